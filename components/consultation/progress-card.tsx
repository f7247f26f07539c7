import { countTopics, describeTopicCount } from '@/lib/consultation/interview/open-topics'
import { PROGRESS_STEPS } from '@/lib/consultation/interview/options'
import type { Progress } from '@/lib/consultation/interview/schema'
import type { BriefView } from '@/lib/consultation/session/schema'
import { AGENDA } from '@/lib/consultation/topics'

type StepState = 'complete' | 'active' | 'pending'

const STATE_LABELS: Record<StepState, string> = { complete: 'Complete', active: 'Active', pending: 'Pending' }
const STATE_CLASSES: Record<StepState, string> = {
  complete: 'border-success bg-success',
  active: 'border-signal bg-signal',
  pending: 'border-input bg-card',
}

const INITIAL_PROGRESS: Progress = { step: 'requirements', completed: [] }

/** The only meter of the screen: one division for each topic. */
export function ProgressCard({ view, isStarted = true }: { view: BriefView | null; isStarted?: boolean }) {
  const { step: current, completed } = view?.progress ?? INITIAL_PROGRESS
  const count = view ? countTopics(view.brief) : { total: AGENDA.length, settled: 0, toConfirm: 0 }
  const sentence = describeTopicCount(count)
  /** The website told nothing, and the consultation has begun without it. */
  const isWithoutResearch = !completed.includes('research') && count.settled > 0
  return (
    <section
      aria-labelledby="progress-title"
      className="grid gap-2 rounded-lg border bg-card px-4 py-2.5 text-card-foreground"
    >
      <div className="grid">
        <h2 id="progress-title" className="text-base">
          Consultation Progress
        </h2>
        <p className="figure text-xs">{sentence}</p>
      </div>
      <Meter {...count} sentence={sentence} />
      <ol className="grid grid-cols-2 gap-x-3 gap-y-3 sm:max-lg:grid-cols-[repeat(4,auto)] lg:grid-cols-4">
        {PROGRESS_STEPS.map(({ key, label }) => {
          const state: StepState = completed.includes(key)
            ? 'complete'
            : key === current && isStarted
              ? 'active'
              : 'pending'
          return (
            <li
              key={key}
              data-state={state}
              aria-current={state === 'active' ? 'step' : undefined}
              className="grid grid-cols-[0.75rem_minmax(0,1fr)] content-start gap-x-1.5 text-xs leading-snug"
            >
              <span
                aria-hidden="true"
                className={`mt-1 size-2 rotate-45 justify-self-center border ${STATE_CLASSES[state]}`}
              />
              <span className={state === 'active' ? 'font-semibold' : ''}>{label}</span>
              <span
                className={`col-start-2 text-2xs ${state === 'active' ? 'font-semibold text-signal-text' : 'text-muted-foreground'}`}
              >
                {key === 'research' && isWithoutResearch ? 'No findings yet' : STATE_LABELS[state]}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Meter({
  total,
  settled,
  toConfirm,
  sentence,
}: {
  total: number
  settled: number
  toConfirm: number
  sentence: string
}) {
  const divisions = Array.from({ length: total }, (_, index) => ({
    place: index + 1,
    state: index < settled ? 'settled' : index < settled + toConfirm ? 'toConfirm' : 'open',
  }))
  return (
    <div className="relative flex h-2 gap-px">
      <meter
        aria-label="Topics settled"
        aria-valuetext={sentence}
        min={0}
        max={total}
        value={settled}
        className="sr-only"
      />
      {divisions.map(({ place, state }) => (
        <span
          key={place}
          aria-hidden="true"
          className={`flex-1 border ${
            state === 'settled'
              ? 'border-primary bg-primary forced-colors:bg-[Highlight]'
              : state === 'toConfirm'
                ? 'border-signal border-dashed bg-signal-wash'
                : 'border-border'
          }`}
        />
      ))}
    </div>
  )
}
