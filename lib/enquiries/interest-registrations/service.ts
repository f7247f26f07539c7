import 'server-only'
import type { Actor } from '@/lib/audit/schema'
import type { StatusChange } from '@/lib/enquiries/follow-up/schema'
import { setEnquiryStatus } from '@/lib/enquiries/follow-up/service'
import { REGISTRATIONS } from './queries'
import type { InterestRegistration } from './schema'

/** Throws as `setEnquiryStatus`. */
export async function setRegistrationStatus(
  id: string,
  change: StatusChange,
  actor: Actor,
): Promise<InterestRegistration> {
  await setEnquiryStatus('registration', id, change, actor)
  return await REGISTRATIONS.read(id)
}
