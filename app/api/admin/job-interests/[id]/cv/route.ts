import { defineEndpoints } from '@/lib/api/route'
import { recordAudit } from '@/lib/audit/service'
import { actorOf } from '@/lib/auth/administrator'
import { readCvFile } from '@/lib/vacancy/interests/queries'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  /** Always saved, never shown: it is a stranger’s file. */
  'GET /api/admin/job-interests/{id}/cv': async ({ params, administrator, requestId }) => {
    const { name, kind, content } = await readCvFile(params.id)
    const actor = await actorOf(administrator, requestId)
    await recordAudit(actor, { action: 'interest.cv', target: `interest:${params.id}` })
    return new Response(content, {
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="CV.${kind}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    })
  },
})
