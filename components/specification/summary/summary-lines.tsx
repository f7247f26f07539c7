import Pencil from 'lucide-react/icons/pencil'
import { EditableLine } from '@/components/specification/draft/editable-line'
import { renderAddition } from '@/components/specification/draft/line-addition'
import { LineText } from '@/components/specification/draft/line-text'
import { UnbrokenFigures } from '@/components/specification/draft/unbroken-figures'
import { FetchedEvidence } from '@/components/specification/evidence/fetched-evidence'
import { SheetLines } from '@/components/specification/sheet/sheet-lines'
import { ButtonLink } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import * as paths from '@/lib/paths'
import { anchorOf, type SheetSection } from '@/lib/specification/document/parts'
import { isAudienceFixed } from '@/lib/specification/options'
import type { JobSpecificationResponse } from '@/lib/specification/schema'

/** The summary of a pasted table ends here; the specification has all of it. */
const LINES_SHOWN = 50

/** Each line can be edited in place. Lines that the summary joins are edited in the document, which has them one by one. */
export function SummaryLines({
  section,
  specification: { id, evidence },
  canEdit,
}: {
  section: SheetSection
  specification: JobSpecificationResponse['jobSpecification']
  canEdit: boolean
}) {
  const groups = section.groups.map((group) => ({ ...group, lines: group.lines.slice(0, LINES_SHOWN) }))
  const more = section.groups.reduce((sum, { lines }) => sum + Math.max(0, lines.length - LINES_SHOWN), 0)
  const lineIds = new Set(evidence.map(({ lineId }) => lineId))
  return (
    <>
      <SheetLines
        section={{ ...section, groups }}
        margin={canEdit ? 'sourceAndPencil' : 'source'}
        renderText={(line, name) =>
          canEdit && lineIds.has(line.id) ? (
            <EditableLine
              lineId={line.id}
              number={null}
              name={name}
              text={line.text}
              audience={isAudienceFixed(line.section) ? null : line.audience}
            />
          ) : (
            <>
              <LineText number={null}>
                <UnbrokenFigures>{line.text}</UnbrokenFigures>
              </LineText>
              {canEdit ? (
                <ButtonLink
                  href={`${paths.jobSpecification(id)}#${anchorOf(line.section)}`}
                  variant="ghost"
                  size="icon-sm"
                  className="absolute! top-px right-0 text-muted-foreground print:hidden"
                >
                  <Pencil />
                  <span className="sr-only">Edit {name} in the document</span>
                </ButtonLink>
              ) : null}
            </>
          )
        }
        renderEvidence={(line, name) => (
          <FetchedEvidence sources={line.evidence} line={name} shift={canEdit} />
        )}
        {...(canEdit && { renderAddition })}
      />
      {more > 0 ? (
        <p className="py-1 text-muted-foreground">
          And {more} more in the{' '}
          <Link href={paths.jobSpecification(id)} className="link">
            specification
          </Link>
          .
        </p>
      ) : null}
    </>
  )
}
