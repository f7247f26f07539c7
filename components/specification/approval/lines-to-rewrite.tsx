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
    <section
      className="mb-8 grid gap-3 rounded-md border border-l-4 border-l-signal bg-signal-wash px-4 py-3 print:hidden"
      aria-labelledby="lines-to-rewrite"
    >
      <div className="grid gap-1">
        <h2 id="lines-to-rewrite" className="text-lg">
          Needs a rewrite
        </h2>
        <p className="measure text-sm">Candidates won’t see these lines until you edit them.</p>
      </div>
      <ul className="border-t">
        {lines.map(({ lineId, section, text, reason }) => (
          <li
            key={lineId}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b py-2 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="wrap-anywhere">{text}</p>
              <p className="text-sm">
                <a className="link" href={`#${anchorOf(section)}`}>
                  {sectionRow(section).label}
                </a>
                . {REASONS[reason]}.
              </p>
            </div>
            <RewordLine lineId={lineId} text={text} />
          </li>
        ))}
      </ul>
    </section>
  )
}
