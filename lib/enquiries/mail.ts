import { createHash } from 'node:crypto'
import { AGENCY, type NewMail } from '@/lib/mail/service'
import { REPLY_HOURS } from './options'

interface ReceivedEnquiry {
  id: string
  form: 'interest' | 'contactSales'
  name: string
  email: string
  company: string | null
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Who sent it hears from us once a day at most, because anyone can enter an address. */
export function enquiryMail(
  { id, form, name, email, company }: ReceivedEnquiry,
  now = new Date(),
): NewMail[] {
  const day = now.toISOString().slice(0, 10)
  const address = email.toLowerCase()
  return [
    {
      kind: 'enquiryReceived',
      to: email,
      dedupeKey: `enquiryReceived:${form}:${hash(address)}:${day}`,
      data: { form, replyHours: REPLY_HOURS },
    },
    {
      kind: 'newEnquiry',
      to: AGENCY,
      dedupeKey: `newEnquiry:${id}`,
      about: address,
      data: { form, name, company },
    },
  ]
}
