export const getConsultations = {
  name: 'getConsultations',
  method: 'GET',
  path: '/api/consultations/company/{companyId}',
} as const
export const initializeConsultation = {
  name: 'initializeConsultation',
  method: 'POST',
  path: '/api/ai/initialize',
} as const
export const chat = { name: 'chat', method: 'POST', path: '/api/ai/chat' } as const
