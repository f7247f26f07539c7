import { defineEndpoints } from '@/lib/api/route'
import { toLineEditResponse } from '@/lib/specification/line-edit'
import { editDraftLine } from '@/lib/specification/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PATCH /api/job-specifications/{id}/lines/{lineId}': async ({ caller, params, body }) =>
    toLineEditResponse(await editDraftLine(caller, params.id, params.lineId, body), params.lineId),
})
