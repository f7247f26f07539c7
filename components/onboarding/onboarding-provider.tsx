'use client'

import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { OnboardingState } from '@/lib/company/schema'
import {
  type OnboardingSession,
  readSession,
  resolveSession,
  saveSession,
  subscribeToSession,
} from './onboarding-session'

interface Onboarding {
  session: OnboardingSession
  /** The server's state when the page was rendered; null before registration. */
  state: OnboardingState | null
  update: (change: Partial<OnboardingSession>) => void
}

const Context = createContext<Onboarding | null>(null)

/** `states` are newest first. */
export function OnboardingProvider({ states, children }: { states: OnboardingState[]; children: ReactNode }) {
  const raw = useSyncExternalStore(subscribeToSession, readSession, () => '')
  const resolved = useMemo(() => resolveSession(raw, states), [raw, states])
  const update = useCallback(
    (change: Partial<OnboardingSession>) =>
      saveSession({ ...resolveSession(readSession(), states).session, ...change }),
    [states],
  )
  const onboarding = useMemo(() => ({ ...resolved, update }), [resolved, update])
  return <Context.Provider value={onboarding}>{children}</Context.Provider>
}

/** Throws outside an OnboardingProvider. */
export function useOnboarding(): Onboarding {
  const onboarding = useContext(Context)
  if (!onboarding) throw new Error('useOnboarding needs an OnboardingProvider around it')
  return onboarding
}
