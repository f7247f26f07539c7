import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { standing, toAnalyses, toInsights } from './insights'
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

const RUNS_MAX = 20

/** The rows by which a query of a company sees what is known of it. */
export const RESEARCH_RUNS = {
  where: { current: true },
  orderBy: [{ kind: 'asc' }, { createdAt: 'desc' }],
  take: RUNS_MAX,
  select: RUN_SELECT,
} satisfies Prisma.Company$researchRunsArgs

/** What is known of a company from its website and documents; null where nothing was read yet. */
export async function researchOf(companyId: OwnedCompanyId): Promise<Research | null> {
  return toResearch(
    await db().researchRun.findMany({ ...RESEARCH_RUNS, where: { companyId, ...RESEARCH_RUNS.where } }),
  )
}

/** Runs as the API shows them, the website's first; null where there are none. */
export function toResearch(runs: readonly RunRow[]): Research | null {
  const [first] = runs
  if (!first) return null
  const website = runs.find(({ kind }) => kind === 'website')
  const items = runs
    .flatMap(({ sources }) => sources.flatMap((source) => source.items.map(toItem)))
    .sort((one, other) => RESEARCH_FIELD_KEYS.indexOf(one.field) - RESEARCH_FIELD_KEYS.indexOf(other.field))
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

/** Whether the website at `address` was read so recently that its result is given again. */
export async function isFresh(companyId: OwnedCompanyId, address: string): Promise<boolean> {
  const since = new Date(Date.now() - RESEARCH_FRESH_MINUTES * 60_000)
  const where = { companyId, address, kind: 'website', current: true, createdAt: { gt: since } } as const
  return (await db().researchRun.count({ where })) > 0
}

/** What stands of the research on a company, in the order of the card. */
export async function companyFacts(companyId: OwnedCompanyId): Promise<CompanyFact[]> {
  const research = await researchOf(companyId)
  const kinds = new Map(research?.sources.map(({ id, kind }) => [id, kind]))
  return standing(research?.items ?? []).map(({ id, field, text, quote, decision, sourceId }) => ({
    id,
    field,
    text,
    quote,
    decision,
    kind: kinds.get(sourceId) ?? 'website',
  }))
}
