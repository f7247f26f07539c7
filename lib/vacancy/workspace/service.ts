import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { findVacancy } from '@/lib/consultation/vacancy/queries'
import { createVacancy } from '@/lib/consultation/vacancy/service'
import { db } from '@/lib/db/client'
import { getOwnVacancy } from './queries'
import type { NewVacancy, OwnVacancy } from './schema'

/** It becomes the company's current one. Throws 404 for a `fromVacancyId` of another company, and `conflict` at the limit. */
export async function startVacancy(
  companyId: OwnedCompanyId,
  { jobTitle, fromVacancyId }: NewVacancy,
): Promise<OwnVacancy> {
  const id = await db().$transaction(async (tx) => {
    const source = fromVacancyId ? await findVacancy(companyId, fromVacancyId, tx) : null
    return await createVacancy(tx, companyId, jobTitle ?? source?.jobTitle ?? null)
  })
  return await getOwnVacancy(id)
}
