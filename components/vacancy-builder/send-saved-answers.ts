import { callApi } from '@/lib/api/client'
import type { VacancyAnswers } from '@/lib/consultation/vacancy-builder/schema'
import { readSavedAnswers, saveAnswers } from './saved-answers'

/** Sends them once. Never throws: on failure they stay in the tab, and the next screen tries again. */
export async function sendSavedAnswers(companyId: string, vacancyId: string | null = null): Promise<void> {
  const saved = readSavedAnswers()
  if (!saved.completed || saved.companyId) return
  // A completed builder has every answer, and the server validates them again.
  const answers = saved.answers as VacancyAnswers
  const input = { params: { companyId }, body: { answers, vacancyId } }
  await callApi('PUT /api/companies/{companyId}/vacancy-builder', input).then(
    ({ hasConsultation }) => saveAnswers({ ...saved, companyId, onHold: hasConsultation }),
    () => undefined,
  )
}
