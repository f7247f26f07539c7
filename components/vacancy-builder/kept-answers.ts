import type { QuestionId } from '@/lib/consultation/vacancy-builder/options'

/** How far the Vacancy Builder has come in this tab: the step from 0 to 4, then completed. */
export interface KeptAnswers {
  step: number
  completed: boolean
  answers: Partial<Record<QuestionId, string>>
  /** The company that the server keeps them for. */
  carriedTo: string | null
  /** They wait there until the consultation under way is put aside. */
  waiting: boolean
}

const KEY = 'spanwright.vacancy'
export const NONE: KeptAnswers = { step: 0, completed: false, answers: {}, carriedTo: null, waiting: false }

/** The answers that this tab keeps; none where storage is off. */
export function readAnswers(): KeptAnswers {
  try {
    return { ...NONE, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') }
  } catch {
    return NONE
  }
}

/** Keeps the answers until the tab is closed. */
export function keepAnswers(kept: KeptAnswers): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage is off or full: the screen still holds them while it is open.
  }
}
