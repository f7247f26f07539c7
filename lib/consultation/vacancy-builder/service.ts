import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import { unlawfulIn } from '@/lib/consultation/guard/unlawful'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { VacancyAnswers } from './schema'

/**
 * Keeps the answers for the consultation that starts from them, in place of earlier ones that none has started from. Returns whether
 * the company is in the middle of another consultation; then the answers wait until that one is put away.
 */
export async function keepAnswers(
  companyId: OwnedCompanyId,
  answers: VacancyAnswers,
): Promise<{ underWay: boolean }> {
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`
    await tx.vacancyDraft.deleteMany({ where: { companyId, sessionId: null } })
    await tx.vacancyDraft.create({
      data: {
        companyId,
        industry: answers[1],
        jobTitle: answers[2],
        reason: answers[3],
        salaryBand: answers[4],
        success: answers[5],
      },
      select: { id: true },
    })
    const begun = await tx.consultationSession.findFirst({
      where: { companyId, status: 'active', messages: { some: { role: 'user' } } },
      select: { id: true },
    })
    if (!begun) await takeTitle(tx, companyId, answers)
    return { underWay: begun !== null }
  })
}

/** Puts the consultation under way aside, with all that was said in it, so that the next one starts from the answers. */
export async function startOver(companyId: OwnedCompanyId, answers: VacancyAnswers): Promise<void> {
  await keepAnswers(companyId, answers)
  await db().$transaction(async (tx) => {
    await tx.consultationSession.updateMany({
      where: { companyId, status: 'active' },
      data: { status: 'archived' },
    })
    await takeTitle(tx, companyId, answers)
  })
}

/** The company form takes the job title over, where it may stand. */
async function takeTitle(
  tx: Prisma.TransactionClient,
  companyId: OwnedCompanyId,
  answers: VacancyAnswers,
): Promise<void> {
  if (unlawfulIn(answers[2]).length > 0) return
  await tx.company.update({ where: { id: companyId }, data: { jobTitle: answers[2] }, select: { id: true } })
}
