import { claimsOf } from '@/lib/consultation/brief/claims/read'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { figuresOf } from '@/lib/consultation/guard/language/figures'
import { isFigure, type Token, tokensOf } from '@/lib/consultation/guard/language/tokens'
import { isQuestion, splitReply } from '@/lib/consultation/guard/reply'
import { isContent, stemOf } from '@/lib/consultation/guard/rewording/text'
import { findOtherWeek } from '@/lib/consultation/guard/working-week'

/** Times that are no day's work, or not the same every week. */
const NO_ONE_DAY =
  /\b(?:core|flex\w*|between|rotas?|rotat\w*|shifts?|earl(?:y|ies)|lates?|nights?|alternat\w*|annuali[sz]ed|average[sd]?|on[- ]call|standby|overtime|or)\b/i

/** "5 days of 8.5 hours from start to finish less 30 minutes is 40 hours a week; the brief says 39." Null where the hours add up, or cannot be added. */
export function weekTension({ facts }: Pick<Brief, 'facts'>): string | null {
  const known = activeFacts({ facts }).filter(({ topic }) => topic === 'hours' || topic === 'workPattern')
  const weekly = known.flatMap((fact) => claimsOf(fact)).filter((claim) => claim.kind === 'hours')
  const [total, ...others] = [
    ...new Map(weekly.map((claim) => [`${claim.min}-${claim.max}`, claim])).values(),
  ]
  const words = known.map(({ value }) => value).join('. ')
  if (!total || others.length > 0 || NO_ONE_DAY.test(words)) return null
  // A comma stands between "8 to 5" and the minutes of its break.
  const week = findOtherWeek(tokensOf(words.replace(/[,;.](?=\s|$)/g, ' with')), total)
  if (!week) return null
  const { day, days, pause, hours } = week
  const less = pause === null ? '' : ` less ${pause * 60} minutes`
  const said = [...new Set([total.min, total.max])].join(' to ')
  return `${days} days of ${day} hours from start to finish${less} is ${hours} hours a week; the brief says ${said}.`
}

/** These are counted in many facts, each of another thing. */
const COUNTED_ALIKE =
  /^(?:of|per|years?|months?|weeks?|days?|hours?|minutes?|times?|percent|%|people|persons?|staff|jobs?|things?|lots?|or|and|to|on|off|in|at|am|pm|off|more|less)$/
/** In facts that have figures of their own kind. */
const UNCOUNTED: readonly Fact['topic'][] = [
  'title',
  'pay',
  'package',
  'hours',
  'startDate',
  'notice',
  'duration',
]
const TENSIONS_MAX = 3

const PLURAL = /^\p{L}{3,}s$|^(?:men|women)$/u
/** In words in front of the noun that is counted: "2 works managers", "3 night shift fitters". */
const BEFORE_HEAD_MAX = 2

/** The counted noun with the words before it: "works managers" after a 2, and "works" after a 14 with nothing behind it. */
function countedBehind(value: string, tokens: readonly Token[], at: number): string[] {
  const behind = tokens.slice(at + 1, at + 2 + BEFORE_HEAD_MAX)
  const isCutOff = (place: number) =>
    /[,;:.()–—]/.test(value.slice(tokens[at + place]?.start, behind[place]?.start))
  const end = behind.findIndex(
    ({ text }, place) => isCutOff(place) || !isContent(text) || isFigure(text) || COUNTED_ALIKE.test(text),
  )
  const words = behind.slice(0, end < 0 ? behind.length : end).map(({ text }) => text)
  return words.slice(0, words.findLastIndex((word) => PLURAL.test(word)) + 1)
}

/** "Team of 3" and "2 fitters": what a fact counts, with the figure. */
function countsIn({ value }: Fact): { thing: string; count: string; words: string }[] {
  const tokens = tokensOf(value)
  const figures = figuresOf(tokens)
  let place = 0
  return tokens.flatMap(({ text }, at) => {
    if (!isFigure(text)) return []
    const { currency = null, unit = null } = figures[place] ?? {}
    place += 1
    if (currency !== null || unit !== null) return []
    const [before, joint] = [tokens[at - 2]?.text ?? '', tokens[at - 1]?.text]
    if (joint === 'of' && isContent(before) && !isFigure(before))
      return [{ thing: stemOf(before), count: text, words: `${before} of ${text}` }]
    const counted = countedBehind(value, tokens, at)
    return counted.length === 0
      ? []
      : [{ thing: counted.map(stemOf).join(' '), count: text, words: `${text} ${counted.join(' ')}` }]
  })
}

/** Two figures for what may be one thing: "F3 says 2 fitters and F7 says 3 fitters". `facts` with their short ids. */
export function countTensions(facts: readonly { id: string; fact: Fact }[]): string[] {
  const counted = facts
    .filter(({ fact }) => fact.state === 'active' && !UNCOUNTED.includes(fact.topic))
    .flatMap(({ id, fact }) => countsIn(fact).map((count) => ({ id, fact, ...count })))
  return counted
    .flatMap((one, at) => {
      const other = counted
        .slice(at + 1)
        .find(({ id, thing, count }) => id !== one.id && thing === one.thing && count !== one.count)
      const isAsked =
        other && (one.fact.conflictsWith === other.fact.id || other.fact.conflictsWith === one.fact.id)
      return other && !isAsked ? [`${one.id} says ${one.words} and ${other.id} says ${other.words}`] : []
    })
    .slice(0, TENSIONS_MAX)
}

const figuresIn = (text: string): Set<string> =>
  new Set(tokensOf(text.replace(/\bF\d+\b/g, '')).flatMap(({ text: word }) => (isFigure(word) ? [word] : [])))

const thingsIn = (text: string): string[] =>
  tokensOf(text.replace(/\bF\d+ says\b/g, '')).flatMap(({ text: word }) =>
    isContent(word) && !isFigure(word) ? [stemOf(word)] : [],
  )

/** Whether a reply has asked about it: a question is asked with two of its figures, or names what is counted with one of them. */
export function isAskedAbout(
  tension: string,
  history: readonly { role: 'user' | 'assistant'; content: string }[],
): boolean {
  const figures = figuresIn(tension)
  const things = new Set(thingsIn(tension))
  const shared = (text: string) => [...figuresIn(text)].filter((figure) => figures.has(figure)).length
  return history.some(({ role, content }) => {
    if (role !== 'assistant' || !content.includes('?')) return false
    return (
      shared(content) > 1 ||
      splitReply(content).some(
        (sentence) =>
          isQuestion(sentence) && shared(sentence) > 0 && thingsIn(sentence).some((word) => things.has(word)),
      )
    )
  })
}
