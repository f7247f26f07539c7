import { resolveModel } from '@/lib/ai/model'
import { brand } from '@/lib/content/brand'
import type { ResearchReader } from '@/lib/research/reader-types'
import { env } from '@/lib/server/env'
import { readDocument, readWebsite } from './run'

const ROBOT = 'SpanwrightResearch'
const USER_AGENT = `${ROBOT}/1.0 (+${env.APP_URL ?? brand.parentUrl}; ${brand.privacyEmail})`

export const researchReader: ResearchReader = {
  readWebsite: async (input) =>
    await readWebsite({
      ...input,
      choice: await resolveModel(env),
      userAgent: USER_AGENT,
      robotName: ROBOT,
      allowHosts: env.RESEARCH_ALLOW_HOSTS,
    }),
  readDocument: async (input) => await readDocument({ ...input, choice: await resolveModel(env) }),
}
