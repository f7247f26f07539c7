'use client'

import { createContext, use } from 'react'
import type { Contact } from '@/lib/enquiries/contact-sales/schema'

interface ContactScreen {
  /** Shows a contact whole. */
  open: (contact: Contact) => void
  /** Hands over a contact as it is after a change. */
  changed: (contact: Contact) => void
  /** Tells that somebody else was faster, in the server's words. */
  conflict: (contact: Contact, message: string) => void
}

/** What a cell of the contacts may ask of the screen around it. */
export const ContactContext = createContext<ContactScreen | null>(null)

export function useContactScreen(): ContactScreen {
  const screen = use(ContactContext)
  if (!screen) throw new Error('A contact stands in a ContactContext')
  return screen
}
