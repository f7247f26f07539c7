import { z } from 'zod'
import { chatRequestSchema } from '@/lib/consultation/messages/schema'
import { companyOnlySchema, sessionSchema } from '@/lib/consultation/session/schema'
import { type Calls, companyParams, EXAMPLE_COMPANY } from './entry'

export const CONSULTATIONS = {
  'GET /api/consultations/company/{companyId}': {
    summary: 'List the consultations of a company with messages, brief and progress',
    access: 'owner',
    ...companyParams,
    response: z.object({ sessions: z.array(sessionSchema) }),
  },
  'POST /api/ai/initialize': {
    summary: 'Open a consultation, or return the opening message of the open one',
    access: 'owner',
    body: companyOnlySchema,
    example: { companyId: EXAMPLE_COMPANY },
    response: z.object({ response: z.string(), sessionId: z.string() }),
  },
  'POST /api/ai/chat': {
    summary: 'Send a message to the consultant and get the reply as JSON or an event stream',
    idempotent: true,
    problems: ['modelFailed'],
    access: 'owner',
    body: chatRequestSchema,
    example: {
      companyId: EXAMPLE_COMPANY,
      message: 'We need a senior bridge engineer in Leeds, up to £55,000.',
    },
    response: z.object({ response: z.string(), sessionId: z.string() }),
    streams: true,
  },
} as const satisfies Calls
