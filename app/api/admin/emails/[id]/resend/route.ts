import { resendEmail } from '@/lib/admin/emails/service'
import { defineEndpoints } from '@/lib/api/route'
import { actorOf } from '@/lib/auth/administrator'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/admin/emails/{id}/resend': async ({ params, body, administrator, requestId }) =>
    await resendEmail(params.id, body.state, await actorOf(administrator, requestId)),
})
