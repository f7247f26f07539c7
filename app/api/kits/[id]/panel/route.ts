import { defineEndpoints } from '@/lib/api/route'
import { getPanel } from '@/lib/interview-kit/panel/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'GET /api/kits/{id}/panel': async ({ caller, params }) => ({ panel: await getPanel(caller, params.id) }),
})
