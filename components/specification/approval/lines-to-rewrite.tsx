import type { LineReason } from '@/lib/consultation/guard/line-reasons'

const REASONS: Record<LineReason, string> = {
  empty: 'Contains no words',
  unbalanced: 'Missing bracket or quotation mark',
  fragment: 'Part of the sentence is missing',
  talk: 'Sounds like chat',
  contact: 'Contains contact details',
  person: 'Names a person',
}

/** Lines that candidates cannot read as they are. Their sources are shown in the document below. */
export function LinesToRewrite({
  lines,
}: {
  lines: readonly { lineId: string; text: string; reason: LineReason }[]
}) {
  if (lines.length === 0) return null
  return (
    <section className="mb-8 grid gap-3 print:hidden" aria-labelledby="lines-to-rewrite">
      <h2 id="lines-to-rewrite" className="font-semibold">
        Lines to reword
      </h2>
      <p className="measure text-muted-foreground">
        Candidates won’t see these lines until you edit them below.
      </p>
      <ul className="grid gap-2">
        {lines.map(({ lineId, text, reason }) => (
          <li key={lineId}>
            {text} <span className="text-muted-foreground">({REASONS[reason]})</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
