'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { withVacancy } from '@/lib/paths'
import { useOnboarding } from './onboarding-provider'

/** With several vacancies the address names the tab's, so that a reload or a bookmark opens the same one. */
export function NamedAddress({ screen }: { screen: Route }) {
  const router = useRouter()
  const { readState, hasSeveral, isNamed } = useOnboarding()

  useEffect(() => {
    const state = readState()
    if (state && hasSeveral && !isNamed) router.replace(withVacancy(screen, state.vacancyId))
  }, [readState, hasSeveral, isNamed, screen, router])

  return null
}
