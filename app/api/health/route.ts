import { endpoints } from '@/lib/api/route'

export const { GET, POST, PUT, PATCH, DELETE } = endpoints({ health: async () => ({ status: 'ok' }) })
