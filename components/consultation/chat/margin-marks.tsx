import type { Fact } from '@/lib/consultation/brief/schema'
import { topicLabel } from '@/lib/consultation/topics'

/** `isInLine`: beside one line of a text, which stays as tall as it is. */
export function MarginMarks({
  facts,
  isInLine = false,
  onShow,
}: {
  facts: readonly Fact[]
  isInLine?: boolean
  onShow: (factId: string) => void
}) {
  const topics = [...new Set(facts.map(({ topic }) => topic))]
  return (
    <ul aria-label="Added to the brief" className="flex flex-wrap gap-x-3 sm:flex-col">
      {topics.map((topic) => {
        const [first, ...rest] = facts.filter((fact) => fact.topic === topic)
        return first ? (
          <li key={topic}>
            <button
              type="button"
              onClick={() => onShow(first.id)}
              className={`group touch-target flex min-h-6 items-baseline gap-1.5 rounded-sm py-1 text-left text-2xs text-muted-foreground leading-tight hover:text-foreground ${isInLine ? '' : 'pointer-coarse:min-h-11 pointer-coarse:py-3.5'}`}
            >
              <span
                aria-hidden="true"
                className="h-px w-3 shrink-0 -translate-y-[0.3em] bg-line opacity-60 transition-[width] duration-150 group-hover:w-4"
              />
              <span>
                {topicLabel(topic)}
                {rest.length > 0 ? <span className="figure">{`\u00a0×${rest.length + 1}`}</span> : null}
                <span className="sr-only"> (show in the brief)</span>
              </span>
            </button>
          </li>
        ) : null
      })}
    </ul>
  )
}
