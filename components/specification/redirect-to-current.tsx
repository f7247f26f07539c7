'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { readSession, resolveSession } from '@/components/onboarding/onboarding-session'
import type { OnboardingState } from '@/lib/company/schema'
import * as paths from '@/lib/paths'

export function RedirectToCurrent({ states, ids }: { states: OnboardingState[]; ids: string[] }) {
  const router = useRouter()

  useEffect(() => {
    const raw = readSession()
    if (!raw) return
    const id = resolveSession(raw, states).session.currentJobSpecId
    if (id && ids.includes(id)) router.replace(paths.jobSpecification(id))
  }, [router, states, ids])

  return null
}
