import 'server-only'
import { type Caller, ofVisibleCompanies } from '@/lib/auth/caller'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { nextStepOf, urlOf } from './next-step'
import type { OwnVacancy } from './schema'

/** More than an owner may start (lib/quotas/limits.ts). */
const LIST_MAX = 300

const SELECT = {
  id: true,
  companyId: true,
  jobTitle: true,
  title: true,
  state: true,
  current: true,
  updatedAt: true,
  company: { select: { name: true, industry: true } },
  session: {
    select: {
      updatedAt: true,
      messages: { where: { role: 'user' }, take: 1, select: { id: true } },
      specifications: {
        orderBy: { version: 'desc' },
        take: 1,
        select: { id: true, status: true, updatedAt: true },
      },
    },
  },
} satisfies Prisma.VacancySelect

/** Last changed first. */
export async function listOwnVacancies(caller: Caller): Promise<OwnVacancy[]> {
  const rows = await db().vacancy.findMany({
    where: ofVisibleCompanies(caller),
    orderBy: { createdAt: 'desc' },
    take: LIST_MAX,
    select: SELECT,
  })
  return rows.map(toOwnVacancy).sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}

/** The caller has proved ownership. */
export async function getOwnVacancy(id: string): Promise<OwnVacancy> {
  return toOwnVacancy(await db().vacancy.findUniqueOrThrow({ where: { id }, select: SELECT }))
}

function toOwnVacancy({
  company,
  session,
  jobTitle,
  title,
  updatedAt,
  ...vacancy
}: Prisma.VacancyGetPayload<{ select: typeof SELECT }>): OwnVacancy {
  const newest = session?.specifications[0]
  const progress = {
    ...vacancy,
    hasDetails: company.industry !== null,
    hasSpoken: (session?.messages.length ?? 0) > 0,
    specification: newest ? { id: newest.id, isDraft: newest.status === 'draft' } : null,
  }
  const changes = [updatedAt, session?.updatedAt, newest?.updatedAt].map((time) => time?.getTime() ?? 0)
  return {
    ...vacancy,
    title: title ?? jobTitle,
    companyName: company.name,
    nextStep: nextStepOf(progress),
    specificationId: newest?.id ?? null,
    url: urlOf(progress),
    updatedAt: new Date(Math.max(...changes)).toISOString(),
  }
}
