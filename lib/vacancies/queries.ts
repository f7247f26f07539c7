import 'server-only'
import { COMPANY_SELECT, toCompany } from '@/lib/companies/queries'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { readHistory } from '@/lib/history/queries'
import { sourceTexts } from '@/lib/job-specifications/queries'
import { type SourceTexts, specificationContentSchema } from '@/lib/job-specifications/schema'
import { readPage, type Segment, select } from '@/lib/lists/queries'
import { likePattern, searchTerm } from '@/lib/lists/rules'
import type { Page } from '@/lib/lists/schema'
import { LAUNCH_HOURS } from './options'
import { launchBy, stageOf } from './rules'
import type {
  ApprovalView,
  Vacancy,
  VacancyCounts,
  VacancyDetail,
  VacancyQuery,
  VacancySpecification,
} from './schema'

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

/** As JSON carries it: times are texts. */
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

const JOB_TITLE = Prisma.sql`coalesce(latest.content->>'jobTitle', c.job_title)`
const COMPANY = Prisma.sql`c.id AS "companyId", c.name, c.contact_name AS "contactName", c.email, c.phone`
const LATEST = Prisma.sql`LEFT JOIN LATERAL (
    SELECT id, version, status, content FROM job_specifications WHERE session_id = s.id ORDER BY version DESC LIMIT 1
  ) AS latest ON true`
const SPECIFICATION = Prisma.sql`CASE WHEN latest.id IS NOT NULL THEN json_build_object('id', latest.id, 'version',
  latest.version, 'status', latest.status) END AS specification`
const APPROVAL = Prisma.sql`json_build_object('specificationId', j.id, 'version', j.version, 'approverName', a.approver_name,
  'approvedAt', a.approved_at, 'termsVersion', a.terms_version, 'contentHash', a.content_hash, 'launchStatus',
  a.launch_status, 'launchVersion', a.launch_version, 'launchChangedAt', a.launch_changed_at) AS approval`
const UNAPPROVED = Prisma.sql`NOT EXISTS (SELECT FROM job_specifications WHERE session_id = s.id AND status = 'approved')`

/** A page of the vacancies: newest approval first, then those under way, then companies that have only registered. */
export async function listVacancies(query: VacancyQuery): Promise<{ vacancies: Vacancy[]; page: Page }> {
  const { rows, page } = await readPage<Row>(segments(query), query, query.status ?? 'all')
  return { vacancies: rows.map(toVacancy), page }
}

/** How many vacancies stand where. */
export async function countVacancies(): Promise<VacancyCounts> {
  const [approved, unapproved] = await Promise.all([
    select<Omit<VacancyCounts['counts'], 'unapproved'>>(Prisma.sql`SELECT
      (count(*) FILTER (WHERE launch_status = 'awaiting'))::int AS awaiting,
      (count(*) FILTER (WHERE launch_status = 'launched'))::int AS launched,
      (count(*) FILTER (WHERE launch_status = 'onHold'))::int AS "onHold",
      (count(*) FILTER (WHERE launch_status = 'awaiting'
        AND approved_at < now() - make_interval(hours => ${LAUNCH_HOURS}::int)))::int AS overdue
      FROM approvals AS a JOIN job_specifications AS j ON j.id = a.job_specification_id AND j.status = 'approved'`),
    select<{ unapproved: number }>(Prisma.sql`SELECT
      ((SELECT count(*) FROM consultation_sessions AS s WHERE ${UNAPPROVED})
      + (SELECT count(*) FROM companies AS c WHERE NOT EXISTS (
          SELECT FROM consultation_sessions WHERE company_id = c.id)))::int AS unapproved`),
  ])
  const counts = { awaiting: 0, launched: 0, onHold: 0, overdue: 0, ...approved[0] }
  return { counts: { ...counts, unapproved: unapproved[0]?.unapproved ?? 0 } }
}

/** A vacancy whole, by its consultation; throws the 404 for one that is not there. */
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
      approval: approval && viewOf({ ...approval, specificationId: row.id, version: row.version }),
    }),
  )
  const { id, name, contactName, email, phone, jobTitle } = company
  const [newest] = specifications
  const approval = specifications.find(({ status }) => status === 'approved')?.approval ?? null
  const startedAt = session.createdAt.toISOString()
  const sources: SourceTexts[] = []
  for (const { content } of specifications) sources.push(await sourceTexts({ companyId: id, content }))
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

function segments({ search, status }: VacancyQuery): Segment[] {
  const term = searchTerm(search)
  const like = (title: Prisma.Sql) =>
    term
      ? [
          Prisma.sql`lower(c.name || E'\n' || c.email || E'\n' || c.contact_name || E'\n' || coalesce(${title}, ''))
            LIKE lower(${likePattern(term)})`,
        ]
      : []
  const launch =
    status && status !== 'unapproved' ? [Prisma.sql`a.launch_status = ${status}::launch_status`] : []
  const approved: Segment = {
    columns: Prisma.sql`s.id AS "sessionId", s.created_at AS "createdAt", ${COMPANY}, ${JOB_TITLE} AS "jobTitle",
      ${SPECIFICATION}, ${APPROVAL}`,
    from: Prisma.sql`FROM approvals AS a JOIN job_specifications AS j ON j.id = a.job_specification_id AND j.status = 'approved'
      JOIN consultation_sessions AS s ON s.id = j.session_id JOIN companies AS c ON c.id = s.company_id ${LATEST}`,
    filter: { where: [...launch, ...like(JOB_TITLE)] },
    key: { sql: Prisma.sql`a.approved_at`, type: 'timestamptz' },
    id: Prisma.sql`a.id`,
  }
  const underWay: Segment = {
    columns: Prisma.sql`s.id AS "sessionId", s.created_at AS "createdAt", ${COMPANY}, ${JOB_TITLE} AS "jobTitle",
      ${SPECIFICATION}, NULL::json AS approval`,
    from: Prisma.sql`FROM consultation_sessions AS s JOIN companies AS c ON c.id = s.company_id ${LATEST}`,
    within: UNAPPROVED,
    filter: { where: like(JOB_TITLE) },
    key: { sql: Prisma.sql`s.created_at`, type: 'timestamptz' },
    id: Prisma.sql`s.id`,
  }
  const registered: Segment = {
    columns: Prisma.sql`NULL::uuid AS "sessionId", c.created_at AS "createdAt", ${COMPANY}, c.job_title AS "jobTitle",
      NULL::json AS specification, NULL::json AS approval`,
    from: Prisma.sql`FROM companies AS c`,
    within: Prisma.sql`NOT EXISTS (SELECT FROM consultation_sessions WHERE company_id = c.id)`,
    filter: { where: like(Prisma.sql`c.job_title`) },
    key: { sql: Prisma.sql`c.created_at`, type: 'timestamptz' },
    id: Prisma.sql`c.id`,
  }
  if (launch.length > 0) return [approved]
  return status === 'unapproved' ? [underWay, registered] : [approved, underWay, registered]
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
    approval: approval && viewOf({ ...approval, approvedAt: new Date(approval.approvedAt) }),
    createdAt: createdAt.toISOString(),
  }
}

function viewOf(
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
    launchBy: launchBy(approvedAt).toISOString(),
    launchStatus: row.launchStatus,
    launchVersion: row.launchVersion,
    launchChangedAt: row.launchChangedAt && new Date(row.launchChangedAt).toISOString(),
  }
}
