export const validateEmail = { name: 'validateEmail', method: 'POST', path: '/api/validate-email' } as const
export const createCompany = { name: 'createCompany', method: 'POST', path: '/api/companies' } as const
export const getCompany = { name: 'getCompany', method: 'GET', path: '/api/companies/{companyId}' } as const
export const updateCompany = {
  name: 'updateCompany',
  method: 'PUT',
  path: '/api/companies/{companyId}',
} as const
