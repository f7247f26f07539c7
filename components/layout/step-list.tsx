import type { ReactNode } from 'react'

export interface Step {
  /** "Within 24 hours" */
  when: string
  what: ReactNode
}

/** What happens, in order, along a dimension line. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid border-line border-l">
      {steps.map(({ when, what }) => (
        <li key={when} className="relative grid gap-0.5 pb-5 pl-5 last:pb-0">
          <span aria-hidden="true" className="absolute top-2.5 left-[-0.4rem] h-px w-3 -rotate-45 bg-line" />
          <span className="figure text-sm">{when}</span>
          <span className="text-muted-foreground">{what}</span>
        </li>
      ))}
    </ol>
  )
}
