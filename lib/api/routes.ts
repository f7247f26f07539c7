// Method and path of every call: the part of the contract that a browser needs. `{name}` stands for a path parameter.
// An export each, so that a page ships only the calls that it makes: `import * as routes from '@/lib/api/routes'`.

export const validateEmail = { name: 'validateEmail', method: 'POST', path: '/api/validate-email' } as const
export const createCompany = { name: 'createCompany', method: 'POST', path: '/api/companies' } as const
export const getCompany = { name: 'getCompany', method: 'GET', path: '/api/companies/{companyId}' } as const
export const updateCompany = {
  name: 'updateCompany',
  method: 'PUT',
  path: '/api/companies/{companyId}',
} as const
export const researchCompany = {
  name: 'researchCompany',
  method: 'POST',
  path: '/api/company/research',
} as const
export const careerInsights = {
  name: 'careerInsights',
  method: 'POST',
  path: '/api/company/career-insights',
} as const
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
export const transcribe = {
  name: 'transcribe',
  method: 'POST',
  path: '/api/ai/transcribe/{companyId}',
} as const
export const speak = { name: 'speak', method: 'POST', path: '/api/ai/speech' } as const
export const generateSummary = {
  name: 'generateSummary',
  method: 'POST',
  path: '/api/ai/generate-summary',
} as const
export const getJobSpecification = {
  name: 'getJobSpecification',
  method: 'GET',
  path: '/api/job-specifications/{id}',
} as const
export const updateJobSpecification = {
  name: 'updateJobSpecification',
  method: 'PUT',
  path: '/api/job-specifications/{id}',
} as const
export const health = { name: 'health', method: 'GET', path: '/api/health' } as const
export const ready = { name: 'ready', method: 'GET', path: '/api/ready' } as const

/** Method and path of one call, under the name that it has in the contract. */
export interface Route<N extends string = string> {
  readonly name: N
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
}

type Routes = typeof import('./routes')
export type RouteName = { [N in keyof Routes]: Routes[N] extends Route ? N : never }[keyof Routes]
