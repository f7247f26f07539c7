import { UNASKED_PARTS } from '@/lib/interview-kit/parts'
import type { Unasked } from '@/lib/interview-kit/schema'

/** The lines that no item covers, by the reason. */
export function NotAsked({
  unasked,
  onAdd,
  pending,
}: {
  unasked: readonly Unasked[]
  onAdd: ((line: Unasked) => void) | null
  pending: boolean
}) {
  if (unasked.length === 0) return null
  return (
    <section aria-labelledby="unasked" className="grid gap-6">
      <h2 id="unasked" className="text-xl">
        Not asked in this interview
      </h2>
      {UNASKED_PARTS.map(({ reason, title, note }) => {
        const lines = unasked.filter((line) => line.reason === reason)
        return lines.length === 0 ? null : (
          <section key={reason} aria-label={title} className="grid gap-2 print:break-inside-avoid">
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
                      className="link touch-target min-h-6 text-sm print:hidden"
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
        )
      })}
    </section>
  )
}
