import type { ReactNode } from 'react'

/** The buttons of a form in the talk with a padding of 3: in view however long the form is. */
export function StickyActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-slot="sticky-actions"
      className="sticky bottom-0 -mx-3 -mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 border-t sm:rounded-b-md bg-card p-3 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:mb-px before:h-4 before:bg-linear-to-t before:from-card before:to-transparent"
    >
      {children}
    </div>
  )
}
