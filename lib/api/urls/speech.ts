export const transcribe = {
  name: 'transcribe',
  method: 'POST',
  path: '/api/ai/transcribe/{companyId}',
} as const
export const speak = { name: 'speak', method: 'POST', path: '/api/ai/speech' } as const
