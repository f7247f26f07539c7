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
import { type SourceTexts, specificationContentSchema } from '@/lib/specification/schema'
import { LAUNCH_HOURS, type LaunchStatus } from './options'
import type {
  ApprovalView,
  Vacancy,
  VacancyCounts,
  VacancyDetail,
  VacancyFilterQuery,
  VacancyQuery,
  VacancySpecification,
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
export async function listVacancies(query: VacancyQuery): Promise<{ vacancies: Vacancy[]; page: Page }> {
  const { rows, page } = await readPage<Row>(toSegments(query), query, query.status ?? 'all')
  return { vacancies: rows.map(toVacancy), page }
}

/** Only `matching` depends on the filter. */
export async function countVacancies(filter: VacancyFilterQuery): Promise<VacancyCounts> {
  const groups = await queryRows<{ status: LaunchStatus | null; count: number; overdue: number }>(
    Prisma.sql`SELECT launch_status AS status, count(*)::int AS count,
      (count(*) FILTER (WHERE at < now() - make_interval(hours => ${LAUNCH_HOURS}::int)))::int AS overdue
      FROM vacancies GROUP BY launch_status`,
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
  return { counts, matching: await countMatching(Prisma.sql`FROM vacancies AS v`, toFilter(filter)) }
}

/** By its consultation. Throws 404 for an unknown id. */
export async function getVacancy(sessionId: string): Promise<VacancyDetail> {
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
      specifications: {
        orderBy: { version: 'desc' },
        select: { id: true, version: true, status: true, content: true, createdAt: true, approval: true },
      },
    },
  })
  if (!session) throw notFound()
  const { createdAt, ...company } = session.company
  const specifications = session.specifications.map(
    ({ content, approval, ...row }): VacancySpecification => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      content: specificationContentSchema.parse(content),
      approval: approval && toApprovalView({ ...approval, specificationId: row.id, version: row.version }),
    }),
  )
  const { id, name, contactName, email, phone, jobTitle } = company
  const [newest] = specifications
  const approval = specifications.find(({ status }) => status === 'approved')?.approval ?? null
  const startedAt = session.createdAt.toISOString()
  const sources: SourceTexts[] = []
  for (const { content } of specifications) sources.push(await loadSourceTexts({ companyId: id, content }))
  return {
    vacancy: {
      id: sessionId,
      stage: stageOf({
        isApproved: approval !== null,
        hasSpecification: newest !== undefined,
        isTalking: true,
      }),
      company: { id, name, contactName, email, phone },
      jobTitle: newest?.content.jobTitle ?? jobTitle,
      specification: newest ? { id: newest.id, version: newest.version, status: newest.status } : null,
      approval,
      createdAt: startedAt,
    },
    company: { ...toCompany(company), createdAt: createdAt.toISOString() },
    consultation: {
      startedAt,
      status: session.status,
      messages: session.messages.map(({ createdAt: at, ...row }) => ({ ...row, at: at.toISOString() })),
    },
    specifications,
    sources: Object.assign({}, ...sources),
    history: await readHistory({ sessionId }),
  }
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
