import { defineEndpoints } from '@/lib/api/route'
import { readHistory } from '@/lib/audit/history/queries'
import { CONTACTS } from '@/lib/enquiries/contact-sales/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/admin/contact-sales/{id}/history': async ({ params }) => {
    const { id } = await CONTACTS.read(params.id)
    return { history: await readHistory({ contactId: id }) }
  },
})
