import { resolveAudio, transcribeRecording } from '@/lib/ai/audio'
import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'
import { env } from '@/lib/server/env'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/ai/transcribe/{companyId}': async ({ caller, params, body }) => {
    await requireCompany(caller, params.companyId)
    return { text: await transcribeRecording(await resolveAudio(env), body) }
  },
})
