import { resolveAudio, speakText } from '@/lib/ai/audio'
import { defineEndpoints } from '@/lib/api/route'
import { requireCompany } from '@/lib/auth/caller'
import { env } from '@/lib/server/env'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/ai/speech': async ({ caller, body }) => {
    await requireCompany(caller, body.companyId)
    return await speakText(await resolveAudio(env), body.text)
  },
})
