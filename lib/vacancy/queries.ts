import 'server-only'
import { toSearchTerm } from '@/lib/admin/lists/cursor'
import {
  countMatching,
  createSearchFilter,
  type Filter,
  queryRows,
  readPage,
  type Segment,
} from '@/lib/admin/lists/queries'
import type { Page } from '@/lib/admin/lists/schema'
import { readHistory } from '@/lib/audit/history/queries'
import { COMPANY_SELECT, toCompany } from '@/lib/company/queries'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { loadSourceTexts } from '@/lib/specification/queries'
import { specificationContentSchema } from '@/lib/specification/schema'
import { LAUNCH_HOURS, type LaunchStatus } from './options'
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
  sessionId: string | null
  createdAt: Date
  companyId: string
  name: string
  contactName: string
  email: string
  phone: string
  jobTitle: string | null
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

const FROM = Prisma.sql`FROM vacancies AS v JOIN companies AS c ON c.id = v.company_id
  LEFT JOIN consultation_sessions AS s ON s.id = v.session_id
  LEFT JOIN job_specifications AS latest ON latest.id = v.specification_id
  LEFT JOIN approvals AS a ON a.id = v.approval_id
  LEFT JOIN job_specifications AS j ON j.id = a.job_specification_id`
const COLUMNS = Prisma.sql`v.session_id AS "sessionId", coalesce(s.created_at, c.created_at) AS "createdAt", c.id AS "companyId",
  c.name, c.contact_name AS "contactName", c.email, c.phone, v.job_title AS "jobTitle",
  CASE WHEN latest.id IS NOT NULL THEN json_build_object('id', latest.id, 'version', latest.version, 'status', latest.status)
    END AS specification,
  CASE WHEN a.id IS NOT NULL THEN json_build_object('specificationId', j.id, 'version', j.version, 'approverName',
    a.approver_name, 'approvedAt', a.approved_at, 'termsVersion', a.terms_version, 'contentHash', a.content_hash,
    'launchStatus', a.launch_status, 'launchVersion', a.launch_version, 'launchChangedAt', a.launch_changed_at)
    END AS approval`
/** Approved, in progress, registered. */
const RANKS = [0, 1, 2]

/** The newest approval first, then vacancies in progress, then registered companies. */
export async function listVacancies(
  query: VacancyQuery,
  signal?: AbortSignal,
): Promise<{ vacancies: Vacancy[]; page: Page }> {
  const { rows, page } = await readPage<Row>(toSegments(query), query, query.status ?? 'all', signal)
  return { vacancies: rows.map(toVacancy), page }
}

/** Only `matching` depends on the filter. */
export async function countVacancies(
  filter: VacancyFilterQuery,
  signal?: AbortSignal,
): Promise<VacancyCounts> {
  const groups = await queryRows<{ status: LaunchStatus | null; count: number; overdue: number }>(
    Prisma.sql`SELECT launch_status AS status, count(*)::int AS count,
      (count(*) FILTER (WHERE at < now() - make_interval(hours => ${LAUNCH_HOURS}::int)))::int AS overdue
      FROM vacancies GROUP BY launch_status`,
    { signal },
  )
  const counts = { awaiting: 0, launched: 0, onHold: 0, unapproved: 0, overdue: 0 }
  let total = 0
  for (const { status, count, overdue } of groups) {
    counts[status ?? 'unapproved'] = count
    if (status === 'awaiting') counts.overdue = overdue
    total += count
  }
  const { search, status } = filter
  if (!toSearchTerm(search)) return { counts, matching: status ? counts[status] : total }
  return { counts, matching: await countMatching(Prisma.sql`FROM vacancies AS v`, toFilter(filter), signal) }
}

/**
 * By its consultation, with one version of its specification: `version`, else the approved one, else the newest. Throws 404 for an
 * unknown id or version.
 */
export async function getVacancy(sessionId: string, version?: number): Promise<VacancyDetail> {
  const session = await db().consultationSession.findUnique({
    where: { id: sessionId },
    select: {
      status: true,
      createdAt: true,
      company: { select: { ...COMPANY_SELECT, createdAt: true } },
      messages: {
        orderBy: { position: 'asc' },
        select: { id: true, role: true, content: true, createdAt: true },
      },
      specifications: { orderBy: { version: 'desc' }, take: VERSIONS_LISTED, select: VERSION_SELECT },
      vacancy: { select: { jobTitle: true } },
    },
  })
  if (!session) throw notFound()
  const { createdAt, ...company } = session.company
  const versions = session.specifications.map(toVersion)
  const { id, name, contactName, email, phone, jobTitle } = company
  const [newest] = versions
  const approved =
    versions.find(({ status }) => status === 'approved') ??
    (await findVersion({ sessionId, status: 'approved' }))
  const shown =
    version === undefined
      ? (approved ?? newest)
      : (versions.find((candidate) => candidate.version === version) ??
        (await findVersion({ sessionId, version })))
  if (version !== undefined && !shown) throw notFound()
  const specification = shown ? await loadContent(shown) : null
  const startedAt = session.createdAt.toISOString()
  return {
    vacancy: {
      id: sessionId,
      stage: stageOf({
        isApproved: approved !== null,
        hasSpecification: newest !== undefined,
        isTalking: true,
      }),
      company: { id, name, contactName, email, phone },
      jobTitle: session.vacancy?.jobTitle ?? jobTitle,
      specification: newest ? { id: newest.id, version: newest.version, status: newest.status } : null,
      approval: approved?.approval ?? null,
      createdAt: startedAt,
    },
    company: { ...toCompany(company), createdAt: createdAt.toISOString() },
    consultation: {
      startedAt,
      status: session.status,
      messages: session.messages.map(({ createdAt: at, ...row }) => ({ ...row, at: at.toISOString() })),
    },
    versions,
    specification,
    sources: specification ? await loadSourceTexts({ companyId: id, content: specification.content }) : {},
    history: await readHistory({ sessionId }),
  }
}

const VERSIONS_LISTED = 100

const VERSION_SELECT = {
  id: true,
  version: true,
  status: true,
  createdAt: true,
  approval: true,
} satisfies Prisma.JobSpecificationSelect

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

function toSegments(filter: VacancyFilterQuery): Segment[] {
  const { status } = filter
  const table = {
    from: FROM,
    columns: COLUMNS,
    filter: toFilter(filter),
    key: { sql: Prisma.sql`v.at`, type: 'timestamptz' },
    id: Prisma.sql`v.id`,
  }
  if (status && status !== 'unapproved') return [table]
  return RANKS.filter((rank) => rank > 0 || !status).map((rank) => ({
    ...table,
    within: Prisma.sql`v.rank = ${rank}`,
  }))
}

function toFilter({ search, status }: VacancyFilterQuery): Filter {
  const launch =
    status === 'unapproved'
      ? Prisma.sql`v.launch_status IS NULL`
      : Prisma.sql`v.launch_status = ${status}::launch_status`
  return createSearchFilter(Prisma.sql`v.search_text`, search, status ? [launch] : [])
}

function toVacancy({ sessionId, createdAt, companyId, approval, ...row }: Row): Vacancy {
  const { name, contactName, email, phone, jobTitle, specification } = row
  return {
    id: sessionId,
    stage: stageOf({
      isApproved: approval !== null,
      hasSpecification: specification !== null,
      isTalking: sessionId !== null,
    }),
    company: { id: companyId, name, contactName, email, phone },
    jobTitle,
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
