import 'server-only'
import { randomUUID } from 'node:crypto'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { getCompany } from '@/lib/company/queries'
import type { Brief } from '@/lib/consultation/brief/schema'
import { recordRefusals } from '@/lib/consultation/guard/record'
import { listHouseRules } from '@/lib/consultation/house-rules/queries'
import { holdSourcesOfSession } from '@/lib/consultation/screened-sources/service'
import { listCompanyFacts } from '@/lib/research/queries'
import { log } from '@/lib/server/log'
import { listLinesToRewrite } from '@/lib/specification/content'
import { listSettledFacts } from '@/lib/specification/law'
import { loadHeldWords, loadSaid } from '@/lib/specification/queries'
import { saveGeneratedDraft } from '@/lib/specification/service'
import type {
  SpecificationInput,
  SpecificationWriter,
  WrittenSpecification,
} from '@/lib/specification/writer-types'
import { awaitHeard, type Heard, writeOnce } from './service'

/** What the newest document of a session is written from. */
async function loadInput(
  companyId: OwnedCompanyId,
  sessionId: string,
  jobTitle: string | null,
): Promise<SpecificationInput> {
  const [company, houseRules, brief, research, { said, asked }] = await Promise.all([
    getCompany(companyId),
    listHouseRules(companyId),
    holdSourcesOfSession(sessionId),
    listCompanyFacts(companyId),
    loadSaid(sessionId),
  ])
  const challenged = await loadHeldWords(sessionId, brief)
  return {
    brief,
    company,
    jobTitle,
    houseRules,
    research,
    challenged,
    messages: said,
    asked,
    newId: randomUUID,
  }
}

async function write(
  companyId: OwnedCompanyId,
  sessionId: string,
  writer: SpecificationWriter,
): Promise<WrittenSpecification & { brief: Brief; heard: Heard }> {
  const heard = await awaitHeard(companyId, sessionId)
  const { jobTitle } = heard
  const { model } = writer
  let input = await loadInput(companyId, sessionId, jobTitle)
  const reload = async () => {
    input = await loadInput(companyId, sessionId, jobTitle)
    return input
  }
  const written =
    model === null
      ? await writer.write(input)
      : await writeOnce({ id: sessionId, companyId }, reload, { ...writer, model })
  const { content, reason, rejected } = written
  recordRefusals(
    'rewording',
    Object.entries(rejected).flatMap(([why, count = 0]) => Array<string>(count).fill(why)),
  )
  recordRefusals(
    'line',
    listLinesToRewrite(content).map((line) => line.reason),
  )
  if (reason || Object.keys(rejected).length > 0)
    log.warn({ sessionId, reason, rejected }, 'the model wrote the specification only in part')
  return { ...written, brief: input.brief, heard }
}

/** How often a document is written again because the manager has spoken meanwhile. */
const REWRITES_MAX = 3

/**
 * Returns the draft's id. What the manager says while it is written is in it too. Throws 404 for a session of another company and `conflict`
 * before the first user message, and where the latest one has not been read.
 */
export async function generateSummary(
  companyId: OwnedCompanyId,
  sessionId: string,
  writer: SpecificationWriter,
): Promise<string> {
  for (let rewrites = 0; ; rewrites += 1) {
    const { content, brief, heard } = await write(companyId, sessionId, writer)
    const { lastMessageId } = await awaitHeard(companyId, sessionId)
    if (lastMessageId === heard.lastMessageId || rewrites === REWRITES_MAX)
      return await saveGeneratedDraft({ id: sessionId, companyId }, content, listSettledFacts(brief))
  }
}

/** Begins what `generateSummary` will ask for, so that it opens at once. Does nothing without a model, and never throws. */
export async function prepareSummary(
  companyId: OwnedCompanyId,
  sessionId: string,
  writer: SpecificationWriter,
): Promise<void> {
  if (writer.model === null) return
  try {
    await write(companyId, sessionId, writer)
  } catch (err) {
    log.warn({ err, sessionId }, 'the specification could not be prepared')
  }
}
