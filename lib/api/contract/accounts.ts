import { z } from 'zod'
import { signInRequestSchema } from '@/lib/account/email-schema'
import type { Calls } from './entry'

export const ACCOUNTS = {
  'POST /api/sign-in-links': {
    summary: 'Email a sign-in link; the answer is the same for every address',
    access: 'public',
    body: signInRequestSchema,
    example: { email: 'jo@northmoor.example' },
    response: z.object({}),
    status: 202,
  },
} as const satisfies Calls
