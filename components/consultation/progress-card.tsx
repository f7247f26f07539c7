import { Card, CardTitle } from '@/components/ui/card'
import { PROGRESS_STEPS } from '@/lib/consultation/interview/options'
import type { Progress } from '@/lib/consultation/interview/schema'

type StepState = 'complete' | 'active' | 'pending'

const STATE_LABELS: Record<StepState, string> = { complete: 'Complete', active: 'Active', pending: 'Pending' }
const STATE_CLASSES: Record<StepState, string> = {
  complete: 'border-success bg-success',
  active: 'border-signal bg-signal',
  pending: 'border-input bg-card',
}

const INITIAL_PROGRESS: Progress = { step: 'requirements', completed: [] }

export function ProgressCard({
  progress,
  covered,
  total,
}: {
  progress: Progress | undefined
  covered: number
  total: number
}) {
  const { step: current, completed } = progress ?? INITIAL_PROGRESS
  return (
    <Card aria-labelledby="progress-title" className="gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <CardTitle id="progress-title">Consultation Progress</CardTitle>
        <p className="figure text-muted-foreground text-xs">
          {covered} of {total} topics
        </p>
      </div>
      <ol className="grid">
        {PROGRESS_STEPS.map(({ key, label }) => {
          const state: StepState = completed.includes(key)
            ? 'complete'
            : key === current
              ? 'active'
              : 'pending'
          return (
            <li
              key={key}
              data-state={state}
              aria-current={state === 'active' ? 'step' : undefined}
              className="group relative flex items-center gap-3 py-1 text-sm"
            >
              <span
                aria-hidden="true"
                className="absolute top-0 bottom-0 left-[5px] w-px bg-border group-first:top-1/2 group-last:bottom-1/2"
              />
              <span
                aria-hidden="true"
                className={`relative size-[11px] shrink-0 rotate-45 border ${STATE_CLASSES[state]}`}
              />
              <span className={state === 'active' ? 'font-semibold' : ''}>{label}</span>
              <span
                className={`ml-auto text-xs ${state === 'active' ? 'font-semibold text-signal-text' : 'text-muted-foreground'}`}
              >
                {STATE_LABELS[state]}
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
