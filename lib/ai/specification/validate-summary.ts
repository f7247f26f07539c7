import { findUnlawful } from '@/lib/consultation/guard/law/screen'
import { isLawful } from '@/lib/consultation/guard/law/verdict'
import { findLineReason } from '@/lib/consultation/guard/line'
import { createReplyGate, splitReply } from '@/lib/consultation/guard/reply'
import type { CheckContext, DraftVerdict } from './check'
import { findForbidden, saysChallenged } from './forbidden'
import { OVERVIEW_MAX_SENTENCES } from './prompt'
import { saysSecretName } from './reservations'
import type { DraftLine } from './schema'
import { findCited, type Source } from './sources'
import { countSentences, joinLines, tidyText } from './text'

/** Capitals of a title and a company would hide other names, and a title whom a word speaks of. */
function withoutOwnNames(text: string, { company, jobTitle }: CheckContext): string {
  const plain = (words: string, name: string | null, stand: string) =>
    name?.trim() ? words.replaceAll(name.trim(), stand) : words
  return plain(plain(text, jobTitle, 'person'), company, 'our company')
}

/** Advice to the manager reads like what the screen holds of a manager; a word of the law, or a plain ask, still counts. */
const isLawfulAdvice = (text: string): boolean =>
  findUnlawful(text).every(({ certainty, words }) => certainty !== 'plain' && words.length === 0)

const wordsOf = (cited: readonly Source[]): string =>
  joinLines(cited.flatMap((source) => [source.said, ...source.lines.map((written) => written.text)]))

/** What an overview or advice may take its figures and names from. */
export const wordsBearing = (cited: readonly Source[], { company, jobTitle }: CheckContext): string =>
  joinLines([wordsOf(cited), company, jobTitle ?? ''])

/** Every figure and name comes from what it cites; what it leaves out is said elsewhere. */
function checkByGate(
  text: string,
  cited: readonly Source[],
  context: CheckContext,
  isAllowed = isLawful,
): DraftVerdict {
  const said = wordsOf(cited)
  const forbidden = findForbidden(text, said, context, isAllowed)
  if (forbidden) return { rejection: forbidden }
  if (saysSecretName(text, context)) return { rejection: 'name' }
  if (findLineReason(text, context)) return { rejection: 'line' }
  const { company, jobTitle, challenged } = context
  const bearing = wordsBearing(cited, context)
  const gate = createReplyGate({ texts: [said], facts: [company, jobTitle ?? ''], challenged })
  for (const sentence of splitReply(withoutOwnNames(text, context))) {
    const refusal = gate.findRefusal(sentence)
    if (refusal === 'challenged' && saysChallenged(sentence, bearing, context))
      return { rejection: 'challenged' }
    if (refusal && refusal !== 'challenged')
      return { rejection: refusal === 'figure' || refusal === 'unit' ? refusal : 'name' }
  }
  return { before: said, verdict: 'judge' }
}

/** What the company does, why there is a job, and the project that it was opened for are culture, motivation or duties in the brief. */
const canStandInOverview = ({ isForOverview, audience, lines }: Source): boolean =>
  isForOverview ||
  (audience === 'candidate' &&
    lines.length > 0 &&
    lines.every(({ section }) => ['culture', 'responsibilities', 'motivation'].includes(section)))

/** It may leave out, and adds nothing. */
export function checkOverviewLine({ text, cites }: DraftLine, context: CheckContext): DraftVerdict {
  const cited = findCited(cites, context.sources)
  if (cited === null) return { rejection: 'noFact' }
  if (!cited.every(canStandInOverview)) return { rejection: 'wrongSection' }
  if (countSentences(tidyText(text)) > OVERVIEW_MAX_SENTENCES) return { rejection: 'tooLong' }
  return checkByGate(tidyText(text), cited, context)
}

/** Advice is not in its sources; whatever it says of the vacancy is. */
export function checkRecommendation({ text, cites }: DraftLine, context: CheckContext): DraftVerdict {
  const cited = findCited(cites, context.sources)
  if (cited === null) return { rejection: 'noFact' }
  // What is for the agency only is said once, in its own section.
  if (cited.some(({ audience }) => audience === 'agency')) return { rejection: 'mixedAudience' }
  return checkByGate(tidyText(text), cited, context, isLawfulAdvice)
}
