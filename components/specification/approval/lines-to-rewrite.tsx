import { RewordLine } from '@/components/specification/draft/reword-line'
import type { LineReason } from '@/lib/consultation/guard/line-reasons'
import { anchorOf } from '@/lib/specification/document/parts'
import { type Section, sectionRow } from '@/lib/specification/options'

const REASONS: Record<LineReason, string> = {
  empty: 'Contains no words',
  unbalanced: 'Missing bracket or quotation mark',
  fragment: 'Part of the sentence is missing',
  talk: 'Reads like a chat message',
  contact: 'Contains contact details',
  person: 'Names a person',
  unclear: 'Hard to understand on its own',
}

/** Lines that candidates cannot read as they are, each with a link to where it can be edited. */
export function LinesToRewrite({
  lines,
}: {
  lines: readonly { lineId: string; section: Section; text: string; reason: LineReason }[]
}) {
  if (lines.length === 0) return null
  return (
    <section className="mb-8 grid gap-3 print:hidden" aria-labelledby="lines-to-rewrite">
      <h2 id="lines-to-rewrite" className="font-semibold">
        Needs a rewrite
      </h2>
      <p className="measure text-muted-foreground">Candidates won’t see these lines until you edit them.</p>
      <ul className="grid gap-2">
        {lines.map(({ lineId, section, text, reason }) => (
          <li key={lineId} className="border-signal border-l-2 bg-signal-wash py-1.5 pr-3 pl-3">
            <p className="wrap-anywhere">
              <a className="link" href={`#${anchorOf(section)}`}>
                {sectionRow(section).label}
              </a>
              : {text}
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm">
              <span className="text-muted-foreground">{REASONS[reason]}</span>
              <RewordLine lineId={lineId} text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
