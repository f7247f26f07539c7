import type { Route } from 'next'
import { Suspense } from 'react'
import type { DraftDocument } from '@/components/specification/document/document'
import { PrintButton } from '@/components/specification/document/document-actions'
import { SpecificationSheet } from '@/components/specification/document/specification-sheet'
import { DraftEditorProvider } from '@/components/specification/draft/draft-editor'
import { SpellingNotes } from '@/components/specification/draft/spelling-notes'
import { ButtonLink } from '@/components/ui/button'
import { listLinesToRewrite } from '@/lib/specification/content'
import type { Missing } from '@/lib/specification/floor'
import type { SourceTexts } from '@/lib/specification/schema'
import type { SpellingNote } from '@/lib/specification/spelling'
import { ApprovalSection } from './approval-section'
import { LinesToRewrite } from './lines-to-rewrite'

export function DraftSpecification({
  specification,
  missing,
  spelling,
  texts,
  page,
  links,
}: {
  specification: DraftDocument
  missing: readonly Missing[]
  spelling: Promise<SpellingNote[]>
  texts: SourceTexts
  page: number
  /** Screens of its vacancy. */
  links: { summary: Route; consultation: Route }
}) {
  const { id, revision } = specification
  return (
    <>
      <header className="mb-8 grid gap-4">
        <h1 className="text-display">Section 3: Your Employee Value Proposition</h1>
        <p className="measure text-muted-foreground print:hidden">
          Read it carefully before you sign it off. Select a mark to see the source, or the pencil to edit a
          line. Nothing goes live until you approve.
        </p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <ButtonLink href={links.summary} variant="outline">
            Back to the summary
          </ButtonLink>
          <PrintButton />
        </div>
      </header>
      <LinesToRewrite lines={listLinesToRewrite(specification.content)} />
      <DraftEditorProvider specificationId={id} revision={revision}>
        <Suspense fallback={null}>
          <SpellingNotes promise={spelling} />
        </Suspense>
        <SpecificationSheet specification={specification} texts={texts} heading="h2" page={page}>
          <ApprovalSection
            specification={specification}
            missing={missing}
            consultation={links.consultation}
          />
        </SpecificationSheet>
      </DraftEditorProvider>
    </>
  )
}
