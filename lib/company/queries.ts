import 'server-only'
import { type OwnedCompanyId, type OwnerId, ownedCompanies } from '@/lib/auth/owner'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'
import { CURRENT_RUNS_QUERY, toResearch } from '@/lib/research/queries'
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
  jobTitle: true,
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

export function toCompany(row: CompanyRow): Company {
  const size = COMPANY_SIZES.find(({ key }) => DATABASE_SIZE_NAMES[key] === row.size)?.key ?? null
  return { ...row, size }
}

export async function getCompany(companyId: OwnedCompanyId): Promise<Company> {
  return toCompany(await db().company.findUniqueOrThrow({ where: { id: companyId }, select: COMPANY_SELECT }))
}

/** In one statement. Throws the same 404 for missing and foreign ids. */
export async function getCompanyWithResearch(
  owner: OwnerId,
  companyId: string,
): Promise<{ company: Company; research: Research | null }> {
  const row = await db().company.findFirst({
    where: { id: companyId, ...ownedCompanies(owner) },
    select: { ...COMPANY_SELECT, researchRuns: CURRENT_RUNS_QUERY },
  })
  if (!row) throw notFound()
  const { researchRuns, ...company } = row
  return { company: toCompany(company), research: toResearch(researchRuns) }
}

const MAX_ONBOARDING_STATES = 20

/** Newest first. */
export async function listOnboardingStates(owner: OwnerId): Promise<OnboardingState[]> {
  const companies = await db().company.findMany({
    where: ownedCompanies(owner),
    orderBy: { createdAt: 'desc' },
    take: MAX_ONBOARDING_STATES,
    select: {
      id: true,
      name: true,
      jobTitle: true,
      industry: true,
      consultations: {
        where: { status: 'active' },
        orderBy: { createdAt: 'desc' },
        take: 1,
        select: { id: true, messages: { where: { role: 'user' }, take: 1, select: { id: true } } },
      },
      specifications: {
        where: { status: { not: 'superseded' } },
        orderBy: { createdAt: 'desc' },
        take: 1,
        select: { id: true, status: true },
      },
    },
  })
  return companies.map(({ consultations: [session], specifications: [specification], ...company }) => ({
    companyId: company.id,
    companyName: company.name,
    jobTitle: company.jobTitle,
    hasDetails: company.industry !== null,
    sessionId: session?.id ?? null,
    hasConsulted: (session?.messages.length ?? 0) > 0,
    jobSpecificationId: specification?.id ?? null,
    isApproved: specification?.status === 'approved',
  }))
}
