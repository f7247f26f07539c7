'use client'

import { createContext, use } from 'react'
import type { Contact } from '@/lib/enquiries/contact-sales/schema'

interface ContactScreen {
  open: (contact: Contact) => void
  onChanged: (contact: Contact) => void
  /** Called with the server's message when someone else has changed the contact meanwhile. */
  onConflict: (contact: Contact, message: string) => void
  onAssigneeConflict: (message: string) => void
}

export const ContactContext = createContext<ContactScreen | null>(null)

export function useContactScreen(): ContactScreen {
  const screen = use(ContactContext)
  if (!screen) throw new Error('useContactScreen must be used inside a ContactContext')
  return screen
}
