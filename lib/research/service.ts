import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Caller, type OwnedCompanyId, requireCompany } from '@/lib/auth/caller'
import { holdSourcesOfCompany } from '@/lib/consultation/screened-sources/service'
import { db } from '@/lib/db/client'
import { AppError, notFound } from '@/lib/errors'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import { log } from '@/lib/server/log'
import { metrics } from '@/lib/server/metrics'
import { DOCUMENT_REFUSALS, RESEARCH_FAILURES, RESEARCH_LIMITS, type ResearchKind } from './options'
import { getResearch, hasFreshResearch, toResearch } from './queries'
import type { ReadingResult, ResearchReader } from './reader-types'
import type { ResearchRequest } from './request-schema'
import { ResearchError } from './research-error'
import type { ItemDecision, Research, ResearchProgress } from './schema'
import { SharedTasks, type Subscriber } from './shared-tasks'

/** With a company the result is stored; `companyName` is empty without one. */
export interface ResearchRequester {
  caller: Caller
  companyId: OwnedCompanyId | null
  companyName: string
}

/** In this process; each takes a few megabytes of memory. */
const MAX_READINGS = 6
const websiteReadings = new SharedTasks<Research, ResearchProgress>(MAX_READINGS)

/** Throws the same 404 for missing and foreign ids. */
export async function requireRequester(
  caller: Caller,
  requestedCompanyId: string | null | undefined,
): Promise<ResearchRequester> {
  const companyId = requestedCompanyId ? await requireCompany(caller, requestedCompanyId) : null
  if (!companyId) return { caller, companyId, companyName: '' }
  const { name } = await db().company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } })
  return { caller, companyId, companyName: name }
}

/** Throws `websiteUnread` if the website has no description. */
export async function describeCompany(
  ...args: Parameters<typeof researchWebsite>
): Promise<{ description: string; research: Research }> {
  const research = await researchWebsite(...args)
  const { description } = research
  if (description) return { description, research }
  throw toAppError(new ResearchError('nothingFound'))
}

export async function findInsights(
  ...args: Parameters<typeof researchWebsite>
): Promise<{ insights: Research['insights']; research: Research }> {
  const research = await researchWebsite(...args)
  return { insights: research.insights, research }
}

/** Concurrent calls share a reading, which stops when the last caller leaves. Throws AppError if the website can't be read. */
export async function researchWebsite(
  requester: ResearchRequester,
  { website, refresh }: ResearchRequest,
  reader: ResearchReader,
  subscriber: Subscriber<ResearchProgress> = {},
): Promise<Research> {
  const { companyId, caller, companyName } = requester
  const key = `${companyId ?? caller.owner ?? caller.person?.id} ${website}`
  try {
    if (companyId && !refresh && (await hasFreshResearch(companyId, website))) {
      const recent = await getResearch(companyId)
      if (recent) return recent
    }
    return await websiteReadings.join(key, subscriber, async (signal, onProgress) => {
      const reading = reader.readWebsite({ website, companyName, signal, onProgress })
      const result = await recordOutcome('website', reading, signal)
      return companyId
        ? await saveResearch(companyId, 'website', website, result)
        : toUnsavedResearch(website, result)
    })
  } catch (error) {
    throw error instanceof ResearchError ? toAppError(error) : error
  }
}

/** Throws `conflict` at the maximum number of documents, and `invalid` if the document says nothing about the company. */
export async function researchDocument(
  companyId: OwnedCompanyId,
  document: { name: string; text: string; companyName: string; truncated?: boolean },
  reader: ResearchReader,
  signal?: AbortSignal,
): Promise<Research> {
  const reading = reader.readDocument({ ...document, signal })
  const result = await recordOutcome('document', reading, signal)
  if (result.findings.length === 0)
    throw new AppError('invalid', DOCUMENT_REFUSALS.nothingFound, { reason: 'nothingFound' })
  return await saveResearch(companyId, 'document', document.name, result)
}

async function recordOutcome(kind: ResearchKind, reading: Promise<ReadingResult>, signal?: AbortSignal) {
  const countOutcome = (outcome: string) => metrics.research.inc({ kind, outcome })
  try {
    const result = await reading
    countOutcome('read')
    if (result.reason) log.warn({ reason: result.reason }, 'the model did not write the research')
    return result
  } catch (error) {
    if (signal?.aborted) countOutcome('left')
    else countOutcome(error instanceof ResearchError ? error.reason : 'failed')
    throw error
  }
}

function toAppError({ reason, cause }: ResearchError): AppError {
  const message = RESEARCH_FAILURES[reason]
  if (reason !== 'address') return new AppError('websiteUnread', message, { reason, cause })
  return new AppError('invalid', message, { reason, fields: [{ field: 'website', message }] })
}

function toRows(kind: ResearchKind, address: string, { pages, findings, ...result }: ReadingResult) {
  const { description, notices, engine } = result
  const sources = pages.map(({ page }, position) => ({
    id: randomUUID(),
    position,
    address: page.address.slice(0, 2048),
    title: page.title,
    language: page.language,
    text: page.text,
  }))
  const items = findings.flatMap(({ page, field, text, quote }, position) => {
    const source = sources[page]
    return source ? [{ sourceId: source.id, field, position, text, quote }] : []
  })
  return { run: { kind, address, description, notices, engine }, sources, items }
}

/** Not stored, as the caller has no company. */
function toUnsavedResearch(website: string, result: ReadingResult): Research {
  const { run, sources, items } = toRows('website', website, result)
  const research = toResearch([
    {
      ...run,
      id: randomUUID(),
      createdAt: new Date(),
      sources: sources.map((source) => ({
        ...source,
        items: items
          .filter(({ sourceId }) => sourceId === source.id)
          .map((item) => ({ ...item, id: randomUUID(), decision: 'accepted', editedText: null })),
      })),
    },
  ])
  if (!research) throw new AppError('internal', 'Nothing was read.')
  return research
}

async function saveResearch(
  companyId: OwnedCompanyId,
  kind: ResearchKind,
  address: string,
  result: ReadingResult,
): Promise<Research> {
  const { run, sources, items } = toRows(kind, address, result)
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`
    if (kind === 'document') await requireDocumentSlot(tx, companyId, address)
    await reserveCompanyBytes(tx, companyId, 'reading')
    const replacedRuns = { companyId, kind, current: true, ...(kind === 'document' && { address }) }
    const previousItems = await tx.researchItem.findMany({
      where: { companyId, source: { run: replacedRuns } },
      select: { id: true, field: true, quote: true, text: true },
    })
    await tx.researchRun.updateMany({ where: replacedRuns, data: { current: false } })
    await tx.researchRun.create({ data: { ...run, companyId, sources: { create: sources } } })
    for (const item of items) {
      // An item found again keeps its row, so that the company's decision and the citations of it stay valid.
      const index = previousItems.findIndex(
        ({ field, quote }) => field === item.field && quote === item.quote,
      )
      const [previous] = index < 0 ? [] : previousItems.splice(index, 1)
      if (previous) await tx.researchItem.update({ where: { id: previous.id }, data: item })
      else await tx.researchItem.create({ data: { ...item, id: randomUUID(), companyId } })
    }
    await deleteUncitedRuns(tx, companyId)
  })
  await holdSourcesOfCompany(companyId)
  const research = await getResearch(companyId)
  if (!research) throw notFound()
  return research
}

/** Throws `conflict` at the maximum. A document called `name` would be replaced and doesn't count. */
async function requireDocumentSlot(tx: Client, companyId: OwnedCompanyId, name: string): Promise<void> {
  const otherDocuments = await tx.researchRun.count({
    where: { companyId, kind: 'document', current: true, address: { not: name } },
  })
  if (otherDocuments >= RESEARCH_LIMITS.documentsPerCompany)
    throw new AppError(
      'conflict',
      `You can keep up to ${RESEARCH_LIMITS.documentsPerCompany} documents. Please delete one first.`,
    )
}

type Client = Parameters<Parameters<ReturnType<typeof db>['$transaction']>[0]>[0]

async function deleteUncitedRuns(tx: Client, companyId: OwnedCompanyId): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM research_runs run
    WHERE run.company_id = ${companyId}::uuid AND NOT run.current AND NOT EXISTS (
      SELECT 1
      FROM research_items item
      JOIN research_sources source ON source.id = item.source_id
      JOIN job_specifications specification ON specification.company_id = run.company_id
      WHERE source.run_id = run.id AND specification.content::text LIKE '%' || item.id || '%'
    )`
}

/** Throws 404 if the item is not the company's, and `conflict` when the company is full. */
export async function decideItem(
  companyId: OwnedCompanyId,
  itemId: string,
  decision: ItemDecision,
): Promise<Research> {
  const editedText = decision.decision === 'edited' ? decision.text : null
  const { count } = await db().$transaction(async (tx) => {
    if (editedText) await reserveCompanyBytes(tx, companyId, 'text', editedText)
    return await tx.researchItem.updateMany({
      where: { id: itemId, companyId, source: { run: { current: true } } },
      data: { decision: decision.decision, editedText },
    })
  })
  await holdSourcesOfCompany(companyId)
  const research = await getResearch(companyId)
  if (count === 0 || !research) throw notFound()
  return research
}

/** Cited runs stay stored for their citations. Throws 404 if the run is not the company's. */
export async function removeRun(companyId: OwnedCompanyId, runId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.researchRun.updateMany({
      where: { id: runId, companyId, current: true },
      data: { current: false },
    })
    if (count === 0) throw notFound()
    await deleteUncitedRuns(tx, companyId)
  })
  await holdSourcesOfCompany(companyId)
}
