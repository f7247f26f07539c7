import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import type { Consultant } from '@/lib/consultation/interview/consultant-types'
import { loadOpeningSetting, openWithBriefOf } from '@/lib/consultation/session/service'
import type { VacancyState } from '@/lib/consultation/vacancy/options'
import { findVacancy } from '@/lib/consultation/vacancy/queries'
import { createVacancy } from '@/lib/consultation/vacancy/service'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { getOwnVacancy } from './queries'
import type { NewVacancy, OwnVacancy } from './schema'

/** It becomes the company's current one. Throws 404 for a `fromVacancyId` of another company, and `conflict` at the limit. */
export async function startVacancy(
  companyId: OwnedCompanyId,
  { jobTitle: newTitle, fromVacancyId }: NewVacancy,
  consultant: Pick<Consultant, 'composeOpening'>,
): Promise<OwnVacancy> {
  const setting = await loadOpeningSetting(companyId)
  const compose: Parameters<typeof openWithBriefOf>[3] = (input) =>
    consultant.composeOpening({ ...setting, ...input })
  const id = await db().$transaction(async (tx) => {
    const source = fromVacancyId ? await findVacancy(companyId, fromVacancyId, tx) : null
    const jobTitle = newTitle ?? source?.jobTitle ?? null
    const created = await createVacancy(tx, companyId, jobTitle)
    if (source) await openWithBriefOf(tx, source, { id: created, jobTitle, companyId }, compose)
    return created
  })
  return await getOwnVacancy(id)
}

const WITH_THE_AGENCY: readonly VacancyState[] = ['approved', 'live']
const STILL_OPEN =
  'We’re working on this vacancy. Ask us to close it or put it on hold first, then you can archive it.'

/** Takes a vacancy out of the way, or back to the state it had. Twice is the same as once. Throws `conflict` while the agency works on it. */
export async function setArchived(id: string, isArchived: boolean): Promise<OwnVacancy> {
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM vacancies WHERE id = ${id}::uuid FOR UPDATE`
    const { state, archivedFrom } = await tx.vacancy.findUniqueOrThrow({
      where: { id },
      select: { state: true, archivedFrom: true },
    })
    if ((state === 'archived') === isArchived) return
    if (WITH_THE_AGENCY.includes(state)) throw new AppError('conflict', STILL_OPEN)
    const data = isArchived
      ? ({ state: 'archived', archivedFrom: state } as const)
      : { state: archivedFrom ?? 'talking', archivedFrom: null }
    await tx.vacancy.update({ where: { id }, data, select: { id: true } })
  })
  return await getOwnVacancy(id)
}
