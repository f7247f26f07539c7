import 'server-only'
import { createTextMatch, type Filter, queryRows, readPage, type Segment } from '@/lib/admin/lists/queries'
import type { Page } from '@/lib/admin/lists/schema'
import { readHistory } from '@/lib/audit/history/queries'
import { COMPANY_SELECT, toCompany } from '@/lib/company/queries'
import type { VacancyState } from '@/lib/consultation/vacancy/options'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { loadSourceTexts } from '@/lib/specification/queries'
import { specificationContentSchema } from '@/lib/specification/schema'
import { LAUNCH_HOURS, LAUNCH_STATUS_KEYS, STATE_BY_LAUNCH, type VacancyFilter } from './options'
import type {
  ApprovalView,
  Vacancy,
  VacancyCounts,
  VacancyDetail,
  VacancyFilterQuery,
  VacancyQuery,
  VacancySpecification,
  VacancyVersion,
} from './schema'
import { launchDeadline, stageOf } from './stage'

interface Row {
  id: string
  isStarted: boolean
  createdAt: Date
  companyId: string
  name: string
  contactName: string
  email: string
  phone: string
  jobTitle: string | null
}

interface Progress {
  specification: Vacancy['specification']
  approval: ApprovalRow | null
}

/** Built by `json_build_object`: times are ISO 8601 strings. */
interface ApprovalRow {
  specificationId: string
  version: number
  approverName: string
  approvedAt: string
  termsVersion: string
  contentHash: string
  launchStatus: ApprovalView['launchStatus']
  launchVersion: number
  launchChangedAt: string | null
}

const FROM = Prisma.sql`FROM vacancies AS v JOIN companies AS c ON c.id = v.company_id`
const COLUMNS = Prisma.sql`v.id, v.started_at IS NOT NULL AS "isStarted", coalesce(v.started_at, v.created_at) AS "createdAt",
  c.id AS "companyId", c.name, c.contact_name AS "contactName", c.email, c.phone, coalesce(v.title, v.job_title) AS "jobTitle"`
/** Approved, in progress, registered, closed. */
const RANKS = [0, 1, 2, 3]
const UNAPPROVED_RANKS = [1, 2]

/** The newest approval first, then vacancies in progress, then those of companies that have only registered, then closed ones. */
export async function listVacancies(
  query: VacancyQuery,
  signal?: AbortSignal,
): Promise<{ vacancies: Vacancy[]; page: Page }> {
  const filter = await createFilter(query, signal)
  const segments = toSegments(filter, query.status)
  const { rows, page } = await readPage<Row>(segments, query, query.status ?? 'all', signal)
  const progress = await readProgress(
    rows.map(({ id }) => id),
    signal,
  )
  return { vacancies: rows.map((row) => toVacancy(row, progress.get(row.id))), page }
}

/** The newest version of each specification, and the approval in force. */
async function readProgress(ids: string[], signal?: AbortSignal): Promise<Map<string, Progress>> {
  const rows = await queryRows<Progress & { id: string }>(
    Prisma.sql`SELECT v.id,
      (SELECT json_build_object('id', j.id, 'version', j.version, 'status', j.status)
        FROM job_specifications AS j WHERE j.session_id = v.id ORDER BY j.version DESC LIMIT 1) AS specification,
      (SELECT json_build_object('specificationId', j.id, 'version', j.version, 'approverName', a.approver_name,
          'approvedAt', a.approved_at, 'termsVersion', a.terms_version, 'contentHash', a.content_hash,
          'launchStatus', a.launch_status, 'launchVersion', a.launch_version, 'launchChangedAt', a.launch_changed_at)
        FROM job_specifications AS j JOIN approvals AS a ON a.job_specification_id = j.id
        WHERE j.session_id = v.id AND j.status = 'approved' LIMIT 1) AS approval
      FROM unnest(${ids}::uuid[]) AS v (id)`,
    { signal },
  )
  return new Map(rows.map(({ id, ...progress }) => [id, progress]))
}

/** Only `matching` depends on the filter. */
export async function countVacancies(
  filter: VacancyFilterQuery,
  signal?: AbortSignal,
): Promise<VacancyCounts> {
  const groups = await queryRows<{ state: VacancyState; count: number; overdue: number }>(
    Prisma.sql`SELECT state, count(*)::int AS count,
      (count(*) FILTER (WHERE at < now() - make_interval(hours => ${LAUNCH_HOURS}::int)))::int AS overdue
      FROM vacancies GROUP BY state`,
    { signal },
  )
  const counts = { awaiting: 0, launched: 0, onHold: 0, unapproved: 0, overdue: 0 }
  let total = 0
  for (const { state, count, overdue } of groups) {
    const status = filterOf(state)
    if (status) counts[status] += count
    if (status === 'awaiting') counts.overdue = overdue
    total += count
  }
  const { search, status } = filter
  const match = createTextMatch(search)
  if (!match) return { counts, matching: status ? counts[status] : total }
  const matches = match.isShort ? containsTerm(match) : Prisma.sql`v.id IN (${selectMatches(match)})`
  const where = Prisma.join([matches, ...withinStatus(status)], ' AND ')
  const [row] = await queryRows<{ matching: number }>(
    Prisma.sql`SELECT count(*)::int AS matching ${FROM} WHERE ${where}`,
    { signal },
  )
  return { counts, matching: row?.matching ?? 0 }
}

const filterOf = (state: VacancyState): VacancyFilter | undefined =>
  LAUNCH_STATUS_KEYS.find((status) => STATE_BY_LAUNCH[status] === state) ??
  (state === 'closed' || state === 'archived' ? undefined : 'unapproved')

/** With one version of its specification: `version`, else the approved one, else the newest. Throws 404 for an unknown id or version. */
export async function getVacancy(id: string, version?: number): Promise<VacancyDetail> {
  const row = await db().vacancy.findUnique({ where: { id }, select: DETAIL_SELECT })
  if (!row) throw notFound()
  const { session } = row
  const { createdAt, ...company } = row.company
  const versions = (session?.specifications ?? []).map(toVersion)
  const [newest] = versions
  const approved =
    versions.find(({ status }) => status === 'approved') ??
    (await findVersion({ sessionId: id, status: 'approved' }))
  const shown =
    version === undefined
      ? (approved ?? newest)
      : (versions.find((candidate) => candidate.version === version) ??
        (await findVersion({ sessionId: id, version })))
  if (version !== undefined && !shown) throw notFound()
  const specification = shown ? await loadContent(shown) : null
  return {
    vacancy: {
      id,
      stage: stageOf({
        isApproved: approved !== null,
        hasSpecification: newest !== undefined,
        isTalking: session !== null,
      }),
      company: pickContact(company),
      jobTitle: row.title ?? row.jobTitle,
      specification: newest ? { id: newest.id, version: newest.version, status: newest.status } : null,
      approval: approved?.approval ?? null,
      createdAt: (session ?? row).createdAt.toISOString(),
    },
    company: { ...toCompany(company), createdAt: createdAt.toISOString() },
    consultation: session && {
      startedAt: session.createdAt.toISOString(),
      status: row.current ? 'active' : 'archived',
      messages: session.messages.map(({ createdAt: at, ...message }) => ({
        ...message,
        at: at.toISOString(),
      })),
    },
    versions,
    specification,
    sources: specification
      ? await loadSourceTexts({ companyId: company.id, sessionId: id, content: specification.content })
      : {},
    history: await readHistory({ vacancyId: id }),
  }
}

const pickContact = ({ id, name, contactName, email, phone }: Vacancy['company']): Vacancy['company'] => ({
  id,
  name,
  contactName,
  email,
  phone,
})

const VERSIONS_LISTED = 100

const VERSION_SELECT = {
  id: true,
  version: true,
  status: true,
  createdAt: true,
  approval: true,
} satisfies Prisma.JobSpecificationSelect

const DETAIL_SELECT = {
  jobTitle: true,
  title: true,
  current: true,
  createdAt: true,
  company: { select: { ...COMPANY_SELECT, createdAt: true } },
  session: {
    select: {
      createdAt: true,
      messages: {
        orderBy: { position: 'asc' },
        select: { id: true, role: true, content: true, createdAt: true },
      },
      specifications: { orderBy: { version: 'desc' }, take: VERSIONS_LISTED, select: VERSION_SELECT },
    },
  },
} satisfies Prisma.VacancySelect

type VersionRow = Prisma.JobSpecificationGetPayload<{ select: typeof VERSION_SELECT }>

const toVersion = ({ approval, createdAt, ...row }: VersionRow): VacancyVersion => ({
  ...row,
  createdAt: createdAt.toISOString(),
  approval: approval && toApprovalView({ ...approval, specificationId: row.id, version: row.version }),
})

/** One that is older than those listed. */
async function findVersion(where: Prisma.JobSpecificationWhereInput): Promise<VacancyVersion | null> {
  const row = await db().jobSpecification.findFirst({ where, select: VERSION_SELECT })
  return row && toVersion(row)
}

async function loadContent(version: VacancyVersion): Promise<VacancySpecification> {
  const { content } = await db().jobSpecification.findUniqueOrThrow({
    where: { id: version.id },
    select: { content: true },
  })
  return { ...version, content: specificationContentSchema.parse(content) }
}

function toSegments(filter: Filter, status: VacancyFilter | undefined): Segment[] {
  const table = {
    from: FROM,
    columns: COLUMNS,
    filter,
    key: { sql: Prisma.sql`v.at`, type: 'timestamptz' },
    id: Prisma.sql`v.id`,
  }
  if (status && status !== 'unapproved') return [table]
  return (status ? UNAPPROVED_RANKS : RANKS).map((rank) => ({
    ...table,
    within: Prisma.sql`v.rank = ${rank}`,
  }))
}

type TextMatch = NonNullable<ReturnType<typeof createTextMatch>>

/** Up to this number of matches, they are found by the search indexes of both tables; more are met soon in the order of the list. */
const RARE_MATCHES = 1000

async function createFilter({ search, status }: VacancyFilterQuery, signal?: AbortSignal): Promise<Filter> {
  const where = withinStatus(status)
  const match = createTextMatch(search)
  if (!match) return { where }
  const contains = containsTerm(match)
  if (match.isShort)
    return { where: [...where, contains], indexed: Prisma.sql`v.id IN (${selectMatches(match)})` }
  const found = await queryRows<{ id: string }>(selectMatches(match, Prisma.sql`LIMIT ${RARE_MATCHES + 1}`), {
    signal,
  })
  if (found.length <= RARE_MATCHES)
    return { where: [...where, Prisma.sql`v.id = ANY(${found.map(({ id }) => id)}::uuid[])`] }
  return { where: [...where, contains] }
}

const containsTerm = (match: TextMatch) =>
  Prisma.sql`(${match.contains(Prisma.sql`v.search_text`)} OR ${match.contains(Prisma.sql`c.search_text`)})`

/** `limit` is for each table: a union reads all of what it joins. */
const selectMatches = (match: TextMatch, limit = Prisma.empty) =>
  Prisma.sql`(SELECT id FROM vacancies WHERE ${match.indexed(Prisma.sql`search_text`)} ${limit})
    UNION (SELECT own.id FROM companies AS c JOIN vacancies AS own ON own.company_id = c.id
      WHERE ${match.indexed(Prisma.sql`c.search_text`)} ${limit})`

function withinStatus(status: VacancyFilter | undefined): Prisma.Sql[] {
  if (!status) return []
  return status === 'unapproved'
    ? [Prisma.sql`v.rank IN (${Prisma.join(UNAPPROVED_RANKS)})`]
    : [Prisma.sql`v.state = ${STATE_BY_LAUNCH[status]}::vacancy_state`]
}

function toVacancy({ id, isStarted, createdAt, companyId, ...row }: Row, progress?: Progress): Vacancy {
  const { approval = null, specification = null } = progress ?? {}
  return {
    id,
    stage: stageOf({
      isApproved: approval !== null,
      hasSpecification: specification !== null,
      isTalking: isStarted,
    }),
    company: pickContact({ ...row, id: companyId }),
    jobTitle: row.jobTitle,
    specification,
    approval: approval && toApprovalView({ ...approval, approvedAt: new Date(approval.approvedAt) }),
    createdAt: createdAt.toISOString(),
  }
}

function toApprovalView(
  row: Omit<ApprovalRow, 'approvedAt' | 'launchChangedAt'> & {
    approvedAt: Date
    launchChangedAt: Date | string | null
  },
): ApprovalView {
  const { specificationId, version, approverName, approvedAt, termsVersion, contentHash } = row
  return {
    specificationId,
    version,
    approverName,
    approvedAt: approvedAt.toISOString(),
    termsVersion,
    contentHash,
    launchBy: launchDeadline(approvedAt).toISOString(),
    launchStatus: row.launchStatus,
    launchVersion: row.launchVersion,
    launchChangedAt: row.launchChangedAt && new Date(row.launchChangedAt).toISOString(),
  }
}
