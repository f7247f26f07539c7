import { z } from 'zod'
import { contactSalesSchema, interestSchema } from '@/lib/enquiries/schema'
import type { Calls } from './entry'

/** The same for every enquiry, so that a bot can't tell whether it was caught. */
const receivedSchema = z.object({ received: z.literal(true) })

export const ENQUIRIES = {
  'POST /api/interest': {
    summary: 'Register interest as a hiring manager or candidate',
    idempotent: true,
    access: 'public',
    body: interestSchema,
    example: {
      name: 'Jo Bloggs',
      email: 'jo@northmoor.example',
      company: 'Northmoor Bridges Ltd',
      role: 'Head of Structures',
      userType: 'hiring_manager',
      interestedIn: ['AI job specification'],
      howDidYouHear: 'Word of mouth/referral',
    },
    response: receivedSchema,
    status: 201,
  },
  'POST /api/contact-sales': {
    summary: 'Send a contact-sales request',
    idempotent: true,
    access: 'public',
    body: contactSalesSchema,
    example: {
      name: 'Jo Bloggs',
      email: 'jo@northmoor.example',
      company: 'Northmoor Bridges Ltd',
      role: 'Head of Structures',
      timeline: 'exploring',
      message: 'Please call in the morning.',
    },
    response: receivedSchema,
    status: 201,
  },
} as const satisfies Calls
