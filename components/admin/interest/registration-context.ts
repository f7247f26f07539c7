'use client'

import { createContext, use } from 'react'
import type { InterestRegistration } from '@/lib/enquiries/interest-registrations/schema'

/** Opens the drawer of a registration. */
export const RegistrationContext = createContext<((registration: InterestRegistration) => void) | null>(null)

export function useOpenRegistration(): (registration: InterestRegistration) => void {
  const open = use(RegistrationContext)
  if (!open) throw new Error('useOpenRegistration must be used inside a RegistrationContext')
  return open
}
