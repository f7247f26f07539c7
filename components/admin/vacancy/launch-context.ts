'use client'

import { createContext, use } from 'react'

/** Hears that somebody else was faster with a launch status, in the server's words. */
export const LaunchContext = createContext<((message: string) => void) | null>(null)

export function useLaunchConflict(): (message: string) => void {
  const onConflict = use(LaunchContext)
  if (!onConflict) throw new Error('A launch status stands in a LaunchContext')
  return onConflict
}
