/** Method and path of every call: the part of the contract that a browser needs. `{name}` stands for a path parameter. */
export const ROUTES = {
  validateEmail: { method: 'POST', path: '/api/validate-email' },
  createCompany: { method: 'POST', path: '/api/companies' },
  getCompany: { method: 'GET', path: '/api/companies/{companyId}' },
  updateCompany: { method: 'PUT', path: '/api/companies/{companyId}' },
  researchCompany: { method: 'POST', path: '/api/company/research' },
  careerInsights: { method: 'POST', path: '/api/company/career-insights' },
  getConsultations: { method: 'GET', path: '/api/consultations/company/{companyId}' },
  initializeConsultation: { method: 'POST', path: '/api/ai/initialize' },
  chat: { method: 'POST', path: '/api/ai/chat' },
  transcribe: { method: 'POST', path: '/api/ai/transcribe/{companyId}' },
  speak: { method: 'POST', path: '/api/ai/speech' },
  generateSummary: { method: 'POST', path: '/api/ai/generate-summary' },
  getJobSpecification: { method: 'GET', path: '/api/job-specifications/{id}' },
  updateJobSpecification: { method: 'PUT', path: '/api/job-specifications/{id}' },
  health: { method: 'GET', path: '/api/health' },
  ready: { method: 'GET', path: '/api/ready' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string }>

export type RouteName = keyof typeof ROUTES
