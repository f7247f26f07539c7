'use client'

import { clockOf } from './clock'
import { ClockIcon, OverdueIcon } from './icons'
import { useNow } from './use-now'

/** What is left until a promise is due, or by how much it is overdue: in words, with a mark, and in colour. */
export function PromiseClock({ what, due }: { what: string; due: string }) {
  const now = useNow()
  if (now === null) return null
  const { state, text } = clockOf(new Date(due), new Date(now))
  return (
    <span className="promise-clock" data-state={state} title={`${what} by ${new Date(due).toLocaleString()}`}>
      {state === 'overdue' ? <OverdueIcon /> : <ClockIcon />}
      <span className="sr-only">{what}: </span>
      {text}
    </span>
  )
}
