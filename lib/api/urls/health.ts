export const health = { name: 'health', method: 'GET', path: '/api/health' } as const
export const ready = { name: 'ready', method: 'GET', path: '/api/ready' } as const
