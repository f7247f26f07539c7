import { defineEndpoints } from '@/lib/api/route'
import { readHistory } from '@/lib/audit/history/queries'
import { REGISTRATIONS } from '@/lib/enquiries/interest-registrations/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/interest-registrations/{id}/history': async ({ params }) => {
    const { id } = await REGISTRATIONS.read(params.id)
    return { history: await readHistory({ registrationId: id }) }
  },
})
