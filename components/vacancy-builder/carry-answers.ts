import { finishVacancyBuilder } from '@/lib/api/actions/vacancy-builder'
import type { VacancyAnswers } from '@/lib/consultation/vacancy-builder/schema'
import { keepAnswers, readAnswers } from './kept-answers'

/**
 * Hands the answers of a Vacancy Builder that was completed before the company was registered to the server, once. Throws nothing: they
 * stay in the tab where that fails, and the next screen tries again.
 */
export async function carryAnswers(companyId: string): Promise<void> {
  const kept = readAnswers()
  if (!kept.completed || kept.carriedTo) return
  // Only choices of the screen get here, and the server checks them again.
  const answers = kept.answers as VacancyAnswers
  const result = await finishVacancyBuilder({ companyId, answers }).catch(() => null)
  if (result?.ok) keepAnswers({ ...kept, carriedTo: companyId, waiting: result.data.underWay })
}
