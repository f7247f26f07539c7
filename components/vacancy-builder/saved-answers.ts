import type { QuestionId } from '@/lib/consultation/vacancy-builder/options'

/** `step` runs from 0 to 4. */
export interface SavedAnswers {
  step: number
  completed: boolean
  answers: Partial<Record<QuestionId, string>>
  /** The company that the server stored the answers for. */
  companyId: string | null
  /** The consultation of the vacancy has begun: the server holds them for another one. */
  onHold: boolean
}

const STORAGE_KEY = 'spanwright.vacancy'
export const NO_ANSWERS: SavedAnswers = {
  step: 0,
  completed: false,
  answers: {},
  companyId: null,
  onHold: false,
}

export function readSavedAnswers(): SavedAnswers {
  try {
    return { ...NO_ANSWERS, ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') }
  } catch {
    return NO_ANSWERS
  }
}

export function saveAnswers(answers: SavedAnswers): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(answers))
  } catch {
    // Storage is off or full: the answers stay on the open screen.
  }
}
