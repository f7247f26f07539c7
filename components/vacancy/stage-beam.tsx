import { BeamSegment, BeamSupport, type SupportState } from '@/components/layout/beam-support'
import type { VacancyState } from '@/lib/consultation/vacancy/options'
import { cn } from '@/lib/utils'

const STAGES = ['Consultation', 'Draft', 'Approval', 'Getting ready', 'Live'] as const

/** The stage it is in, beyond the last where all are done, or null for one that is off the beam. */
const POSITIONS: Record<VacancyState, number | null> = {
  talking: 0,
  draft: 1,
  awaitingApproval: 2,
  approved: 3,
  live: STAGES.length,
  onHold: 4,
  closed: STAGES.length,
  archived: null,
}

/** How far a vacancy is. */
export function StageBeam({ state }: { state: VacancyState }) {
  const position = POSITIONS[state]
  if (position === null) return null
  /** Named on a phone too. */
  const reached = state === 'live' ? STAGES.length - 1 : position
  return (
    <ol aria-label="Stages" className="grid grid-cols-5 px-2 pt-4 pb-3 print:hidden">
      {STAGES.map((label, index) => {
        const support: SupportState = index < position ? 'done' : index === position ? 'current' : 'open'
        return (
          <li
            key={label}
            aria-current={index === reached ? 'step' : undefined}
            className="relative flex flex-col items-center text-center"
          >
            <BeamSegment index={index} position={position} last={STAGES.length - 1} />
            <BeamSupport state={support} className="relative" />
            <span
              className={cn(
                'mt-1 text-sm leading-tight max-sm:text-xs',
                index === reached ? 'font-semibold' : 'text-muted-foreground max-sm:sr-only',
              )}
            >
              {label}
              <span className="sr-only">
                {support === 'done' ? ' (done)' : support === 'open' ? ' (not started)' : ''}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
