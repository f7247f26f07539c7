'use client'

import { useSyncExternalStore } from 'react'

const TICK_MS = 15_000

let now = 0
const listeners = new Set<() => void>()
let timer: number | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= window.setInterval(() => {
    now = Date.now()
    for (const notify of listeners) notify()
  }, TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.clearInterval(timer)
    timer = undefined
    now = 0
  }
}

const getNow = () => {
  if (now === 0) now = Date.now()
  return now
}

/** Epoch milliseconds, updated every 15 seconds for all components at once. Null on the server. */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(subscribe, getNow, () => null)
}
