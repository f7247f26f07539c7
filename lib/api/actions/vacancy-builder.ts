'use server'

import { type ActionResult, parseInput, requireCaller, runAction } from '@/lib/api/action'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { finishRequestSchema, type VacancyAnswers } from '@/lib/consultation/vacancy-builder/schema'
import { saveAnswers, startOver } from '@/lib/consultation/vacancy-builder/service'

interface Request {
  companyId: string
  answers: VacancyAnswers
}

async function parsed(request: Request) {
  const { companyId, answers } = parseInput(finishRequestSchema, request)
  return { answers, company: await requireOwnedCompany(await requireCaller('vacancyBuilder'), companyId) }
}

/** Finishes the Vacancy Builder for the caller's company: its next consultation starts from the answers. */
export async function finishVacancyBuilder(request: Request): Promise<ActionResult<{ hasConsultation: boolean }>> {
  return await runAction(async () => {
    const { company, answers } = await parsed(request)
    return await saveAnswers(company, answers)
  })
}

/** Puts the consultation under way aside for one that starts from the answers. */
export async function startOverFromAnswers(request: Request): Promise<ActionResult<null>> {
  return await runAction(async () => {
    const { company, answers } = await parsed(request)
    await startOver(company, answers)
    return null
  })
}
