'use client'

import type { Route } from 'next'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { OnboardingState } from '@/lib/company/schema'
import { screenOf } from '@/lib/paths'
import {
  isUnpinned,
  type OnboardingSession,
  readSession,
  resolveSession,
  saveSession,
  subscribeToSession,
} from './onboarding-session'

interface Onboarding {
  session: OnboardingSession
  /** The server's state of the tab's vacancy when the page was rendered; null before registration. */
  state: OnboardingState | null
  /** Whether an address has to name the vacancy. */
  hasSeveral: boolean
  /** Whether this page's address names it. */
  isNamed: boolean
  update: (change: Partial<OnboardingSession>) => void
  /** A screen of the tab's vacancy. */
  linkTo: (screen: Route) => Route
  /** The tab's vacancy when called: the first render of a page doesn't know it yet. */
  readState: () => OnboardingState | null
}

const Context = createContext<Onboarding | null>(null)

/** `states` are newest first. `vacancyId` is the vacancy that the address names; it is the first of `states`. */
export function OnboardingProvider({
  states,
  vacancyId,
  children,
}: {
  states: OnboardingState[]
  vacancyId?: string | undefined
  children: ReactNode
}) {
  const raw = useSyncExternalStore(subscribeToSession, readSession, () => '')
  const resolved = useMemo(() => resolveSession(raw, states, vacancyId), [raw, states, vacancyId])
  const update = useCallback(
    (change: Partial<OnboardingSession>) =>
      saveSession({ ...resolveSession(readSession(), states, vacancyId).session, ...change }),
    [states, vacancyId],
  )
  // Once a tab has shown a vacancy it stays with it, whichever becomes the current one elsewhere.
  useEffect(() => {
    const { session, state } = resolveSession(readSession(), states, vacancyId)
    if (state && isUnpinned(readSession(), state, vacancyId)) saveSession(session)
  }, [states, vacancyId])

  const readState = useCallback(
    () => resolveSession(readSession(), states, vacancyId).state,
    [states, vacancyId],
  )
  const onboarding = useMemo(() => {
    const { state } = resolved
    const linkTo = (screen: Route) => (state ? screenOf(screen, state.vacancyId, states) : screen)
    const [hasSeveral, isNamed] = [states.length > 1, vacancyId !== undefined]
    return { ...resolved, update, linkTo, readState, hasSeveral, isNamed }
  }, [resolved, update, readState, states, vacancyId])
  return <Context.Provider value={onboarding}>{children}</Context.Provider>
}

/** Throws outside an OnboardingProvider. */
export function useOnboarding(): Onboarding {
  const onboarding = useContext(Context)
  if (!onboarding) throw new Error('useOnboarding needs an OnboardingProvider around it')
  return onboarding
}
