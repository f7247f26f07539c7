'use server'

import { type ActionResult, parseInput, requireCaller, runAction } from '@/lib/api/action'
import { requireOwnedCompany } from '@/lib/auth/owner'
import { finishRequestSchema, type VacancyAnswers } from '@/lib/consultation/vacancy-builder/schema'
import { saveAnswers, startOver } from '@/lib/consultation/vacancy-builder/service'

interface BuilderRequest {
  companyId: string
  answers: VacancyAnswers
}

async function parseRequest(request: BuilderRequest) {
  const { companyId, answers } = parseInput(finishRequestSchema, request)
  return { answers, company: await requireOwnedCompany(await requireCaller('vacancyBuilder'), companyId) }
}

export async function finishVacancyBuilder(
  request: BuilderRequest,
): Promise<ActionResult<{ hasConsultation: boolean }>> {
  return await runAction(async () => {
    const { company, answers } = await parseRequest(request)
    return await saveAnswers(company, answers)
  })
}

export async function startOverFromAnswers(request: BuilderRequest): Promise<ActionResult<null>> {
  return await runAction(async () => {
    const { company, answers } = await parseRequest(request)
    await startOver(company, answers)
    return null
  })
}
