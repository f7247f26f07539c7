import { anchorOf } from '@/components/specification/document/document'
import type { LineReason } from '@/lib/consultation/guard/line-reasons'
import { type Section, sectionRow } from '@/lib/specification/options'

const REASONS: Record<LineReason, string> = {
  empty: 'Contains no words',
  unbalanced: 'Missing bracket or quotation mark',
  fragment: 'Part of the sentence is missing',
  talk: 'Sounds like chat',
  contact: 'Contains contact details',
  person: 'Names a person',
  unclear: 'Hard to understand on its own',
}

/** Lines that candidates cannot read as they are. Their sources are shown in the document below. */
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
      <p className="measure text-muted-foreground">
        Candidates won’t see these lines until you edit them below.
      </p>
      <ul className="grid gap-2">
        {lines.map(({ lineId, section, text, reason }) => (
          <li key={lineId}>
            <a className="font-semibold" href={`#${anchorOf(section)}`}>
              {sectionRow(section).label}
            </a>
            {': '}
            {text} <span className="text-muted-foreground">({REASONS[reason]})</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
