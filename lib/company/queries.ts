import 'server-only'
import {
  accessSelect,
  type Caller,
  type OwnedCompanyId,
  ofVisibleCompanies,
  roleIn,
  visibleCompanies,
} from '@/lib/auth/caller'
import { vacancyTitleQuery } from '@/lib/consultation/vacancy/queries'
import type { CompanyRole } from '@/lib/content/company-roles'
import { db } from '@/lib/db/client'
import { runStatement } from '@/lib/db/run-statement'
import { notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { getResearch } from '@/lib/research/queries'
import type { Research } from '@/lib/research/schema'
import { COMPANY_SIZES, type CompanySize } from './options'
import type { Company, OnboardingState } from './schema'

export const COMPANY_SELECT = {
  id: true,
  name: true,
  email: true,
  contactName: true,
  phone: true,
  industry: true,
  size: true,
  website: true,
  description: true,
  vacancies: vacancyTitleQuery(),
} satisfies Prisma.CompanySelect

type CompanyRow = Prisma.CompanyGetPayload<{ select: typeof COMPANY_SELECT }>

/** An enum value in Prisma can't begin with a digit. */
export const DATABASE_SIZE_NAMES = {
  '1-10': 'upTo10',
  '11-50': 'upTo50',
  '51-200': 'upTo200',
  '201-500': 'upTo500',
  '500+': 'over500',
} as const satisfies Record<CompanySize, string>

/** Its job title is that of the selected vacancy. */
export function toCompany({ vacancies: [vacancy], ...row }: CompanyRow): Company {
  const size = COMPANY_SIZES.find(({ key }) => DATABASE_SIZE_NAMES[key] === row.size)?.key ?? null
  return { ...row, size, jobTitle: vacancy?.jobTitle ?? null }
}

export async function getCompany(companyId: OwnedCompanyId): Promise<Company> {
  return toCompany(await db().company.findUniqueOrThrow({ where: { id: companyId }, select: COMPANY_SELECT }))
}

const COMPANY_SQL = `SELECT company.id, company.name, email, contact_name AS "contactName", phone, industry, size, website, description,
    vacancy.job_title AS "jobTitle",
    EXISTS (SELECT FROM research_runs WHERE company_id = company.id AND current) AS "isResearched"
  FROM companies AS company JOIN vacancies AS vacancy ON vacancy.company_id = company.id
  WHERE company.id = $1 AND (company.owner_id = $2 OR EXISTS (SELECT FROM memberships WHERE company_id = company.id AND person_id = $4))
    AND CASE WHEN $3::uuid IS NULL THEN vacancy.current ELSE vacancy.id = $3 END
  LIMIT 1`

/** With the job title of the vacancy named or else of the current one. Throws the same 404 for missing and foreign ids. */
export async function getCompanyWithResearch(
  caller: Caller,
  companyId: string,
  vacancyId?: string,
): Promise<{ company: Company; research: Research | null }> {
  const rows = await runStatement<Company & { isResearched: boolean }>({
    text: COMPANY_SQL,
    values: [companyId, caller.owner, vacancyId ?? null, caller.person?.id ?? null],
  })
  if (!rows[0]) throw notFound()
  const { isResearched, ...company } = rows[0]
  const research = isResearched ? await getResearch(company.id as OwnedCompanyId) : null
  return { company, research }
}

/** Newest first, with the caller's role. */
export async function listVisibleCompanies(
  caller: Caller,
): Promise<{ id: string; name: string; role: CompanyRole }[]> {
  const companies = await db().company.findMany({
    where: visibleCompanies(caller),
    orderBy: { createdAt: 'desc' },
    select: { id: true, name: true, ...accessSelect(caller) },
  })
  return companies.flatMap(({ id, name, ...access }) => {
    const membership = roleIn(caller, access)
    return membership ? [{ id, name, role: membership.role }] : []
  })
}

const MAX_ONBOARDING_STATES = 20

const STATE_SELECT = {
  id: true,
  jobTitle: true,
  session: {
    select: {
      id: true,
      messages: { where: { role: 'user' }, take: 1, select: { id: true } },
      specifications: {
        where: { status: { not: 'superseded' } },
        orderBy: { version: 'desc' },
        take: 1,
        select: { id: true, status: true },
      },
    },
  },
} satisfies Prisma.VacancySelect

/**
 * One for each vacancy: first `vacancyId`, then the current one of the newest company. Throws the same 404 for a missing and a foreign
 * vacancy.
 */
export async function listOnboardingStates(caller: Caller, vacancyId?: string): Promise<OnboardingState[]> {
  const isOwned = ofVisibleCompanies(caller)
  const select = {
    ...STATE_SELECT,
    company: { select: { id: true, name: true, industry: true, ...accessSelect(caller) } },
  }
  const [named, newest] = await Promise.all([
    vacancyId === undefined ? null : db().vacancy.findFirst({ where: { id: vacancyId, ...isOwned }, select }),
    db().vacancy.findMany({
      where: isOwned,
      orderBy: [{ company: { createdAt: 'desc' } }, { current: 'desc' }, { createdAt: 'desc' }],
      take: MAX_ONBOARDING_STATES,
      select,
    }),
  ])
  if (vacancyId !== undefined && !named) throw notFound()
  const rows = named ? [named, ...newest.filter(({ id }) => id !== named.id)] : newest
  return rows.map(({ company, ...row }) => {
    const { role, canApprove } = roleIn(caller, company) ?? NO_ROLE
    return { ...toOnboardingState({ company, ...row }), role, canApprove: canApprove || role === 'owner' }
  })
}

/** The query found only companies of the caller. */
const NO_ROLE = { role: 'viewer', canApprove: false } as const

function toOnboardingState({
  company,
  session,
  ...vacancy
}: Prisma.VacancyGetPayload<{ select: typeof STATE_SELECT }> & {
  company: { id: string; name: string; industry: string | null }
}): Omit<OnboardingState, 'role' | 'canApprove'> {
  const specification = session?.specifications[0]
  return {
    vacancyId: vacancy.id,
    companyId: company.id,
    companyName: company.name,
    jobTitle: vacancy.jobTitle,
    hasDetails: company.industry !== null,
    sessionId: session?.id ?? null,
    hasConsulted: (session?.messages.length ?? 0) > 0,
    jobSpecificationId: specification?.id ?? null,
    isApproved: specification?.status === 'approved',
  }
}
