import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import { findVacancy } from '@/lib/consultation/vacancy/queries'
import { createVacancy } from '@/lib/consultation/vacancy/service'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import type { VacancyAnswers } from './schema'

/**
 * For the vacancy named, else the current one. Replaces earlier unused answers. While `hasConsultation`, they belong to no vacancy yet:
 * `startOver` makes one. Throws 404 for a vacancy of another company, and `conflict` when the company is full.
 */
export async function saveAnswers(
  companyId: OwnedCompanyId,
  answers: VacancyAnswers,
  vacancyId?: string | null,
): Promise<{ hasConsultation: boolean; vacancyId: string }> {
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`
    const { id } = await findVacancy(companyId, vacancyId, tx)
    const hasSpoken = await tx.message.findFirst({
      where: { sessionId: id, role: 'user' },
      select: { id: true },
    })
    await replaceAnswers(tx, companyId, answers, hasSpoken ? null : id)
    if (!hasSpoken && isLawfulTitle(answers[2]))
      await tx.vacancy.update({ where: { id }, data: { jobTitle: answers[2] }, select: { id: true } })
    return { hasConsultation: hasSpoken !== null, vacancyId: id }
  })
}

/** Returns the id of the new vacancy that the answers are for. Earlier ones keep what was said. Throws `conflict` when there can be no new one. */
export async function startOver(companyId: OwnedCompanyId, answers: VacancyAnswers): Promise<string> {
  return await db().$transaction(async (tx) => {
    const id = await createVacancy(tx, companyId, isLawfulTitle(answers[2]) ? answers[2] : null)
    await replaceAnswers(tx, companyId, answers, id)
    return id
  })
}

const isLawfulTitle = (title: string) => findUnlawful(title).length === 0

/** Unused answers of other vacancies stay. */
async function replaceAnswers(
  tx: Prisma.TransactionClient,
  companyId: OwnedCompanyId,
  answers: VacancyAnswers,
  vacancyId: string | null,
): Promise<void> {
  await reserveCompanyBytes(tx, companyId, 'text', answers[2] + answers[5])
  const isUnused = { companyId, sessionId: null }
  await tx.vacancyDraft.deleteMany({ where: { ...isUnused, OR: [{ vacancyId: null }, { vacancyId }] } })
  await tx.vacancyDraft.create({
    data: {
      companyId,
      vacancyId,
      industry: answers[1],
      jobTitle: answers[2],
      reason: answers[3],
      salaryBand: answers[4],
      success: answers[5],
    },
    select: { id: true },
  })
}
