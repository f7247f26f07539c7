import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { ONBOARDING_STEPS, type OnboardingStep } from '@/lib/content/navigation'
import { cn } from '@/lib/utils'

type StepState = 'done' | 'current' | 'open'

/** Steps with a screen of one vacancy. */
const VACANCY_STEPS: readonly OnboardingStep[] = ['about', 'consultation', 'summary']

const STATE_LABELS: Record<StepState, string> = { done: 'done', current: 'current step', open: 'not started' }

/** `linkTo` names the vacancy in the address of a screen. `compact` is one line, for a screen that needs its height. */
export function StepRail({
  current,
  done,
  linkTo = (screen) => screen,
  compact = false,
  complete = false,
}: {
  current: OnboardingStep
  done: readonly OnboardingStep[]
  linkTo?: (screen: Route) => Route
  compact?: boolean
  /** The current step is done too. */
  complete?: boolean
}) {
  const position = ONBOARDING_STEPS.findIndex((step) => step.key === current)
  const steps = ONBOARDING_STEPS.map((step) => {
    const state: StepState = step.key === current ? 'current' : done.includes(step.key) ? 'done' : 'open'
    return { ...step, state, path: VACANCY_STEPS.includes(step.key) ? linkTo(step.path) : step.path }
  })

  if (compact)
    return (
      <nav aria-label="Progress" data-slot="step-rail" className="border-b bg-card">
        <ol className="container-page flex min-h-9 items-center gap-x-2 lg:gap-x-3">
          {steps.map((step, index) => (
            <li
              key={step.key}
              aria-current={step.state === 'current' ? 'step' : undefined}
              className="flex items-center gap-x-2 not-last:grow not-last:after:h-px not-last:after:min-w-2 lg:not-last:after:min-w-3 not-last:after:flex-1 not-last:after:bg-line/60"
            >
              <CompactSupport state={step.state} />
              <StepLabel step={step} index={index} compact />
            </li>
          ))}
        </ol>
      </nav>
    )
  return (
    <nav aria-label="Progress" data-slot="step-rail" className="border-b bg-card">
      <div className="container-page">
        <p className="flex items-baseline gap-3 pt-3 text-sm md:hidden" aria-hidden="true">
          <span className="figure text-muted-foreground">
            Step {position + 1} of {steps.length}
          </span>
          <span className="font-semibold">{steps[position]?.label}</span>
        </p>
        <ol className="grid grid-cols-5 pt-3 pb-2 md:pt-4 md:pb-3">
          {steps.map((step, index) => (
            <li
              key={step.key}
              aria-current={step.state === 'current' ? 'step' : undefined}
              className="relative flex flex-col items-center text-center"
            >
              <Beam index={index} position={complete ? steps.length : position} last={steps.length - 1} />
              <Support state={complete ? 'done' : step.state} />
              <StepLabel step={step} index={index} />
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

function Beam({ index, position, last }: { index: number; position: number; last: number }) {
  const half = 'absolute top-[1.125rem] h-[5px] border-line border-y'
  return (
    <>
      <span
        aria-hidden="true"
        className={cn(
          half,
          'right-1/2',
          index === 0 ? 'w-3 border-l' : 'left-0',
          index <= position && 'bg-line',
        )}
      />
      <span
        aria-hidden="true"
        className={cn(
          half,
          'left-1/2',
          index === last ? 'w-3 border-r' : 'right-0',
          index < position && 'bg-line',
        )}
      />
    </>
  )
}

function Support({ state }: { state: StepState }) {
  return (
    <svg
      viewBox="0 0 28 40"
      className="relative h-10 w-7 text-line"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      {state === 'current' ? (
        <path
          d="M14 0v13M9.500 8.500 14 16l4.500-7.500z"
          stroke="var(--signal)"
          strokeWidth="2.5"
          fill="var(--signal)"
        />
      ) : null}
      <path
        d="M14 23.500 21 34H7z"
        fill={state === 'open' ? 'var(--card)' : state === 'current' ? 'var(--signal)' : 'currentColor'}
      />
      <path d="M3 34.500h22" />
      <path d="m6 38.500 3-4M12 38.500l3-4M18 38.500l3-4" strokeWidth="0.9" />
    </svg>
  )
}

function CompactSupport({ state }: { state: StepState }) {
  return (
    <svg
      viewBox="0 0 14 14"
      className={cn('size-3 shrink-0', state === 'current' ? 'text-signal' : 'text-line')}
      fill={state === 'open' ? 'none' : 'currentColor'}
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M7 2 13 12H1z" />
    </svg>
  )
}

function StepLabel({
  step,
  index,
  compact = false,
}: {
  step: { label: string; path: Route; state: StepState }
  index: number
  compact?: boolean
}) {
  const label = (
    <>
      <span className={'figure mr-1.5 hidden text-muted-foreground text-xs lg:inline'} aria-hidden="true">
        {index + 1}
      </span>
      {step.label}
      <span className="sr-only"> ({STATE_LABELS[step.state]})</span>
    </>
  )
  const className = compact
    ? cn('whitespace-nowrap text-xs leading-tight', step.state !== 'current' && 'max-md:sr-only')
    : 'sr-only text-xs leading-tight md:not-sr-only md:mt-1 lg:text-sm'
  if (step.state === 'done')
    return (
      <Link href={step.path} className={cn(className, 'link max-md:focus:not-sr-only')}>
        {label}
      </Link>
    )
  return (
    <span className={cn(className, step.state === 'current' ? 'font-semibold' : 'text-muted-foreground')}>
      {label}
    </span>
  )
}
