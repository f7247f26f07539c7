'use client'

import type { ReactNode } from 'react'
import { useOnboarding } from '@/components/onboarding/onboarding-provider'

/** A viewer is not invited to fill anything in. Both are rendered on the server. */
export function DetailsHeading({ editing, reading }: { editing: ReactNode; reading: ReactNode }) {
  return useOnboarding().state?.role === 'viewer' ? reading : editing
}
