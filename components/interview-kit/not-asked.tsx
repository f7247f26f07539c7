import { UNASKED_PARTS } from '@/lib/interview-kit/parts'
import type { Unasked } from '@/lib/interview-kit/schema'
import { cn } from '@/lib/utils'

/** On screen only: a printed kit has what is asked. */
const REMOVED = { reason: 'removed', title: 'Removed by you', note: 'You took these questions out.' }

/** The lines that no item covers, by the reason. */
export function NotAsked({
  unasked,
  removedLineIds,
  onAdd,
  pending,
}: {
  unasked: readonly Unasked[]
  /** As of `useKit`. */
  removedLineIds: ReadonlySet<string>
  onAdd: ((line: Unasked) => void) | null
  pending: boolean
}) {
  if (unasked.length === 0) return null
  const isRemoved = ({ lineIds }: Unasked) => lineIds.some((id) => removedLineIds.has(id))
  const others = unasked.filter((line) => !isRemoved(line))
  const parts = [
    { ...REMOVED, lines: unasked.filter(isRemoved) },
    ...UNASKED_PARTS.map((part) => ({
      ...part,
      lines: others.filter((line) => line.reason === part.reason),
    })),
  ]
  return (
    <section
      aria-labelledby="unasked"
      className={cn('mt-6 grid gap-6', others.length === 0 && 'print:hidden')}
    >
      <h2 id="unasked" className="text-xl">
        Not asked in this interview
      </h2>
      {parts.map(({ reason, title, note, lines }) =>
        lines.length === 0 ? null : (
          <section
            key={reason}
            aria-label={title}
            className={cn('grid gap-2 print:break-inside-avoid', reason === REMOVED.reason && 'print:hidden')}
          >
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="measure text-muted-foreground text-sm">{note}</p>
            </div>
            <ul className="grid border-b">
              {lines.map((line) => (
                <li
                  key={line.lineIds.join()}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 border-t py-2"
                >
                  <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{line.text}</span>
                  {onAdd && line.wording ? (
                    <button
                      type="button"
                      className="link touch-target min-h-6 text-sm max-md:min-h-11 print:hidden"
                      disabled={pending}
                      onClick={() => onAdd(line)}
                    >
                      Ask about it<span className="sr-only">: {line.text}</span>
                    </button>
                  ) : null}
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </section>
  )
}
