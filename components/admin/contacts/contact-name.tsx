'use client'

import { OpenCell } from '@/components/admin/lists/cells'
import type { Contact } from '@/lib/enquiries/contact-sales/schema'
import { useContactScreen } from './contact-context'

export function ContactName({ contact }: { contact: Contact }) {
  const { open } = useContactScreen()
  return <OpenCell name={contact.name} onOpen={() => open(contact)} />
}
