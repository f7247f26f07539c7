import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { ONBOARDING_STEPS, type OnboardingStep } from '@/lib/content/navigation'
import { cn } from '@/lib/utils'
import { BeamSegment, BeamSupport, SmallSupport, type SupportState } from './beam-support'

/** Steps with a screen of one vacancy. */
const VACANCY_STEPS: readonly OnboardingStep[] = ['about', 'consultation', 'summary']

const STATE_LABELS: Record<SupportState, string> = {
  done: 'done',
  current: 'current step',
  open: 'not started',
}

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
    const state: SupportState = step.key === current ? 'current' : done.includes(step.key) ? 'done' : 'open'
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
              <SmallSupport state={step.state} />
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
              <BeamSegment
                index={index}
                position={complete ? steps.length : position}
                last={steps.length - 1}
              />
              <BeamSupport state={complete ? 'done' : step.state} className="relative" />
              <StepLabel step={step} index={index} />
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

function StepLabel({
  step,
  index,
  compact = false,
}: {
  step: { label: string; path: Route; state: SupportState }
  index: number
  compact?: boolean
}) {
  const label = (
    <>
      {/* A link underlines its own text only: no inline block. */}
      <span className="figure mr-1.5 hidden text-muted-foreground text-xs lg:inline-block" aria-hidden="true">
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
