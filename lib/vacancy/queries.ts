import 'server-only'
import { whereAssigned } from '@/lib/admin/assignees/queries'
import { countRows } from '@/lib/admin/lists/counts/queries'
import { defineList } from '@/lib/admin/lists/definition/define-list'
import {
  matchSearch,
  queryRows,
  type RowsToCount,
  rowsWhere,
  type Sql,
  withinDays,
} from '@/lib/admin/lists/queries'
import type { Page } from '@/lib/admin/lists/schema'
import { readHistory } from '@/lib/audit/history/queries'
import { COMPANY_SELECT, toCompany } from '@/lib/company/queries'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { loadSourceTexts } from '@/lib/specification/queries'
import { specificationContentSchema } from '@/lib/specification/schema'
import { LAUNCH_HOURS, launchDeadline, STATE_BY_LAUNCH } from './launch-status'
import type { VacancyFigure, VacancyFilter } from './options'
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
import { stageOf } from './stage'

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
  assignee: string | null
  assigneeVersion: number
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
/** To count. */
const ALONE = Prisma.sql`FROM vacancies AS v`
const hasRank = (rank: number) => Prisma.sql`v.rank = ${rank}`
const isUnapproved = Prisma.sql`v.rank IN (1, 2)`
const hasState = (status: keyof typeof STATE_BY_LAUNCH) =>
  Prisma.sql`v.state = ${STATE_BY_LAUNCH[status]}::vacancy_state`
const isOverdue = Prisma.sql`v.at < now() - make_interval(hours => ${LAUNCH_HOURS}::int)`
const byTime = { key: Prisma.sql`v.at`, type: 'timestamptz' }

const VACANCIES = defineList<Row, Row, ListFilter, VacancyFilter | 'all', VacancyFigure>({
  from: FROM,
  countFrom: ALONE,
  columns: Prisma.sql`v.id, v.started_at IS NOT NULL AS "isStarted", coalesce(v.started_at, v.created_at) AS "createdAt",
    c.id AS "companyId", c.name, c.contact_name AS "contactName", c.email, c.phone, coalesce(v.title, v.job_title) AS "jobTitle",
    v.assignee, v.assignee_version AS "assigneeVersion"`,
  id: Prisma.sql`v.id`,
  // Approved, in progress, registered, closed.
  sorts: {
    all: { ...byTime, parts: [0, 1, 2, 3].map(hasRank) },
    unapproved: { ...byTime, parts: [1, 2].map(hasRank) },
    awaiting: byTime,
    launched: byTime,
    onHold: byTime,
    closed: byTime,
  },
  sort: 'all',
  where: ({ match, ...filter }) => [...whereFiltered(filter), ...match],
  figures: {
    awaiting: [hasState('awaiting')],
    launched: [hasState('launched')],
    onHold: [hasState('onHold')],
    unapproved: [isUnapproved],
    overdue: [hasState('awaiting'), isOverdue],
  },
  toItem: (row) => row,
  csv: [],
})

interface ListFilter extends Omit<VacancyFilterQuery, 'search'> {
  match: Sql[]
}

/** All but the search. */
const whereFiltered = ({ status, assignee, ...days }: Omit<VacancyFilterQuery, 'search'>): Sql[] => [
  ...(status ? [status === 'unapproved' ? isUnapproved : hasState(status)] : []),
  ...whereAssigned(Prisma.sql`v.assignee`, assignee),
  ...withinDays(Prisma.sql`v.at`, days),
]

/** The newest approval first, then vacancies in progress, then those of companies that have only registered, then closed ones. */
export async function listVacancies(
  query: VacancyQuery,
  signal?: AbortSignal,
): Promise<{ vacancies: Vacancy[]; page: Page }> {
  const match = await findMatches(query, signal)
  const request = { ...query, match, sort: query.status ?? 'all', direction: 'desc' } as const
  const { items, page } = await VACANCIES.readPage(request, signal)
  const progress = await readProgress(
    items.map(({ id }) => id),
    signal,
  )
  return { vacancies: items.map((row) => toVacancy(row, progress.get(row.id))), page }
}

/** Up to this number of matches, they are found by the search indexes of both tables; more are met soon in the order of the list. */
const RARE_MATCHES = 1000

async function findMatches(query: VacancyQuery, signal?: AbortSignal): Promise<Sql[]> {
  const match = matchSearch(query.search)
  if (!match) return []
  const found = await queryRows<{ id: string }>(
    selectMatches(match, query)(Prisma.sql`LIMIT ${RARE_MATCHES + 1}`),
    {
      signal,
    },
  )
  if (found.length <= RARE_MATCHES) return [Prisma.sql`v.id = ANY(${found.map(({ id }) => id)}::uuid[])`]
  return [Prisma.sql`(${match(Prisma.sql`v.search_text`)} OR ${match(Prisma.sql`c.search_text`)})`]
}

/** By the words of the vacancy or of its company. The limit is for each table, because a union reads all of what it joins. */
function selectMatches(match: (text: Sql) => Sql, filter: VacancyFilterQuery): RowsToCount {
  const where = (text: Sql) => Prisma.join([match(text), ...whereFiltered(filter)], ' AND ')
  return (
    limit,
  ) => Prisma.sql`(SELECT v.id FROM vacancies AS v WHERE ${where(Prisma.sql`v.search_text`)} ${limit})
    UNION (SELECT v.id ${FROM} WHERE ${where(Prisma.sql`c.search_text`)} ${limit})`
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
  const { counts, moreThan } = await VACANCIES.countFigures(signal)
  const match = matchSearch(filter.search)
  const rows = match ? selectMatches(match, filter) : rowsWhere(ALONE, whereFiltered(filter))
  const matching = await countRows(ALONE, { matching: rows }, signal)
  return { counts, matching: matching.values.matching, moreThan: [...moreThan, ...matching.moreThan] }
}

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
      assignee: row.assignee,
      assigneeVersion: row.assigneeVersion,
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
  assignee: true,
  assigneeVersion: true,
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
    assignee: row.assignee,
    assigneeVersion: row.assigneeVersion,
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
