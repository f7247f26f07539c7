import 'server-only'
import type { OwnedCompanyId } from '@/lib/auth/owner'
import { findUnlawful } from '@/lib/consultation/guard/unlawful'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { requireSessionPlace } from '@/lib/quotas/service'
import { reserveCompanyBytes } from '@/lib/quotas/storage/service'
import type { VacancyAnswers } from './schema'

/** Replaces earlier unused answers. While `hasConsultation`, they wait until that consultation is archived. Throws `conflict` when it is full. */
export async function saveAnswers(
  companyId: OwnedCompanyId,
  answers: VacancyAnswers,
): Promise<{ hasConsultation: boolean }> {
  return await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`
    await reserveCompanyBytes(tx, companyId, 'text', answers[2] + answers[5])
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
    const consultation = await tx.consultationSession.findFirst({
      where: { companyId, status: 'active', messages: { some: { role: 'user' } } },
      select: { id: true },
    })
    if (!consultation) await copyJobTitle(tx, companyId, answers)
    return { hasConsultation: consultation !== null }
  })
}

/** The archived consultation keeps its messages. Throws `conflict` when there could be no new one, which leaves the old one open. */
export async function startOver(companyId: OwnedCompanyId, answers: VacancyAnswers): Promise<void> {
  await saveAnswers(companyId, answers)
  await db().$transaction(async (tx) => {
    // The company before the owner, as where a consultation is opened.
    await tx.$queryRaw`SELECT id FROM companies WHERE id = ${companyId}::uuid FOR UPDATE`
    await requireSessionPlace(tx, companyId)
    await tx.consultationSession.updateMany({
      where: { companyId, status: 'active' },
      data: { status: 'archived' },
    })
    await copyJobTitle(tx, companyId, answers)
  })
}

async function copyJobTitle(
  tx: Prisma.TransactionClient,
  companyId: OwnedCompanyId,
  answers: VacancyAnswers,
): Promise<void> {
  if (findUnlawful(answers[2]).length > 0) return
  await tx.company.update({ where: { id: companyId }, data: { jobTitle: answers[2] }, select: { id: true } })
}
