import 'server-only'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type VacancyAnswers, vacancyAnswersSchema } from './schema'

export const DRAFT_SELECT = {
  id: true,
  industry: true,
  jobTitle: true,
  reason: true,
  salaryBand: true,
  success: true,
} satisfies Prisma.VacancyDraftSelect

type DraftRow = Prisma.VacancyDraftGetPayload<{ select: typeof DRAFT_SELECT }>

export function toAnswers(row: DraftRow): VacancyAnswers {
  return vacancyAnswersSchema.parse({
    1: row.industry,
    2: row.jobTitle,
    3: row.reason,
    4: row.salaryBand,
    5: row.success,
  })
}

/** Answers for a vacancy that no consultation has started from yet. */
export async function findWaitingDraft(
  vacancyId: string,
  client: Prisma.TransactionClient = db(),
): Promise<{ id: string; answers: VacancyAnswers } | null> {
  const row = await client.vacancyDraft.findFirst({
    where: { vacancyId, sessionId: null },
    orderBy: { createdAt: 'desc' },
    select: DRAFT_SELECT,
  })
  return row && { id: row.id, answers: toAnswers(row) }
}
