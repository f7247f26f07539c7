import 'server-only'
import { acceptInvitation, askToJoin, declineInvitation } from '@/lib/account/colleagues/service'
import { requirePerson } from '@/lib/auth/person'
import { consumeRateLimit } from '@/lib/auth/rate-limiter'
import { notFound } from '@/lib/errors'
import { id } from '@/lib/fields'
import * as paths from '@/lib/paths'
import { defineForm, type SentForm } from './form-route'
import { JOIN_RATE } from './rate-limits'

function readInvitation({ read }: SentForm): string {
  const invitation = id.safeParse(read('invitation'))
  if (!invitation.success) throw notFound()
  return invitation.data
}

export const acceptInvitationForm = defineForm(async (form) => {
  await acceptInvitation(await requirePerson(), readInvitation(form))
  return paths.vacancies
})

export const declineInvitationForm = defineForm(async (form) => {
  await declineInvitation(await requirePerson(), readInvitation(form))
  return paths.account
})

export const askToJoinForm = defineForm(async () => {
  const person = await requirePerson()
  await consumeRateLimit('joinRequests', JOIN_RATE, person.id)
  await askToJoin(person)
  return paths.accountAsked
})
