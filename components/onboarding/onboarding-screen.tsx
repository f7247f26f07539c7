'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import type { OnboardingState } from '@/lib/company/schema'
import * as paths from '@/lib/paths'
import { OnboardingProvider, useOnboarding } from './onboarding-provider'

export type GatedScreen = 'consultation' | 'summary'

function requiredEarlierScreen(screen: GatedScreen, state: OnboardingState | null) {
  if (!state) return paths.register
  if (!state.hasDetails) return paths.about
  if (screen === 'summary' && !state.hasConsulted) return paths.consultation
  return null
}

/** Redirects if the screen was opened out of order. `states` are newest first; `loading` is shown during the redirect. */
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
