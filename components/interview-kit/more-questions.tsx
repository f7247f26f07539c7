import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import * as paths from '@/lib/paths'
import { anchorOf } from '@/lib/specification/document/parts'

/** What a kit with few questions lacks, and where it can be added. */
export function MoreQuestions({ specificationId, isDraft }: { specificationId: string; isDraft: boolean }) {
  const specification = paths.jobSpecification(specificationId)
  return (
    <>
      Each rated question comes from a line about a duty, a skill, experience or a way of working.{' '}
      {isDraft ? (
        <>
          <Link href={`${specification}#${anchorOf('technical')}` as Route} className="link">
            Add lines like these to the specification
          </Link>
          , then come back.
        </>
      ) : (
        <>
          The specification is closed, so{' '}
          <Link href={specification} className="link">
            add them in a new version
          </Link>
          .
        </>
      )}
    </>
  )
}
