export const adminLogin = { name: 'adminLogin', method: 'POST', path: '/api/admin/login' } as const
export const listRegistrations = {
  name: 'listRegistrations',
  method: 'GET',
  path: '/api/admin/interest-registrations',
} as const
export const countRegistrations = {
  name: 'countRegistrations',
  method: 'GET',
  path: '/api/admin/interest-registrations/counts',
} as const
export const exportRegistrations = {
  name: 'exportRegistrations',
  method: 'GET',
  path: '/api/admin/interest-registrations/export',
} as const
export const listContacts = { name: 'listContacts', method: 'GET', path: '/api/admin/contact-sales' } as const
export const countContacts = {
  name: 'countContacts',
  method: 'GET',
  path: '/api/admin/contact-sales/counts',
} as const
export const exportContacts = {
  name: 'exportContacts',
  method: 'GET',
  path: '/api/admin/contact-sales/export',
} as const
export const setContactStatus = {
  name: 'setContactStatus',
  method: 'PUT',
  path: '/api/admin/contact-sales/{id}/status',
} as const
export const getContactHistory = {
  name: 'getContactHistory',
  method: 'GET',
  path: '/api/admin/contact-sales/{id}/history',
} as const
export const listVacancies = { name: 'listVacancies', method: 'GET', path: '/api/admin/vacancies' } as const
export const countVacancies = {
  name: 'countVacancies',
  method: 'GET',
  path: '/api/admin/vacancies/counts',
} as const
export const getVacancy = { name: 'getVacancy', method: 'GET', path: '/api/admin/vacancies/{id}' } as const
export const listAudit = { name: 'listAudit', method: 'GET', path: '/api/admin/audit' } as const
export const exportAudit = { name: 'exportAudit', method: 'GET', path: '/api/admin/audit/export' } as const
