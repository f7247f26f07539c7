import { type Section, sectionRow } from '@/lib/specification/options'
import { shareTold } from '@/lib/specification/told'
import type { Candidate } from './candidates'
import type { Clash } from './judge'
import { tidyText } from './text'

/** Of what a line tells: two lines that share less are no repeat, whatever a judge says. */
const LEAST_SHARE = 0.25

/** What would be printed as far as code can tell, in its order. */
export const listStanding = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(({ kind, rejection }) => kind !== 'advice' && rejection === null)

/** "[Nice to have] Experience of Kone equipment" */
export const describeLine = ({ draft: { section, text } }: Candidate): string =>
  `[${sectionRow(section as Section).label}] ${tidyText(text)}`

/** Notes what a judge found when it saw all lines together: one of two repeats may go, and of a contradiction the second line is asked for again. */
export function markClashes(lines: readonly Candidate[], clashes: readonly Clash[], company: string): void {
  for (const { one, other, kind } of clashes) {
    const [first, second] = [lines[Math.min(one, other)], lines[Math.max(one, other)]]
    if (!first || !second || first === second || first.rejection !== null || second.rejection !== null)
      continue
    const [before, after] = [first, second].map(({ draft }) => tidyText(draft.text)) as [string, string]
    if (kind === 'contradiction') {
      if (second.kind === 'line')
        second.flaw ??= `it may contradict “${before}”: say what its source says, so that both can be so`
      continue
    }
    if (Math.max(shareTold(after, before, company), shareTold(before, after, company)) < LEAST_SHARE) continue
    // Which of them may go is for the document to say.
    second.repeats ??= [first]
    if (first.kind === 'line' && second.kind === 'line') first.repeats ??= [second]
  }
}
