export const registerInterest = { name: 'registerInterest', method: 'POST', path: '/api/interest' } as const
export const contactSales = { name: 'contactSales', method: 'POST', path: '/api/contact-sales' } as const
