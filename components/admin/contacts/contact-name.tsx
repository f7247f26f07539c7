'use client'

import type { Contact } from '@/lib/enquiries/contact-sales/schema'
import { useContactScreen } from './contact-context'

export function ContactName({ contact }: { contact: Contact }) {
  const { open } = useContactScreen()
  return (
    <button
      type="button"
      className="cell-open"
      aria-haspopup="dialog"
      title={contact.name}
      onClick={() => open(contact)}
    >
      <bdi>{contact.name}</bdi>
    </button>
  )
}
