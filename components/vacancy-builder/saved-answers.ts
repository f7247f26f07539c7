import type { QuestionId } from '@/lib/consultation/vacancy-builder/options'

/** How far the Vacancy Builder has come in this tab: the step from 0 to 4, then completed. */
export interface SavedAnswers {
  step: number
  completed: boolean
  answers: Partial<Record<QuestionId, string>>
  /** The company that the server keeps them for. */
  companyId: string | null
  /** They wait there until the consultation under way is put aside. */
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

/** The answers that this tab keeps; none where storage is off. */
export function readSavedAnswers(): SavedAnswers {
  try {
    return { ...NO_ANSWERS, ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') }
  } catch {
    return NO_ANSWERS
  }
}

/** Keeps the answers until the tab is closed. */
export function saveAnswers(kept: SavedAnswers): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // Storage is off or full: the screen still holds them while it is open.
  }
}
