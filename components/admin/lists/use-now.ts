'use client'

import { useSyncExternalStore } from 'react'

const TICK_MS = 15_000

let now = 0
const listeners = new Set<() => void>()
let timer: number | undefined

function listen(listener: () => void) {
  listeners.add(listener)
  timer ??= window.setInterval(() => {
    now = Date.now()
    for (const tell of listeners) tell()
  }, TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.clearInterval(timer)
    timer = undefined
    now = 0
  }
}

const read = () => {
  if (now === 0) now = Date.now()
  return now
}

/** The time in epoch milliseconds, anew every quarter of a minute; all clocks of a screen tick together. Null on the server. */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(listen, read, () => null)
}
