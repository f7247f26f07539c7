import type { ReactNode } from 'react'
import { BlankSheetSketch } from './blank-sheet-sketch'
import { StepList } from './step-list'

/** From nothing to a vacancy, on the screens that have none yet. */
const STEPS = [
  { when: 'First', what: 'Register your company with four details.' },
  { when: 'About 10 minutes', what: 'Tell the consultant about the vacancy. You can type or speak.' },
  { when: 'Then', what: 'Read the specification, change what you like and approve it.' },
] as const

/** A screen without content: what to do, and a drawing beside it where there is room. `hasSteps` is for someone who has not begun. */
export function EmptyScreen({
  hasSteps,
  intro,
  children,
}: {
  hasSteps: boolean
  /** What state this is, before the steps. */
  intro?: string
  children: ReactNode
}) {
  return (
    <div className="grid items-center gap-x-12 gap-y-8 border-t pt-8 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid justify-items-start gap-6">
        {intro ? <p className="measure">{intro}</p> : null}
        {hasSteps ? <StepList steps={STEPS} /> : null}
        {children}
      </div>
      <BlankSheetSketch className="w-full max-w-xs max-md:order-first" />
    </div>
  )
}
