import type { ReactNode } from 'react'
import { brand } from '@/lib/content/brand'
import type { DocumentSpecification } from '@/lib/specification/document/sections'
import type { SpecificationContent } from '@/lib/specification/schema'
import { DownloadMenu } from './download-menu'
import { EditionSwitch } from './edition-switch'
import { SpecificationSheet } from './specification-sheet'

/** Without sources, lines for the agency and lines that need a rewrite. It cannot be edited. */
export function CandidateEdition({
  specification,
  content,
  hasCertificate,
  page,
  isReader = false,
  children,
}: {
  specification: DocumentSpecification
  /** The candidate edition of it. */
  content: SpecificationContent
  hasCertificate: boolean
  page: number
  /** The reader can see no other edition. */
  isReader?: boolean
  children?: ReactNode
}) {
  return (
    <>
      <header className="mb-6 grid gap-4">
        <h1 className="text-display">{content.jobTitle}</h1>
        <p className="measure text-muted-foreground print:hidden">
          This is what candidates see. It leaves out sources, agency-only lines and any line that still needs
          a rewrite. Our recruiters choose whether the advert names your company. Email{' '}
          <a href={`mailto:${brand.salesEmail}`} className="link">
            {brand.salesEmail}
          </a>{' '}
          to say what you’d like.
        </p>
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          {isReader ? null : <EditionSwitch specificationId={specification.id} edition="candidate" />}
          <DownloadMenu
            address={`/api/job-specifications/${specification.id}`}
            edition="candidate"
            hasCertificate={hasCertificate}
            hasPrint
            isAtEnd={!isReader}
          />
        </div>
      </header>
      <SpecificationSheet
        specification={{ ...specification, content }}
        texts={{}}
        heading="h2"
        page={page}
        query="edition=candidate&"
        edition="candidate"
        readOnly
      />
      {children}
    </>
  )
}
