import type { ReactNode } from 'react'
import { NeededTag } from '@/components/knowledge/law-mark'
import { AUDIENCE_LABELS } from '@/lib/consultation/topics'
import {
  ABSENCE_TEXTS,
  anchorOf,
  type LineGroup,
  lineAnchorOf,
  type SectionLook,
  type SheetLine,
  type SheetSection,
} from '@/lib/specification/document/parts'
import { cn } from '@/lib/utils'

/** What differs between the screens that show a specification. */
export interface SheetParts {
  /** The line's text, with its number if it has one. `name` is for screen readers: "line 3.5.2". */
  renderText: (line: SheetLine, name: string) => ReactNode
  /** Called for lines with a source. */
  renderEvidence: (line: SheetLine, name: string) => ReactNode
  /** What others say about a line. */
  renderComments?: ((line: SheetLine, name: string) => ReactNode) | undefined
  /** In the place of "To be confirmed", and after the lines of a group. Absent where nothing can be added. */
  renderAddition?: (group: LineGroup) => ReactNode
}

export function SheetLines({ section, ...parts }: { section: SheetSection } & SheetParts) {
  const [first] = section.groups
  if (section.look === 'rows')
    return (
      <dl className={cn('border-b', section.number && INDENT)}>
        {section.groups.map((group) => (
          <div
            key={group.key}
            id={anchorOf(group.key)}
            tabIndex={-1}
            className="relative grid gap-x-6 gap-y-0.5 border-t py-1.5 target:bg-signal-wash md:grid-cols-[11rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] print:break-inside-avoid print:grid-cols-[9rem_minmax(0,1fr)] print:py-0"
          >
            <dt className="font-semibold text-sm max-md:pt-1 md:pt-2 print:pt-2">{group.label}</dt>
            <dd className="min-w-0 md:contents">
              <Lines group={group} look="rows" {...parts} />
            </dd>
          </div>
        ))}
      </dl>
    )
  return first ? (
    <div
      id={anchorOf(first.key)}
      tabIndex={-1}
      className={cn('target:bg-signal-wash', section.number && `${INDENT} ${BESIDE_LABELS}`)}
    >
      <Lines group={first} look={section.look} {...parts} />
    </div>
  ) : null
}

/** Of the text, past the column of the numbers. */
const INDENT = 'md:[--indent:3.75rem]'

/** All numbers stand in one column, where rows have theirs, if that leaves room for the lines. */
const BESIDE_LABELS = 'lg:pl-50 print:pl-42'

/** Below the label, on a phone at the end of its line. An open form is below the lines. */
const ADDITION =
  'max-md:not-has-[form]:absolute max-md:not-has-[form]:top-2 max-md:not-has-[form]:right-0 md:has-[form]:col-start-2 md:has-[form]:row-start-3 md:has-[form]:pl-(--indent) print:hidden'

const ITEM_CLASSES: Record<SectionLook, string> = {
  prose: 'py-1.5',
  rows: 'py-1.5',
  list: 'py-1.5',
}

function Lines({ group, look, ...parts }: { group: LineGroup; look: SectionLook } & SheetParts) {
  const addition = parts.renderAddition?.(group)
  if (group.lines.length === 0)
    return (
      // An open form takes the place of the note.
      <div className="flex flex-wrap items-center gap-x-4 py-1 md:pl-(--indent) has-[form]:[&>p]:hidden">
        <AbsenceNote group={group} />
        {addition}
      </div>
    )
  return (
    <>
      <ul
        className={cn(
          'grid content-start',
          look === 'rows' && 'min-w-0 md:col-start-2 md:row-span-2 md:row-start-1',
        )}
      >
        {group.lines.map((line, index) => (
          <li
            key={line.id}
            id={lineAnchorOf(line.id)}
            className={`relative min-w-0 break-inside-avoid target:bg-signal-wash pr-(--margin) [--margin:3rem] md:[--margin:11.5rem] print:[--margin:0px] ${ITEM_CLASSES[look]}`}
          >
            {parts.renderText(line, nameOf(line, group, index))}
            {line.isAgencyOnly ? (
              <p className="text-muted-foreground text-sm md:pl-(--indent)">{AUDIENCE_LABELS.agency}</p>
            ) : null}
            {line.evidence.length > 0 ? parts.renderEvidence(line, nameOf(line, group, index)) : null}
            {parts.renderComments?.(line, nameOf(line, group, index))}
          </li>
        ))}
      </ul>
      {addition ? <div className={look === 'rows' ? ADDITION : 'md:pl-(--indent)'}>{addition}</div> : null}
    </>
  )
}

function nameOf({ number }: SheetLine, { label, lines }: LineGroup, index: number): string {
  if (number) return `line ${number}`
  return lines.length > 1 ? `${label}, line ${index + 1}` : label
}

function AbsenceNote({ group: { absence } }: { group: LineGroup }) {
  return (
    <p className="py-0.5 text-muted-foreground">
      {absence === 'needed' ? <NeededTag /> : ABSENCE_TEXTS[absence]}
    </p>
  )
}
