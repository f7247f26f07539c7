import { defineEndpoints } from '@/lib/api/route'
import { toResponseWithPayNote } from '@/lib/specification/pay-note'
import { editDraftLine } from '@/lib/specification/service'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'PATCH /api/job-specifications/{id}/lines/{lineId}': async ({ caller, params, body }) =>
    toResponseWithPayNote(await editDraftLine(caller, params.id, params.lineId, body)),
})
