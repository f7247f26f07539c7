'use client'

import { createContext, use } from 'react'

/** Called with the server's message when someone else has changed a launch status meanwhile. */
export const LaunchContext = createContext<((message: string) => void) | null>(null)

export function useLaunchConflict(): (message: string) => void {
  const onConflict = use(LaunchContext)
  if (!onConflict) throw new Error('useLaunchConflict must be used inside a LaunchContext')
  return onConflict
}
