'use client'

import { useRouter } from 'next/navigation'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import type { OnboardingState } from '@/lib/companies/schema'
import { paths } from '@/lib/paths'
import {
  type OnboardingSession,
  resolveSession,
  storedSession,
  storeSession,
  subscribe,
} from './onboarding-session'

interface Onboarding {
  session: OnboardingSession
  /** The server's word on the session's company when the page was made; null before registration. */
  state: OnboardingState | null
  update: (change: Partial<OnboardingSession>) => void
}

const Context = createContext<Onboarding | null>(null)

/** The screens of the onboarding that need something before them. */
export type GatedScreen = 'register' | 'about' | 'consultation' | 'summary' | 'vacancyBuilder'

/** The earlier screen that must come first, or null when `screen` may be shown. */
function earlierScreen(screen: GatedScreen, state: OnboardingState | null) {
  if (screen === 'register' || screen === 'vacancyBuilder') return null
  if (!state) return paths.register
  if (screen === 'about') return null
  if (!state.described) return paths.about
  if (screen === 'summary' && !state.consulted) return paths.consultation
  return null
}

/**
 * Gives a screen the onboarding session, and leads to the earlier screen where this one was opened out of order. `states` are the
 * caller's companies, newest first; `loading` shows until it is known that the screen may be shown.
 */
export function OnboardingScreen({
  screen,
  states,
  loading,
  children,
}: {
  screen: GatedScreen
  states: OnboardingState[]
  loading: ReactNode
  children: ReactNode
}) {
  const router = useRouter()
  const raw = useSyncExternalStore(subscribe, storedSession, () => '')
  const resolved = useMemo(() => resolveSession(raw, states), [raw, states])
  const earlier = earlierScreen(screen, resolved.state)

  useEffect(() => {
    if (earlier) router.replace(earlier)
  }, [earlier, router])

  const update = useCallback(
    (change: Partial<OnboardingSession>) =>
      storeSession({ ...resolveSession(storedSession(), states).session, ...change }),
    [states],
  )
  const onboarding = useMemo(() => ({ ...resolved, update }), [resolved, update])
  return <Context.Provider value={onboarding}>{earlier ? loading : children}</Context.Provider>
}

/** The onboarding session and the way to change it. Throws outside an OnboardingScreen. */
export function useOnboarding(): Onboarding {
  const onboarding = useContext(Context)
  if (!onboarding) throw new Error('useOnboarding needs an OnboardingScreen around it')
  return onboarding
}
