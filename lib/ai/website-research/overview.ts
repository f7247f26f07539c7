import type { ResearchField } from '@/lib/research/options'
import { CALL_TO_ACTION, cuedField, DENIAL, describesCompany } from './cues'
import { type Finding, textBetween, toFinding } from './finding'
import type { PageText } from './page'
import { countWords, NOT_A_STATEMENT, PERSONAL_ACCOUNT, PROSE_FIELDS, SENTENCE_LIMITS } from './prose'
import type { ReadPage } from './read'
import type { Statement } from './sections'
import { sentencesOf } from './sentences'

export interface ScoredStatement {
  statement: Statement
  score: number
  isAboutCompany: boolean
  /** The index in `OVERVIEW_PAGES`, or -1. */
  pageRank: number
}

/** Best first. */
export const OVERVIEW_PAGES: readonly string[] = ['home', 'about', 'other', 'careers', 'values']

/** A sentence with a cue for one of these goes there, even when it also says what the company is. */
const OVERRIDING_FIELDS: readonly ResearchField[] = [
  'missionVision',
  'growthPath',
  'learningDevelopment',
  'values',
  'workingStyle',
  'differentiators',
  'customers',
  'standards',
]

export function chooseOverview(pages: readonly ReadPage[], scored: readonly ScoredStatement[]): Finding[] {
  const best = scored
    .map((candidate, order) => ({ ...candidate, order }))
    .filter(({ pageRank }) => pageRank >= 0)
    .sort((a, b) => b.score - b.pageRank / 2 - (a.score - a.pageRank / 2) || a.order - b.order)
  if (best.length === 0) return findPageDescriptions(pages)
  // The home page says best what the company does.
  const leads = best.filter(({ isAboutCompany, pageRank }) => pageRank === 0 && isAboutCompany).slice(0, 2)
  const chosen = [...leads, ...best.filter((candidate) => !leads.includes(candidate))].slice(0, 3)
  return chosen
    .sort((a, b) => a.pageRank - b.pageRank || a.order - b.order)
    .map(({ statement }) => toFinding('overview', statement))
}

/** Null where the sentence does not say what the company is. */
export function scoreOverview(
  { text, form, topic }: Statement,
  page: PageText,
  names: readonly string[],
): Pick<ScoredStatement, 'score' | 'isAboutCompany'> | null {
  if (
    form !== 'sentence' ||
    countWords(text) < 5 ||
    text.length > SENTENCE_LIMITS.maxLength ||
    topic === 'openRoles'
  )
    return null
  if (
    PERSONAL_ACCOUNT.test(text) ||
    NOT_A_STATEMENT.test(text) ||
    CALL_TO_ACTION.test(text) ||
    DENIAL.test(text)
  )
    return null
  if (topic === 'aside') return null
  if (PROSE_FIELDS.some((field) => field === topic)) return null
  if (/:$/.test(text)) return null
  const certainty = describesCompany(text, names)
  const isFreeOnHomePage = page.kind === 'home' && certainty !== null && topic === null
  if (certainty !== 'surely' && topic !== 'overview' && !isFreeOnHomePage) return null
  const cued = cuedField(text, page.kind)
  if (cued !== null && (certainty !== 'surely' || OVERRIDING_FIELDS.includes(cued))) return null
  const hasFigure = /\b(?:1[89]|20)\d\d\b|\d (?:people|of us|employees|staff)\b/i.test(text) ? 1 : 0
  const score =
    (certainty === 'surely' ? 4 : certainty === 'perhaps' ? 3 : 2) +
    (topic === 'overview' ? 2 : 0) +
    hasFigure
  return { score, isAboutCompany: certainty !== null }
}

/** For when no sentence says what the company is. */
function findPageDescriptions(pages: readonly ReadPage[]): Finding[] {
  return pages.flatMap(({ asides }, index) =>
    asides
      .filter(({ field }) => field === 'description')
      .flatMap(({ start, end }) =>
        sentencesOf(textBetween(pages, index, start, end))
          .filter(
            ({ text }) => countWords(text) >= 5 && !CALL_TO_ACTION.test(text) && !NOT_A_STATEMENT.test(text),
          )
          .map((sentence) =>
            toFinding('overview', {
              page: index,
              text: sentence.text,
              start: start + sentence.start,
              end: start + sentence.end,
            }),
          ),
      ),
  )
}
