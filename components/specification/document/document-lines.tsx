import { EditableLine } from '@/components/specification/draft/editable-line'
import { LineText } from '@/components/specification/draft/line-text'
import { RestoreWords } from '@/components/specification/draft/restore-words'
import { UnbrokenFigures } from '@/components/specification/draft/unbroken-figures'
import { EvidenceMark } from '@/components/specification/evidence/evidence-mark'
import { EvidenceQuotes } from '@/components/specification/evidence/evidence-quotes'
import { buildQuotes, evidenceLabelOf } from '@/components/specification/evidence/quotes'
import { AUDIENCE_LABELS } from '@/lib/consultation/topics'
import { audienceOf } from '@/lib/specification/content'
import { isAudienceFixed } from '@/lib/specification/options'
import type { SourceTexts } from '@/lib/specification/schema'
import { anchorOf, type DocumentSection, type LineGroup, type NumberedLine } from './document'

interface LineContext {
  texts: SourceTexts
  editable: boolean
}

export function DocumentLines({ section, ...context }: { section: DocumentSection } & LineContext) {
  const [first] = section.groups
  if (section.look === 'rows')
    return (
      <dl className="border-b">
        {section.groups.map((group) => (
          <div
            key={group.key}
            id={anchorOf(group.key)}
            className="grid gap-x-6 gap-y-0.5 border-t py-1.5 target:bg-signal-wash md:grid-cols-[11rem_minmax(0,1fr)] print:break-inside-avoid print:grid-cols-[9rem_minmax(0,1fr)] print:py-0"
          >
            <dt className="font-semibold text-sm max-md:pt-1 md:pt-2 print:pt-2">{group.label}</dt>
            <dd className="min-w-0">
              <Lines group={group} look="rows" {...context} />
            </dd>
          </div>
        ))}
      </dl>
    )
  return first ? (
    <div id={anchorOf(first.key)}>
      <Lines group={first} look={section.look} {...context} />
    </div>
  ) : null
}

const ITEM_CLASSES: Record<DocumentSection['look'], string> = {
  prose: 'py-1.5',
  rows: 'py-1.5',
  tags: 'rounded-sm border border-l-4 border-l-line/60 py-2 pl-3',
}

function Lines({
  group,
  look,
  ...context
}: { group: LineGroup; look: DocumentSection['look'] } & LineContext) {
  if (group.lines.length === 0) return <AbsenceNote group={group} />
  return (
    <ul className={look === 'tags' ? 'grid gap-2 lg:grid-cols-2' : 'grid'}>
      {group.lines.map((line) => (
        <li
          key={line.id}
          className={`relative min-w-0 break-inside-avoid pr-(--margin) [--margin:3rem] md:[--indent:3.75rem] md:[--margin:11.5rem] print:[--margin:0px] ${ITEM_CLASSES[look]}`}
        >
          <Line line={line} {...context} />
        </li>
      ))}
    </ul>
  )
}

function Line({ line, texts, editable }: { line: NumberedLine } & LineContext) {
  const evidence =
    line.evidence.length > 0 ? (
      <EvidenceMark mark={evidenceLabelOf(line.evidence)} line={`line ${line.number}`} shift={editable}>
        <EvidenceQuotes {...buildQuotes(line.evidence, texts)} />
        {editable && line.reworded ? (
          <RestoreWords lineId={line.id} number={line.number} said={line.reworded.said} />
        ) : null}
      </EvidenceMark>
    ) : null
  return (
    <>
      {editable ? (
        <EditableLine
          lineId={line.id}
          number={line.number}
          text={line.text}
          audience={isAudienceFixed(line.section) ? null : audienceOf(line)}
        />
      ) : (
        <LineText number={line.number}>
          <UnbrokenFigures>{line.text}</UnbrokenFigures>
        </LineText>
      )}
      {line.isAgencyOnly ? (
        <p className="text-muted-foreground text-sm md:pl-(--indent)">{AUDIENCE_LABELS.agency}</p>
      ) : null}
      {evidence}
    </>
  )
}

const ABSENCE_TEXTS: Record<LineGroup['absence'], string> = {
  toConfirm: 'To be confirmed',
  notApplicable: 'Not needed: the contract is permanent',
  none: 'None stated',
}

function AbsenceNote({ group }: { group: LineGroup }) {
  return (
    <p className="py-1.5">
      <span
        className={
          group.absence === 'toConfirm'
            ? 'border-signal border-b-2 border-dashed text-signal-text'
            : 'text-muted-foreground'
        }
      >
        {ABSENCE_TEXTS[group.absence]}
      </span>
    </p>
  )
}
