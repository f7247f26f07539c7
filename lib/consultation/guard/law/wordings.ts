import type { Topic } from '@/lib/consultation/topics'
import type { Ground } from './grounds'
import { DEFAULTS, NEEDS, type Wording } from './needs'
import { createMatcher, type Matcher } from './patterns'
import { isAboutSomebodyElse } from './somebody-else'
import { tokenize } from './tokens'

const matchNeed = createMatcher(NEEDS.map((need) => ({ words: need.cues, value: need })))
const MAX_WORDINGS = 3
const LEAST_WORDINGS = 2

type Line = Exclude<Wording, string>
const toLine = (wording: Wording): Line => (typeof wording === 'string' ? { text: wording } : wording)
const LINES = [...NEEDS.flatMap(({ wordings }) => wordings), ...Object.values(DEFAULTS).flat()].map(toLine)
const matchClaim = createMatcher(
  LINES.flatMap(({ text, ifSaid }) => (ifSaid === undefined ? [] : [{ words: ifSaid, value: text }])),
)

const TOPICS = new Map(LINES.flatMap(({ text, topic }) => (topic ? [[text, topic] as const] : [])))

/** Where a wording belongs once it is chosen. */
export const topicOfWording = (text: string): Topic => TOPICS.get(text) ?? 'softSkills'

const matchesIn = <T>(match: Matcher<T>, text: string): T[] => {
  const tokens = tokenize(text)
  return tokens.flatMap((_, at) => match(tokens, at).map(({ value }) => value))
}

/** "No on-call", "we don’t travel": these say that the job is not so. */
const DENIES = /\b(?:no|not|never|none|nor|without|isn['’]?t|aren['’]?t|don['’]?t|doesn['’]?t|won['’]?t)\b/i

/** The claims about the job that `sentences` bear out. */
const claimsIn = (sentences: readonly string[]): Set<string> =>
  new Set(sentences.filter((text) => !DENIES.test(text)).flatMap((text) => matchesIn(matchClaim, text)))

const WOMEN = /\b(?:wom[ae]n|females?|lad(?:y|ies)|girls?)(?:['’]?s)?\b/i
const MEN = /\b(?:m[ae]n|males?|lads?|boys?)(?:['’]?s)?\b/i

/** A wording of one sex where the sentence speaks only of the other. */
const isOfOtherSex = (wording: string, sentence: string): boolean =>
  (WOMEN.test(wording) && MEN.test(sentence) && !WOMEN.test(sentence)) ||
  (MEN.test(wording) && WOMEN.test(sentence) && !MEN.test(sentence))

/**
 * Two or three lawful ways to say what `sentence` may be after. None where it tells of somebody who is there already. What a wording says
 * of the job must be in the sentence or in `known`, the facts of the job, unless a fact denies it.
 */
export function lawfulWordings(ground: Ground, sentence: string, known: readonly string[] = []): string[] {
  if (isAboutSomebodyElse(sentence)) return []
  const named = new Set(matchesIn(matchNeed, sentence))
  const need = NEEDS.find((one) => named.has(one) && (one.grounds?.includes(ground) ?? true))
  const said = new Set([...matchesIn(matchClaim, sentence), ...claimsIn(known)])
  const denied = new Set(
    known.filter((text) => DENIES.test(text)).flatMap((text) => matchesIn(matchClaim, text)),
  )
  const offered = (wordings: readonly Wording[]): string[] =>
    wordings
      .map(toLine)
      .flatMap(({ text, ifSaid }) =>
        (ifSaid === undefined || (said.has(text) && !denied.has(text))) && !isOfOtherSex(text, sentence)
          ? [text]
          : [],
      )
  const own = offered(need?.wordings ?? [])
  // Those of the ground alone may be about something else.
  const wordings = own.length >= LEAST_WORDINGS ? own : [...own, ...offered(DEFAULTS[ground] ?? [])]
  return [...new Set(wordings)].slice(0, own.length >= LEAST_WORDINGS ? MAX_WORDINGS : LEAST_WORDINGS)
}
