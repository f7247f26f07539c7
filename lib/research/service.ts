import 'server-only'
import { randomUUID } from 'node:crypto'
import { type OwnedCompanyId, type OwnerId, requireOwnedCompany } from '@/lib/auth/owner'
import { db } from '@/lib/db/client'
import { AppError, notFound } from '@/lib/errors'
import { log } from '@/lib/server/log'
import { metrics } from '@/lib/server/metrics'
import { DOCUMENT_REFUSALS, RESEARCH_FAILURES, RESEARCH_LIMITS, type ResearchKind } from './options'
import { isFresh, researchOf, toResearch } from './queries'
import type { Reading, ResearchReader } from './reader'
import { ResearchError } from './research-error'
import type { ItemDecision, Research, ResearchProgress, ResearchRequest } from './schema'
import { type Follower, SharedWork } from './shared-work'

/** Who asks: the owner, and the company that keeps what is found, where one is named. */
export interface Asking {
  owner: OwnerId
  companyId: OwnedCompanyId | null
  companyName: string
}

/** Readings that run at once in this process, at most: each holds a few megabytes and a bit of every second. */
const READINGS = new SharedWork<Research, ResearchProgress>(6)

/** Proves that the company is the owner's, where one is named; throws the one 404 else. */
export async function askingOf(owner: OwnerId, named: string | null | undefined): Promise<Asking> {
  const companyId = named ? await requireOwnedCompany(owner, named) : null
  if (!companyId) return { owner, companyId, companyName: '' }
  const { name } = await db().company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } })
  return { owner, companyId, companyName: name }
}

/** The website's own description of the company, for its form. Throws `websiteUnread` where it has none. */
export async function describeCompany(
  ...call: Parameters<typeof researchWebsite>
): Promise<{ description: string; research: Research }> {
  const research = await researchWebsite(...call)
  const { description } = research
  if (description) return { description, research }
  throw toAppError(new ResearchError('nothingFound'))
}

/** Career insights from the website (specification, section 3). */
export async function findInsights(
  ...call: Parameters<typeof researchWebsite>
): Promise<{ insights: Research['insights']; research: Research }> {
  const research = await researchWebsite(...call)
  return { insights: research.insights, research }
}

/**
 * Researches a website, or gives again what was found within the last minutes. Calls for the same company and address share one
 * reading, which stops when nobody waits for it any more. Throws AppError with the reason where the website cannot be read.
 */
export async function researchWebsite(
  asking: Asking,
  { website, refresh }: ResearchRequest,
  reader: ResearchReader,
  follower: Follower<ResearchProgress> = {},
): Promise<Research> {
  const { companyId, owner } = asking
  const key = `${companyId ?? owner} ${website}`
  try {
    if (companyId && !refresh && (await isFresh(companyId, website))) {
      const known = await researchOf(companyId)
      if (known) return known
    }
    return await READINGS.join(key, follower, async (signal, onProgress) => {
      const reading = reader.readWebsite({ website, companyName: asking.companyName, signal, onProgress })
      const outcome = await counted('website', reading, signal)
      if (outcome.reason) log.warn({ reason: outcome.reason }, 'the model did not write the research')
      return await keep(companyId, 'website', website, outcome)
    })
  } catch (error) {
    throw error instanceof ResearchError ? toAppError(error) : error
  }
}

/** Reads a document's text, or a pasted one, as another source of the company's card. Throws `conflict` at the limit, and
 * `invalid` where it says nothing of the company. */
export async function researchDocument(
  companyId: OwnedCompanyId,
  document: { name: string; text: string; companyName: string; cut?: boolean },
  reader: ResearchReader,
  signal?: AbortSignal,
): Promise<Research> {
  const reading = reader.readDocument({ ...document, signal })
  const outcome = await counted('document', reading, signal)
  if (outcome.reason) log.warn({ reason: outcome.reason }, 'the model did not write the research')
  if (outcome.findings.length === 0)
    throw new AppError('invalid', DOCUMENT_REFUSALS.nothingFound, { reason: 'nothingFound' })
  return await keep(companyId, 'document', document.name, outcome)
}

/** Counts a reading by what became of it. */
async function counted(kind: ResearchKind, reading: Promise<Reading>, signal?: AbortSignal) {
  const tell = (outcome: string) => metrics.research.inc({ kind, outcome })
  try {
    const outcome = await reading
    tell('read')
    return outcome
  } catch (error) {
    if (signal?.aborted) tell('left')
    else tell(error instanceof ResearchError ? error.reason : 'failed')
    throw error
  }
}

function toAppError({ reason, cause }: ResearchError): AppError {
  const message = RESEARCH_FAILURES[reason]
  if (reason !== 'address') return new AppError('websiteUnread', message, { reason, cause })
  return new AppError('invalid', message, { reason, fields: [{ field: 'website', message }] })
}

/** Stores what was found as the company's newest research of its kind; without a company only shows it. */
async function keep(
  companyId: OwnedCompanyId | null,
  kind: ResearchKind,
  address: string,
  outcome: Reading,
): Promise<Research> {
  const run = {
    kind,
    address,
    description: outcome.description,
    notices: outcome.notices,
    engine: outcome.engine,
  }
  const sources = outcome.pages.map(({ page }, position) => ({
    id: randomUUID(),
    position,
    address: page.address.slice(0, 2048),
    title: page.title,
    language: page.language,
    text: page.text,
  }))
  const items = outcome.findings.flatMap((finding, position) => {
    const source = sources[finding.page]
    return source
      ? [{ sourceId: source.id, field: finding.field, position, text: finding.text, quote: finding.quote }]
      : []
  })
  if (!companyId) {
    const shown = toResearch([
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
    if (shown) return shown
    throw new AppError('internal', 'Nothing was read.')
  }
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`
    if (kind === 'document') {
      const documents = await tx.researchRun.findMany({
        where: { companyId, kind, current: true },
        select: { id: true, address: true },
      })
      const others = documents.filter((one) => one.address !== address)
      if (others.length >= RESEARCH_LIMITS.documentsPerCompany)
        throw new AppError(
          'conflict',
          `A company may keep ${RESEARCH_LIMITS.documentsPerCompany} documents. Please delete one first.`,
        )
    }
    const replaced = { companyId, kind, current: true, ...(kind === 'document' && { address }) }
    const earlier = await tx.researchItem.findMany({
      where: { companyId, source: { run: replaced } },
      select: { id: true, field: true, quote: true, text: true },
    })
    await tx.researchRun.updateMany({ where: replaced, data: { current: false } })
    await tx.researchRun.create({ data: { ...run, companyId, sources: { create: sources } } })
    for (const item of items) {
      // Found again, it keeps its row: what the company decided stays, and what cites it goes on citing it.
      const known = earlier.findIndex((one) => one.field === item.field && one.quote === item.quote)
      const [row] = known < 0 ? [] : earlier.splice(known, 1)
      if (row) await tx.researchItem.update({ where: { id: row.id }, data: item })
      else await tx.researchItem.create({ data: { ...item, id: randomUUID(), companyId } })
    }
    await forgetUncited(tx, companyId)
  })
  const stored = await researchOf(companyId)
  if (!stored) throw notFound()
  return stored
}

type Client = Parameters<Parameters<ReturnType<typeof db>['$transaction']>[0]>[0]

/** Deletes the runs that are neither current nor cited by a specification. */
async function forgetUncited(tx: Client, companyId: OwnedCompanyId): Promise<void> {
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

/** Accepts, edits or rejects one item. Throws 404 where it is not the company's. */
export async function decideItem(companyId: OwnedCompanyId, decision: ItemDecision): Promise<Research> {
  const { count } = await db().researchItem.updateMany({
    where: { id: decision.itemId, companyId, source: { run: { current: true } } },
    data: {
      decision: decision.decision,
      editedText: decision.decision === 'edited' ? decision.text : null,
    },
  })
  const research = await researchOf(companyId)
  if (count === 0 || !research) throw notFound()
  return research
}

/** Takes a document, or the website, out of what is known of the company. Its sentences stay where a specification cites them. */
export async function forgetRun(companyId: OwnedCompanyId, runId: string): Promise<Research | null> {
  await db().$transaction(async (tx) => {
    await tx.researchRun.updateMany({ where: { id: runId, companyId }, data: { current: false } })
    await forgetUncited(tx, companyId)
  })
  return await researchOf(companyId)
}
