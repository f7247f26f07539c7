import type { Route } from 'next'
import { OPEN_DETAILS_ID } from '@/components/specification/anchors'
import { EditButton } from '@/components/specification/document/document-actions'
import { ButtonLink } from '@/components/ui/button'
import { brand } from '@/lib/content/brand'
import * as paths from '@/lib/paths'
import type { LineGroup } from '@/lib/specification/document/parts'
import { buildDocumentPage, type DocumentSpecification } from '@/lib/specification/document/sections'

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** After an approval: what the agency still has to know by law, and the ways to tell it. */
export function NeededByLaw({
  specification: { id, version, content },
  newest,
  groups,
}: {
  specification: DocumentSpecification
  newest: { id: string; version: number }
  /** At least one. */
  groups: readonly LineGroup[]
}) {
  const { pages } = buildDocumentPage(content, 1)
  const place = `${pages > 1 ? `?page=${pages}` : ''}#${OPEN_DETAILS_ID}`
  const names = AND.format(groups.map(({ label }) => label.toLowerCase()))
  const mailSubject = encodeURIComponent(`Details for ${content.jobTitle}, ${content.companyName}`)
  return (
    <section
      aria-labelledby="needed-by-law"
      className="grid content-start gap-3 rounded-md border border-l-4 border-l-signal bg-card px-4 py-4 sm:px-5"
    >
      <h2 id="needed-by-law" className="text-lg">
        {groups.length === 1 ? '1 detail' : `${groups.length} details`} we still need from you
      </h2>
      <p>By law, we need these before we introduce candidates: {names}.</p>
      {newest.version === version ? (
        <>
          <div>
            <EditButton specificationId={id} label="Add these details" variant="default" hash={place} />
          </div>
          <p className="text-muted-foreground text-sm">
            This starts a new draft, which you approve again. Until then, the version you’ve approved applies.
          </p>
        </>
      ) : (
        <div>
          <ButtonLink href={`${paths.jobSpecification(newest.id)}${place}` as Route}>
            Add them to version {newest.version}
          </ButtonLink>
        </div>
      )}
      <p className="text-sm">
        Or email them to{' '}
        <a href={`mailto:${brand.salesEmail}?subject=${mailSubject}`} className="link wrap-anywhere">
          {brand.salesEmail}
        </a>
        .
      </p>
    </section>
  )
}
