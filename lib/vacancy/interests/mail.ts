import { createHash } from 'node:crypto'
import { AGENCY, type NewMail } from '@/lib/mail/service'

interface ReceivedInterest {
  id: string
  vacancyId: string
  /** As in the advert. */
  jobTitle: string
  name: string
  email: string
}

/** The candidate hears from us once a day and job at most, because anyone can enter an address. */
export function interestMail(
  { id, vacancyId, jobTitle, name, email }: ReceivedInterest,
  now: Date,
): NewMail[] {
  const address = email.toLowerCase()
  const hash = createHash('sha256').update(address).digest('base64url')
  return [
    {
      kind: 'jobInterestReceived',
      to: email,
      dedupeKey: `jobInterestReceived:${vacancyId}:${hash}:${now.toISOString().slice(0, 10)}`,
      data: { jobTitle },
    },
    {
      kind: 'newJobInterest',
      to: AGENCY,
      dedupeKey: `newJobInterest:${id}`,
      about: address,
      data: { vacancyId, jobTitle, name },
    },
  ]
}
