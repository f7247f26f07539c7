import { createPause } from '@/lib/server/pause'
import { type Section, sectionRow } from '@/lib/specification/options'
import type { CheckContext, Rejection } from './check'
import type { Undecided } from './judge'
import { findLineRepeated, mayRepeatOpening } from './repeats'
import type { DraftLine } from './schema'
import { tidyText } from './text'
import { checkDraftLine } from './validate'
import { checkOverviewLine, checkRecommendation } from './validate-summary'

export interface Candidate {
  draft: DraftLine
  kind: 'line' | 'summary' | 'advice'
  rejection: Rejection | null
  /** What it only says again in other words. */
  repeats?: readonly Candidate[]
}

const checkOf = {
  line: checkDraftLine,
  summary: checkOverviewLine,
  advice: checkRecommendation,
} as const

const kindOf = ({ section }: DraftLine): Candidate['kind'] =>
  section === 'overview' ? 'summary' : section === 'recommendation' ? 'advice' : 'line'

/** A fact has one line in a section: the first that the model gives it. */
function isRepeated(draft: DraftLine, earlier: readonly DraftLine[]): boolean {
  const ids = (line: DraftLine) => line.cites.map((id) => id.trim().toUpperCase())
  return (
    kindOf(draft) === 'line' &&
    earlier.some((line) => line.section === draft.section && ids(line).some((id) => ids(draft).includes(id)))
  )
}

export interface Checked {
  candidates: Candidate[]
  /** What code leaves open. `of` is what a repeat may say again. */
  open: { candidate: Candidate; pair: Undecided; of?: readonly Candidate[] }[]
}

/** Decides each line by code, behind those of `earlier`. */
export async function checkLines(
  drafts: readonly DraftLine[],
  context: CheckContext,
  earlier: readonly Candidate[] = [],
): Promise<Checked> {
  const candidates: Candidate[] = []
  const open: Checked['open'] = []
  const pause = createPause()
  for (const draft of drafts) {
    await pause()
    const kind = kindOf(draft)
    const checked = checkOf[kind](draft, context)
    const taken = [...earlier, ...candidates].filter(({ rejection }) => rejection === null)
    const repeated = isRepeated(
      draft,
      taken.map((candidate) => candidate.draft),
    )
    const rejection = 'rejection' in checked ? checked.rejection : repeated ? 'repeated' : null
    const candidate: Candidate = { draft, kind, rejection }
    candidates.push(candidate)
    if (rejection === null && 'verdict' in checked && checked.verdict === 'judge') {
      const heading = sectionRow(draft.section as Section).label
      open.push({ candidate, pair: { kind, heading, before: checked.before, after: tidyText(draft.text) } })
    }
  }
  return { candidates, open }
}

/** The overview as far as it was taken. */
export const openingOf = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(({ kind, rejection }) => kind === 'summary' && rejection === null)

export const joinTexts = (candidates: readonly Candidate[]): string =>
  candidates.map(({ draft }) => tidyText(draft.text)).join(' ')

/** Lines that may say again what the opening, or another line, says in other words. */
export function toRepeats(
  candidates: readonly Candidate[],
  { company, jobTitle }: CheckContext,
): Checked['open'] {
  const opening = openingOf(candidates)
  const told = joinTexts(opening)
  const taken = candidates.filter(({ kind, rejection }) => kind === 'line' && rejection === null)
  const all = taken.map(({ draft }) => draft)
  return taken.flatMap((candidate, at): Checked['open'] => {
    const { draft } = candidate
    const isOfOpening = told !== '' && mayRepeatOpening(draft, told, `${company} ${jobTitle ?? ''}`)
    const line = isOfOpening ? null : findLineRepeated(draft, { earlier: all.slice(0, at), all, company })
    const of = isOfOpening ? opening : taken.filter((other) => other.draft === line)
    if (of.length === 0) return []
    const heading = sectionRow(draft.section as Section).label
    const pair: Undecided = { kind: 'repeat', heading, before: joinTexts(of), after: tidyText(draft.text) }
    return [{ candidate, pair, of }]
  })
}
