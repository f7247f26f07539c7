import { defineEndpoints } from '@/lib/api/route'
import { AppError } from '@/lib/errors'
import { isReady } from '@/lib/start/readiness'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/ready': async () => {
    if (!(await isReady()))
      throw new AppError('unavailable', 'The database is not ready. Please try again in a moment.', {
        retryAfter: 5,
      })
    return { status: 'ready' }
  },
})
