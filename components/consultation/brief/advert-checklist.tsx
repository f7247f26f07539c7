import { Card, CardDescription, CardTitle } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import type { ChecklistItem } from '@/lib/consultation/interview/schema'
import * as paths from '@/lib/paths'

export function AdvertChecklist({
  items,
  onAnswer,
}: {
  items: readonly ChecklistItem[]
  onAnswer: (label: string) => void
}) {
  const known = items.filter(({ state }) => state === 'known').length
  return (
    <Card aria-labelledby="checklist-title" className="gap-3 self-start p-4 sm:p-5">
      <div className="grid gap-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <CardTitle id="checklist-title">Before we introduce candidates</CardTitle>
          <p className="figure text-muted-foreground text-xs">
            {known} of {items.length} known
          </p>
        </div>
        <CardDescription>By law, we need to know these things first.</CardDescription>
      </div>
      <ul className="grid text-sm sm:grid-cols-2 sm:gap-x-8">
        {items.map(({ key, label, state }) => (
          <li
            key={key}
            data-state={state}
            className="flex min-h-9 items-center justify-between gap-3 border-border border-b py-1 leading-snug pointer-coarse:min-h-11"
          >
            <span>{label}</span>
            {state === 'known' ? (
              <span className="font-semibold text-success text-xs">Known</span>
            ) : (
              <span className="flex items-center gap-3 text-xs">
                <span className="text-muted-foreground">Missing</span>
                {key === 'hirer' ? (
                  <Link href={paths.about} className="link touch-target min-h-6 content-center">
                    Add<span className="sr-only"> {label}</span>
                  </Link>
                ) : (
                  <button type="button" onClick={() => onAnswer(label)} className="link touch-target min-h-6">
                    Add<span className="sr-only"> {label}</span>
                  </button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
