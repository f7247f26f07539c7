import { finishVacancyBuilder } from '@/lib/api/actions/vacancy-builder'
import type { VacancyAnswers } from '@/lib/consultation/vacancy-builder/schema'
import { readSavedAnswers, saveAnswers } from './saved-answers'

/**
 * Hands the answers of a Vacancy Builder that was completed before the company was registered to the server, once. Throws nothing: they
 * stay in the tab where that fails, and the next screen tries again.
 */
export async function sendSavedAnswers(companyId: string): Promise<void> {
  const kept = readSavedAnswers()
  if (!kept.completed || kept.companyId) return
  // Only choices of the screen get here, and the server checks them again.
  const answers = kept.answers as VacancyAnswers
  const result = await finishVacancyBuilder({ companyId, answers }).catch(() => null)
  if (result?.ok) saveAnswers({ ...kept, companyId: companyId, onHold: result.data.underWay })
}
