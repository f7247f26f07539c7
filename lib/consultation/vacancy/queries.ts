import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import type { Prisma } from '@/lib/generated/prisma/client'

/** Which vacancy a call means: the one it names, else the company's current one. */
export const vacancyOf = (companyId: OwnedCompanyId, vacancyId: string | null | undefined) => ({
  companyId,
  ...(vacancyId == null ? { current: true } : { id: vacancyId }),
})

/** The current one without an id. Throws the same 404 for missing and foreign ids. */
export async function findVacancy(
  companyId: OwnedCompanyId,
  vacancyId: string | null | undefined,
  client: Prisma.TransactionClient = db(),
): Promise<{ id: string; jobTitle: string | null }> {
  const vacancy = await client.vacancy.findFirst({
    where: vacancyOf(companyId, vacancyId),
    select: { id: true, jobTitle: true },
  })
  if (!vacancy) throw notFound()
  return vacancy
}

/** For a query of companies. */
export const vacancyTitleQuery = (vacancyId?: string | null) =>
  ({
    where: vacancyId == null ? { current: true } : { id: vacancyId },
    take: 1,
    select: { jobTitle: true },
  }) satisfies Prisma.Company$vacanciesArgs
