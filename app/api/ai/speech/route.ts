import { resolveAudio, speakText } from '@/lib/ai/audio'
import { defineEndpoints } from '@/lib/api/route'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { env } from '@/lib/server/env'

export const { GET, POST, PUT, PATCH, DELETE } = defineEndpoints({
  'POST /api/ai/speech': async ({ owner, body }) => {
    await requireOwnedCompany(owner, body.companyId)
    return await speakText(await resolveAudio(env), body.text)
  },
})
