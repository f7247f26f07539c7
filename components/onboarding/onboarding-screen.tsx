'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import type { OnboardingState } from '@/lib/company/schema'
import * as paths from '@/lib/paths'
import { NamedAddress } from './named-address'
import { OnboardingProvider, useOnboarding } from './onboarding-provider'

const ADDRESSES = { consultation: paths.consultation, summary: paths.summary }
export type GatedScreen = keyof typeof ADDRESSES

function requiredEarlierScreen(screen: GatedScreen, state: OnboardingState | null) {
  if (!state) return paths.register
  // Steps are for those who can take them.
  if (state.role === 'viewer') return null
  if (!state.hasDetails) return paths.about
  if (screen === 'summary' && !state.hasConsulted) return paths.consultation
  return null
}

/**
 * Redirects if the screen was opened out of order. `states` are newest first, `vacancyId` is the one that the address names; `loading` is
 * shown during the redirect.
 */
export function OnboardingScreen({
  screen,
  states,
  vacancyId,
  loading,
  children,
}: {
  screen: GatedScreen
  states: OnboardingState[]
  vacancyId: string | undefined
  loading: ReactNode
  children: ReactNode
}) {
  return (
    <OnboardingProvider states={states} vacancyId={vacancyId}>
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
  const { state, readState, hasSeveral } = useOnboarding()

  // Again when `state` changes.
  useEffect(() => {
    const current = state && readState()
    const earlier = requiredEarlierScreen(screen, current)
    if (!earlier) return
    router.replace(current && hasSeveral ? paths.withVacancy(earlier, current.vacancyId) : earlier)
  }, [screen, state, readState, hasSeveral, router])

  if (requiredEarlierScreen(screen, state)) return loading
  return (
    <>
      <NamedAddress screen={ADDRESSES[screen]} />
      {children}
    </>
  )
}
