import { z } from 'zod'
import type { Calls } from './entry'

export const HEALTH = {
  'GET /api/health': {
    summary: 'Liveness check',
    access: 'public',
    response: z.object({ status: z.literal('ok') }),
  },
  'GET /api/ready': {
    summary: 'Readiness check: the database responds and its migrations are applied',
    access: 'public',
    response: z.object({ status: z.literal('ready') }),
  },
} as const satisfies Calls
