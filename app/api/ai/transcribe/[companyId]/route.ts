import { resolveAudio, transcribeRecording } from '@/lib/ai/audio'
import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { env } from '@/lib/server/env'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/ai/transcribe/{companyId}': async ({ owner, params, body }) => {
    await requireOwnedCompany(owner, params.companyId)
    return { text: await transcribeRecording(await resolveAudio(env), body) }
  },
})
