import type { AnswerSource } from '@/lib/consultation/messages/schema'

/** What an answer rests on. Closed until somebody asks. */
export function AnswerSources({ sources }: { sources: readonly AnswerSource[] }) {
  return (
    <details className="text-muted-foreground text-sm">
      <summary className="disclosure touch-target min-h-6 w-fit cursor-pointer">
        <span className="link">{sources.length === 1 ? 'Source' : `${sources.length} sources`}</span>
      </summary>
      <ul className="grid list-disc gap-1 pt-1 pl-5">
        {sources.map(({ id, label }) => (
          <li key={id} className="wrap-anywhere">
            {label}
          </li>
        ))}
      </ul>
    </details>
  )
}
