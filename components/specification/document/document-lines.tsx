import { EditableLine } from '@/components/specification/draft/editable-line'
import { renderAddition } from '@/components/specification/draft/line-addition'
import { LineText } from '@/components/specification/draft/line-text'
import { RestoreWords } from '@/components/specification/draft/restore-words'
import { UnbrokenFigures } from '@/components/specification/draft/unbroken-figures'
import { EvidenceMark } from '@/components/specification/evidence/evidence-mark'
import { EvidenceQuotes } from '@/components/specification/evidence/evidence-quotes'
import { SheetLines, type SheetParts } from '@/components/specification/sheet/sheet-lines'
import { Badge } from '@/components/ui/badge'
import type { SheetSection } from '@/lib/specification/document/parts'
import { buildQuotes, evidenceLabelOf } from '@/lib/specification/document/quotes'
import { isAudienceFixed } from '@/lib/specification/options'
import type { SourceTexts } from '@/lib/specification/schema'

const NONE: ReadonlySet<string> = new Set()

/** The lines of the document, with their sources, and with ways to change them where it is a draft. */
export function DocumentLines({
  section,
  texts,
  editable,
  toRewrite = NONE,
  speaker,
  renderComments,
}: {
  section: SheetSection
  texts: SourceTexts
  editable: boolean
  /** The ids of the lines that candidates cannot read as they are. */
  toRewrite?: ReadonlySet<string>
  /** See `buildQuotes`. */
  speaker?: string | undefined
  renderComments?: SheetParts['renderComments']
}) {
  const hasSources = section.groups.some(({ lines }) => lines.some(({ evidence }) => evidence.length > 0))
  return (
    <SheetLines
      section={section}
      margin={editable ? 'sourceAndPencil' : hasSources ? 'source' : renderComments ? 'comment' : 'none'}
      renderComments={renderComments}
      renderText={(line, name) =>
        editable ? (
          <>
            <EditableLine
              lineId={line.id}
              number={line.number}
              name={name}
              text={line.text}
              audience={isAudienceFixed(line.section) ? null : line.audience}
            />
            {toRewrite.has(line.id) ? (
              <p className="py-0.5 pl-(--indent) print:hidden">
                <Badge variant="signal">Needs a rewrite</Badge>
              </p>
            ) : null}
          </>
        ) : (
          <LineText number={line.number}>
            <UnbrokenFigures>{line.text}</UnbrokenFigures>
          </LineText>
        )
      }
      renderEvidence={(line, name) => (
        <EvidenceMark mark={evidenceLabelOf(line.evidence)} line={name} shift={editable}>
          <EvidenceQuotes {...buildQuotes(line.evidence, texts, speaker)}>
            {editable && line.reworded && line.reworded.said !== line.text ? (
              <RestoreWords lineId={line.id} number={line.number ?? ''} said={line.reworded.said} />
            ) : null}
          </EvidenceQuotes>
        </EvidenceMark>
      )}
      {...(editable && { renderAddition })}
    />
  )
}
