'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import type { OnboardingState } from '@/lib/company/schema'
import * as paths from '@/lib/paths'
import { OnboardingProvider, useOnboarding } from './onboarding-provider'

/** The screens that need a described company, or more, before them. */
export type GatedScreen = 'consultation' | 'summary'

/** The earlier screen that must come first, or null when `screen` may be shown. */
function requiredEarlierScreen(screen: GatedScreen, state: OnboardingState | null) {
  if (!state) return paths.register
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
  return (
    <OnboardingProvider states={states}>
      <Gate screen={screen} loading={loading}>
        {children}
      </Gate>
    </OnboardingProvider>
  )
}

function Gate({
  screen,
  loading,
  children,
}: {
  screen: GatedScreen
  loading: ReactNode
  children: ReactNode
}) {
  const router = useRouter()
  const earlier = requiredEarlierScreen(screen, useOnboarding().state)

  useEffect(() => {
    if (earlier) router.replace(earlier)
  }, [earlier, router])

  return earlier ? loading : children
}
