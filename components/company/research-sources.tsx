import { CardFooter } from '@/components/ui/card'
import { FieldError } from '@/components/ui/field'
import { RESEARCH_NOTICES } from '@/lib/research/options'
import type { Research } from '@/lib/research/schema'
import { type NumberedSource, SourceLink } from './research-item'

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

export function ResearchSources({
  research,
  sources,
  failedId,
  onRemove,
}: {
  research: Research
  sources: NumberedSource[]
  /** Of a document that wasn't removed. */
  failedId: string | null
  onRemove: (runId: string) => void
}) {
  const notices = research.notices.filter(({ kind }) => kind !== 'injection')
  return (
    <CardFooter className="items-start justify-between text-sm">
      <div className="min-w-0">
        <p id="sources-title" className="title-label">
          Read on {MOMENT.format(new Date(research.readAt))}
        </p>
        <ol aria-labelledby="sources-title" className="mt-1.5 grid gap-1">
          {sources.map((source) => (
            <li key={source.id} className="grid grid-cols-[1.75rem_1fr]">
              <span className="figure text-muted-foreground">{source.number}</span>
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
                <SourceLink source={source} />
                {source.kind === 'document' ? (
                  <button
                    type="button"
                    className="link touch-target min-h-6"
                    onClick={() => onRemove(source.runId)}
                  >
                    Remove
                    <span className="sr-only"> {source.address} and what came from it</span>
                  </button>
                ) : null}
                {source.kind === 'document' ? (
                  <FieldError className="w-full">
                    {source.runId === failedId ? 'We couldn’t remove it. Please try again.' : ''}
                  </FieldError>
                ) : null}
              </span>
            </li>
          ))}
        </ol>
        {notices.length > 0 ? (
          <ul className="mt-3 grid gap-1.5 text-muted-foreground">
            {notices.map(({ kind, address }) => (
              <li key={`${kind} ${address}`}>
                {RESEARCH_NOTICES[kind]}
                {address ? <span className="figure block break-all text-xs">{address}</span> : null}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </CardFooter>
  )
}
