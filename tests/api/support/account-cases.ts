import type { CallCase } from './call-case'

export const ACCOUNT_CASES = {
  'POST /api/sign-in-links': {
    body: () => ({ email: 'jo@northmoor.example' }),
    status: 202,
    reads: {},
  },
} satisfies Record<string, CallCase>
