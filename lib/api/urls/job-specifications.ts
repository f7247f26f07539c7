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
