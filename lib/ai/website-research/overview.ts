import type { ResearchField } from '@/lib/research/options'
import { CALL, DENIED, fieldOf, saysWhatItIs } from './cues'
import { type Finding, slice, toFinding } from './finding'
import type { PageText } from './page'
import type { ReadPage } from './read'
import type { Statement } from './sections'
import { sentencesOf } from './sentences'
import { NO_SENTENCE, PERSONAL, SENTENCE, TOLD, wordsIn } from './talk'

/** A sentence that may say what the company is: how well, and how far forward its page stands. */
export interface Scored {
  statement: Statement
  score: number
  /** It says what the company is or does by its own words. */
  says: boolean
  place: number
}

export const OVERVIEW_PAGES: readonly string[] = ['home', 'about', 'other', 'careers', 'values']
/** What a sentence that also says what the company is belongs to all the same. */
const ELSEWHERE: readonly ResearchField[] = [
  'missionVision',
  'growthPath',
  'learningDevelopment',
  'values',
  'workingStyle',
  'differentiators',
  'customers',
  'standards',
]

/** Up to three sentences that say what the company is and does, in the order in which its pages have them. */
export function overview(read: readonly ReadPage[], scored: readonly Scored[]): Finding[] {
  const best = scored
    .map((one, order) => ({ ...one, order }))
    .filter(({ place }) => place >= 0)
    .sort(
      (one, other) => other.score - other.place / 2 - (one.score - one.place / 2) || one.order - other.order,
    )
  // The home page says first what the company does.
  const leads = best.filter(({ says, place }) => place === 0 && says).slice(0, 2)
  const chosen = [...leads, ...best.filter((one) => !leads.includes(one))].slice(0, 3)
  if (best.length === 0) return described(read)
  return chosen
    .sort((one, other) => one.place - other.place || one.order - other.order)
    .map(({ statement }) => toFinding('overview', statement))
}

/** How well a sentence says what the company is; null where it does not. */
export function overviewScore(
  { text, form, topic }: Statement,
  page: PageText,
  names: readonly string[],
): { score: number; says: boolean } | null {
  if (form !== 'sentence' || wordsIn(text) < 5 || text.length > SENTENCE.max || topic === 'openRoles')
    return null
  if (PERSONAL.test(text) || NO_SENTENCE.test(text) || CALL.test(text) || DENIED.test(text)) return null
  if (topic === 'aside') return null
  if (TOLD.some((field) => field === topic)) return null
  if (/:$/.test(text)) return null
  const says = saysWhatItIs(text, names)
  if (says !== 'surely' && topic !== 'overview' && (page.kind !== 'home' || says === null || topic !== null))
    return null
  const cued = fieldOf(text, page.kind)
  if (cued !== null && (says !== 'surely' || ELSEWHERE.includes(cued))) return null
  const year = /\b(?:1[89]|20)\d\d\b|\d (?:people|of us|employees|staff)\b/i.test(text) ? 1 : 0
  const score = (says === 'surely' ? 4 : says === 'perhaps' ? 3 : 2) + (topic === 'overview' ? 2 : 0) + year
  return { score, says: says !== null }
}

/** Where no sentence says what the company is: the pages' description of themselves. */
function described(read: readonly ReadPage[]): Finding[] {
  return read.flatMap(({ asides }, index) =>
    asides
      .filter(({ field }) => field === 'description')
      .flatMap(({ start, end }) =>
        sentencesOf(slice(read, index, start, end))
          .filter(({ text }) => wordsIn(text) >= 5 && !CALL.test(text) && !NO_SENTENCE.test(text))
          .map((one) =>
            toFinding('overview', {
              page: index,
              text: one.text,
              start: start + one.start,
              end: start + one.end,
            }),
          ),
      ),
  )
}
