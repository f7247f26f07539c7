import type { ReactNode } from 'react'
import { NeededTag } from '@/components/knowledge/law-mark'
import { AUDIENCE_LABELS } from '@/lib/consultation/topics'
import {
  ABSENCE_TEXTS,
  anchorOf,
  type LineGroup,
  lineAnchorOf,
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

/** What stands to the right of the lines. */
export type SheetMargin = 'none' | 'comment' | 'source' | 'sourceAndPencil'

const MARGINS: Record<SheetMargin, string> = {
  none: '[--margin:0px]',
  comment: '[--margin:0px] md:[--margin:7rem]',
  source: '[--margin:0px] md:[--margin:7.5rem] lg:[--margin:10.5rem]',
  sourceAndPencil: '[--margin:2.75rem] md:[--margin:10.5rem] lg:[--margin:13rem]',
}

export function SheetLines({
  section,
  margin,
  ...parts
}: { section: SheetSection; margin: SheetMargin } & SheetParts) {
  const [first] = section.groups
  if (section.look === 'rows')
    return (
      <dl className={cn('border-b', MARGINS[margin], section.number && INDENT)}>
        {section.groups.map((group) => (
          <div
            key={group.key}
            id={anchorOf(group.key)}
            tabIndex={-1}
            className="grid gap-x-4 gap-y-0.5 border-t py-1.5 target:bg-signal-wash md:grid-cols-[7.5rem_minmax(0,1fr)] lg:grid-cols-[11.5rem_minmax(0,1fr)] print:break-inside-avoid print:grid-cols-[9rem_minmax(0,1fr)] print:py-0"
          >
            <dt className="font-semibold text-sm max-md:pt-1 md:pt-2 print:pt-2">{group.label}</dt>
            <dd className="min-w-0">
              <Lines group={group} {...parts} />
            </dd>
          </div>
        ))}
      </dl>
    )
  return first ? (
    <div
      id={anchorOf(first.key)}
      tabIndex={-1}
      className={cn(
        'target:bg-signal-wash',
        MARGINS[margin],
        section.number && `${INDENT} md:pl-34 lg:pl-50 print:pl-40`,
      )}
    >
      <Lines group={first} {...parts} />
    </div>
  ) : null
}

/** Indents the text past the numbers, which share one column with the rows. */
const INDENT = 'md:[--indent:3.5rem] print:[--indent:3.5rem]'

function Lines({ group, ...parts }: { group: LineGroup } & SheetParts) {
  const addition = parts.renderAddition?.(group)
  if (group.lines.length === 0)
    return (
      // An open form takes the place of the note.
      <div className="flex flex-wrap items-center gap-x-4 py-1 pl-(--indent) has-[form]:[&>p]:hidden">
        <AbsenceNote group={group} />
        {addition}
      </div>
    )
  return (
    <>
      <ul className="grid">
        {group.lines.map((line, index) => (
          <li
            key={line.id}
            id={lineAnchorOf(line.id)}
            className="group/line relative min-w-0 break-inside-avoid py-1.5 pr-(--margin) target:bg-signal-wash print:pr-0"
          >
            {parts.renderText(line, nameOf(line, group, index))}
            {line.isAgencyOnly ? (
              <p className="text-muted-foreground text-sm pl-(--indent)">{AUDIENCE_LABELS.agency}</p>
            ) : null}
            {line.evidence.length > 0 ? parts.renderEvidence(line, nameOf(line, group, index)) : null}
            {parts.renderComments?.(line, nameOf(line, group, index))}
          </li>
        ))}
      </ul>
      {addition ? <div className="pb-1 pl-(--indent) print:hidden">{addition}</div> : null}
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
