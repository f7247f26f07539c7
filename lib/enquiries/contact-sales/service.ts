import 'server-only'
import type { Actor } from '@/lib/audit/schema'
import type { StatusChange } from '@/lib/enquiries/follow-up/schema'
import { setEnquiryStatus } from '@/lib/enquiries/follow-up/service'
import { CONTACTS } from './queries'
import type { Contact } from './schema'

/** Throws as `setEnquiryStatus`. */
export async function setContactStatus(id: string, change: StatusChange, actor: Actor): Promise<Contact> {
  await setEnquiryStatus('contact', id, change, actor)
  return await CONTACTS.read(id)
}
