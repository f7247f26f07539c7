import { defineEndpoints } from '@/lib/api/route'
import { toResponse } from '@/lib/specification/content'
import { editDraftLine } from '@/lib/specification/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PATCH /api/job-specifications/{id}/lines/{lineId}': async ({ owner, params, body }) =>
    toResponse(await editDraftLine(owner, params.id, params.lineId, body)),
})
