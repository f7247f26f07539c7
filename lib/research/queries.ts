import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { dropRejected, toAnalyses, toInsights } from './insights'
import { RESEARCH_FIELD_KEYS, RESEARCH_FRESH_MINUTES } from './options'
import { type CompanyFact, noticeSchema, type Research, type ResearchItem } from './schema'

const ITEM_SELECT = {
  id: true,
  field: true,
  text: true,
  quote: true,
  decision: true,
  editedText: true,
  sourceId: true,
} satisfies Prisma.ResearchItemSelect

const RUN_SELECT = {
  id: true,
  kind: true,
  address: true,
  description: true,
  notices: true,
  createdAt: true,
  sources: {
    orderBy: { position: 'asc' },
    select: {
      id: true,
      address: true,
      title: true,
      language: true,
      items: { orderBy: { position: 'asc' }, select: ITEM_SELECT },
    },
  },
} satisfies Prisma.ResearchRunSelect

type RunRow = Prisma.ResearchRunGetPayload<{ select: typeof RUN_SELECT }>
type ItemRow = Prisma.ResearchItemGetPayload<{ select: typeof ITEM_SELECT }>

const toItem = ({ text, editedText, ...row }: ItemRow): ResearchItem => ({
  ...row,
  text: (row.decision === 'edited' ? editedText : null) ?? text,
  found: text,
})

const MAX_RUNS = 20

export const CURRENT_RUNS_QUERY = {
  where: { current: true },
  orderBy: [{ kind: 'asc' }, { createdAt: 'desc' }],
  take: MAX_RUNS,
  select: RUN_SELECT,
} satisfies Prisma.Company$researchRunsArgs

/** Null before anything was read. */
export async function getResearch(companyId: OwnedCompanyId): Promise<Research | null> {
  return toResearch(
    await db().researchRun.findMany({
      ...CURRENT_RUNS_QUERY,
      where: { companyId, ...CURRENT_RUNS_QUERY.where },
    }),
  )
}

/** The website's run comes first; null when there are none. */
export function toResearch(runs: readonly RunRow[]): Research | null {
  const [first] = runs
  if (!first) return null
  const website = runs.find(({ kind }) => kind === 'website')
  const items = runs
    .flatMap(({ sources }) => sources.flatMap((source) => source.items.map(toItem)))
    .sort((a, b) => RESEARCH_FIELD_KEYS.indexOf(a.field) - RESEARCH_FIELD_KEYS.indexOf(b.field))
  return {
    ...toAnalyses(items),
    insights: toInsights(items),
    description: runs.find(({ description }) => description !== null)?.description ?? null,
    items,
    sources: runs.flatMap(({ id: runId, kind, sources }) =>
      sources.map(({ id, address, title, language }) => ({ id, kind, runId, address, title, language })),
    ),
    notices: runs.flatMap(({ notices }) => noticeSchema.array().parse(notices)),
    website: website?.address ?? null,
    readAt: (website ?? first).createdAt.toISOString(),
  }
}

/** Less than `RESEARCH_FRESH_MINUTES` ago. */
export async function hasFreshResearch(companyId: OwnedCompanyId, address: string): Promise<boolean> {
  const since = new Date(Date.now() - RESEARCH_FRESH_MINUTES * 60_000)
  const where = { companyId, address, kind: 'website', current: true, createdAt: { gt: since } } as const
  return (await db().researchRun.count({ where })) > 0
}

/** Not rejected, in the order of the card. */
export async function listCompanyFacts(companyId: OwnedCompanyId): Promise<CompanyFact[]> {
  const research = await getResearch(companyId)
  const kinds = new Map(research?.sources.map(({ id, kind }) => [id, kind]))
  return dropRejected(research?.items ?? []).map(({ id, field, text, quote, decision, sourceId }) => ({
    id,
    field,
    text,
    quote,
    decision,
    kind: kinds.get(sourceId) ?? 'website',
  }))
}
