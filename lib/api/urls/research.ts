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
export const readDocument = {
  name: 'readDocument',
  method: 'POST',
  path: '/api/company/documents',
} as const
