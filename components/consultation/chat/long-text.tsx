'use client'

import { type ReactNode, useId, useState } from 'react'

/** In characters; a pasted advert is longer. */
const LONG = 900

/** A pasted text is cut short until it is asked for, or what is selected in the brief came from it. */
export function LongText({
  length,
  isNeeded,
  children,
}: {
  length: number
  isNeeded: boolean
  children: ReactNode
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (length <= LONG) return children
  const isShown = isOpen || isNeeded
  return (
    <div className="grid gap-1">
      <div
        id={id}
        data-collapsed={isShown ? undefined : ''}
        className={isShown ? undefined : 'max-h-40 overflow-hidden mask-b-from-60%'}
      >
        {children}
      </div>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        className="link touch-target min-h-6 justify-self-start text-sm"
        onClick={() => setOpen(!isShown)}
      >
        {isShown ? 'Show less' : 'Show full text'}
      </button>
    </div>
  )
}
