import { defineEndpoints } from '@/lib/api/route'
import { listChannels } from '@/lib/vacancy/channels/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/vacancies/{id}/channels': async ({ params }) => ({
    channels: await listChannels(params.id),
  }),
})
