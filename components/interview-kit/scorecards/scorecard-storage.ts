import type { ScorecardDraft } from '@/lib/interview-kit/scorecards/draft'

/** What was typed, and the server's scorecard that it was typed over. */
export interface UnsavedScorecard {
  draft: ScorecardDraft
  base: ScorecardDraft
}

// localStorage: a phone that runs out of battery in the interview loses nothing. Removed as soon as the server has it.
const keyOf = (interviewerId: string, candidateId: string) =>
  `spanwright.scorecard.${interviewerId}.${candidateId}`

const isDraft = (value: unknown): value is ScorecardDraft =>
  typeof value === 'object' && value !== null && 'items' in value && 'reason' in value

export function readUnsaved(interviewerId: string, candidateId: string): UnsavedScorecard | null {
  try {
    const value = JSON.parse(localStorage.getItem(keyOf(interviewerId, candidateId)) ?? 'null')
    return isDraft(value?.draft) && isDraft(value?.base) ? value : null
  } catch {
    return null
  }
}

export function saveUnsaved(
  interviewerId: string,
  candidateId: string,
  unsaved: UnsavedScorecard | null,
): void {
  try {
    if (unsaved) localStorage.setItem(keyOf(interviewerId, candidateId), JSON.stringify(unsaved))
    else localStorage.removeItem(keyOf(interviewerId, candidateId))
  } catch {
    // Storage is off or full: what was typed is on the page and goes to the server.
  }
}
