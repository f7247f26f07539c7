import { paySpan } from '@/lib/ai/note-taker/text/pay-span'
import type { Span } from '@/lib/ai/note-taker/text/spans'
import { claimsOf } from '@/lib/consultation/brief/claims/read'
import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import type { Topic } from '@/lib/consultation/topics'
import { figuresIn } from './figures'
import { contentWords, SINGLE_TOPICS } from './targets'

/** What "not X", "instead of X" names. */
const OPPOSED =
  /\b(?:not|instead of|in place of|in lieu of|rather than|no longer|isn['’]t|wasn['’]t|don['’]?t put|forget)\s+(?:(?:just|the|a|an|by|in|on|at|with|to|for|from|as|of|about|into|only|through)\s+)*([£€$]?[\p{L}\p{N}][\p{L}\p{N}.,%'’-]*)/giu

const NAME = /^\p{Lu}|\d/u
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i

const OPPOSED_PAIR =
  /\b(?:not|instead of|in place of|in lieu of|rather than|no longer)\s+(?:(?:just|the|a|an)\s+)?(?<pair>[\p{L}\p{N}]+ [\p{L}\p{N}]+)/giu

/** "One of our engineers" counts nobody. */
const PARTITIVE = /^(?:one|some|any|most|all|many|none|each|part) of$/i

/** "You are not one of forty": of a verb that is denied, nothing is put in the place of what follows. */
const DENIES_VERB = /(?:\b(?:is|are|am|was|were|be|been|being)|['’](?:re|m|s))\s{1,4}$/iu
/** In characters: the longest of these verbs, and what stands around it. */
const VERB_REACH = 12
const isDenied = (value: string, at: number, end: number): boolean =>
  DENIES_VERB.test(value.slice(Math.max(0, at - VERB_REACH), at)) && !/[,;:–—]/.test(value.slice(end))

/** "1 June, not 1 May", "finished, not working towards": two words side by side as they were said. */
export const opposesPair = (value: string, earlier: string): boolean =>
  [...value.matchAll(OPPOSED_PAIR)].some(({ 0: words, index, groups }) => {
    const pair = groups?.pair ?? ''
    return (
      !PARTITIVE.test(pair) &&
      !isDenied(value, index, index + words.length) &&
      contentWords(pair).size > 0 &&
      ` ${earlier.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${pair.toLowerCase()} `)
    )
  })

/**
 * "27 days, not 25" corrects what held the 25, and "Xero, not Sage" what named Sage. A plain word does so only where it is all that was
 * said: "not on site" says nothing of "a site allowance".
 */
export function isOpposed(value: string, earlier: string): boolean {
  if (opposesPair(value, earlier)) return true
  const words = contentWords(earlier)
  return [...value.matchAll(OPPOSED)].some(({ 0: opposed, 1: word = '', index }) => {
    if (isDenied(value, index, index + opposed.length)) return false
    const named = [...contentWords(word)]
    const isName = (NAME.test(word) || WEEKDAY.test(word)) && named.some((one) => words.has(one))
    return (
      named.length > 0 &&
      (isName || isNumberWord(word, earlier) || named.length === words.size) &&
      named.some((one) => words.has(one))
    )
  })
}

const isNumberWord = (word: string, earlier: string): boolean =>
  figuresIn(word).some(({ key }) => figuresIn(earlier).some((figure) => figure.key === key))

/** What leads to other words for what was said, and is no part of them. */
const REWORDING =
  /^\s*(?:(?:ok(?:ay)?|so|well|right|no|sorry|fine|then|alright|and|but)[\s,.]+)*(?:(?:let (?:me|us)|let['’]?s|i(?:['’]ll| will)) (?:put (?:it|that|this) (?:another way|differently|better|this way)|say (?:it|that|this) (?:again|differently|another way)|rephrase(?: that| it)?|reword(?: that| it)?|try (?:that )?again|start again|correct myself)|in other words|what i (?:meant|mean|should have said)(?: to say)?(?: is| was)?|to put it (?:another way|differently|better)|better to say|put (?:another way|differently))\s*[,:;.–—-]*\s*/iu

export function withoutLead(text: string, { start, end }: Span): Span {
  const lead = REWORDING.exec(text.slice(start, end))?.[0] ?? ''
  return { start: start + lead.length, end }
}

/** "Start’s moved to May": the topic that it names, and that it moves. */
const MOVED =
  /^(?:the |our )?[\p{L}]+(?: [\p{L}]+)?(?:['’]?s| is| has| have| are| should)? (?:(?:now|been|just|back|up|down|also|be|actually) )*(?:moved|moving|changed|changing|gone|going|raised|cut|put|pushed|brought|increased|reduced|dropped|become|be|now)(?: (?:back|forward|up|down|out))? (?:to |at |from )?(?=[\p{L}\d£€$])/iu

/** "Make the salary 54k", "can we change the start date to 3 May?": the topic that it names. */
const PUT =
  /^(?:(?:actual+y|sorry|no|oh|and|so|also|right)[\s,]+)*(?:(?:can|could|would) (?:we|you|i) )?(?:please |just )*(?:make|change|put|set|raise|move|bump) (?:the |our )?(?<name>\p{L}+(?: \p{L}+)?)(?: (?:up |down )?(?:to|at|as))? (?=[\d£€$])/iu
const leadOf = (words: string): string => (PUT.exec(words) ?? MOVED.exec(words))?.[0] ?? ''

/** Words of a correction that are not its value: "no sorry, make that 48". */
const CORRECTING =
  /^(?:(?:no|nope|nah|oh|ah|er+m?|um+|wrong|(?:(?:one|a|another|quick|small|slight|minor) )*corrections?|change of plan|sorry|apologies|my apologies|forgive me|excuse me|i beg your pardon|actual+y|wait|hang on|hang fire|hold on|scrap that|scratch that|(?:i )?meant(?: to say)?|i (?:mean|said|misspoke|should say|should have said)|(?:did i say|by) [^,.;]{1,30}? i mean(?:t)?|my mistake|(?:it|that|this|which) (?:should|ought to) (?:be|read|say|have (?:been|said))|should (?:be|read|say|have (?:been|said))|make (?:that|it)|change (?:that|it) to|call it|put|write|let['’]?s (?:say|make it|call it|put)|let (?:me|us) (?:put (?:it|that) (?:another way|differently|better)|say|correct (?:that|it|myself)|rephrase)|say|rather|instead|it['’]?s(?: now| been)?(?: (?:gone up|moved|changed|raised|cut) to)?|to be (?:exact|precise|fair|honest))[\s,.:;!–—-]+)+/iu

export function correctedSpan(text: string, span: Span): Span {
  const words = text.slice(span.start, span.end)
  const lead = CORRECTING.exec(words)?.[0] ?? ''
  return lead.length < words.length ? { start: span.start + lead.length, end: span.end } : span
}

export const isCorrecting = (words: string): boolean => CORRECTING.test(words) || PUT.test(words)

const ONLY_OPPOSED =
  /^(?:(?:and|but|no|sorry|actually)[\s,]+)*(?:not|instead of|rather than)(?: [^\s,;]+){1,3}$/i
export const isOnlyOpposed = (words: string): boolean => ONLY_OPPOSED.test(words)

const OPPOSED_TAIL =
  /,?\s+(?:not|instead of|in place of|rather than)\s+(?:the |an? |just )?[£€$]?([\p{L}\p{N}][\s\S]*)$/u

/** Without the old value behind it: "£20.50, not 19.50". */
function withoutOpposed(text: string, span: Span, earlier: string): Span {
  const said = text.slice(span.start, span.end)
  const tail = OPPOSED_TAIL.exec(said)
  if (!tail || tail.index === 0) return span
  const words = contentWords(earlier)
  const isOld = [...contentWords(tail[1] ?? '')].some((word) => words.has(word)) || /^\d/.test(tail[1] ?? '')
  return isOld ? { start: span.start, end: span.start + tail.index } : span
}

/** "46-52k" has no mark, and is a sum by its size. */
const BARE_SUM =
  /(?:up to |from |between )?\d[\d,.]*\d?\s?(?:k\b)?\s?(?:-|–|—|to)\s?\d[\d,.]*\d?\s?k\b(?:,? ?(?:a|per) ?(?:year|annum)\b| ?pa\b)?/giu
const SUM =
  /(?:up to |from |between )?£\s?\d[\d,.]*\d?\s?(?:k\b|grand\b)?(?:\s?(?:-|–|—|to|and)\s?£?\s?\d[\d,.]*\d?\s?(?:k\b|grand\b)?)?(?:,? ?(?:a|an|per|\/) ?(?:year|annum|month|week|day|hour|hr)\b| ?(?:pa|ph|pd)\b)?/giu

/** The only sum that the earlier words don't have: "my partner reckons £34, I’d said £32". */
function newSum(text: string, span: Span, earlier: string): Span {
  const old = new Set(figuresIn(earlier).map(({ key }) => key))
  const said = text.slice(span.start, span.end)
  const marked = [...said.matchAll(SUM)]
  const sums = (marked.length > 0 ? marked : [...said.matchAll(BARE_SUM)]).filter(([sum]) =>
    figuresIn(sum).some(({ key }) => !old.has(key)),
  )
  const [sum, ...others] = sums
  if (!sum || others.length > 0) return paySpan(text, span)
  const start = span.start + sum.index
  return { start, end: start + sum[0].trimEnd().length }
}

/** The topic whose value the words move, or null: "the start has moved to May". */
export function movedTopic(words: string): Topic | null {
  const lead = leadOf(words)
  const name =
    PUT.exec(words)?.groups?.name ??
    /^(?:the |our )?(\p{L}+(?: \p{L}+)?)(?=['’]| (?:is|has|have|are|should|now|been|just|back|up|down|moved|changed|gone|raised|cut|put|pushed|brought|increased|reduced|be)\b|s\b)/iu.exec(
      words,
    )?.[1]
  if (!lead || !name) return null
  const rest = words.slice(lead.length)
  const topics = topicsNamed(name).filter((topic) => SINGLE_TOPICS.includes(topic) && isValueOf(topic, rest))
  return topics.length === 1 ? (topics[0] ?? null) : null
}

/** What of the words is the new value. */
export function newValue(text: string, span: Span, topic: Topic, earlier: string): Span {
  const corrected = withoutOpposed(text, correctedSpan(text, span), earlier)
  const words = text.slice(corrected.start, corrected.end)
  const rest = {
    start: corrected.start + leadOf(words).length,
    end: corrected.start + words.replace(/\s*\?\s*$/, '').length,
  }
  const value = isValueOf(topic, text.slice(rest.start, rest.end)) ? rest : corrected
  return topic === 'pay' ? newSum(text, value, earlier) : value
}

/** What no value of the topic counts: "six months’ probation" is not how many hours. */
const UNCOUNTED: Partial<Record<Topic, RegExp>> = {
  pay: /^(?:year|month|week|day|hour|people|person|post|stage|interview|%)$/,
  hours: /^(?:year|month|people|person|post|stage|interview|£|%)$/,
  workPattern: /^(?:year|month|people|person|post|stage|interview|£|%)$/,
  contractType: /^(?!(?:year|month|week)$)/,
  duration: /^(?:day|hour|people|person|post|stage|interview|£|%)$/,
  notice: /^(?:day|hour|people|person|post|stage|interview|£|%)$/,
  location: /^/,
  title: /^/,
}

const holdsFigure = (topic: Topic, words: string): boolean =>
  figuresIn(words).some(({ unit }) => !UNCOUNTED[topic]?.test(unit))

/** Whether the words can be the value of a topic that has one. */
export const isValueOf = (topic: Topic, words: string): boolean =>
  parseSlot(topic, words) !== null ||
  claimsOf({ topic, value: words }).length > 0 ||
  holdsFigure(topic, words)
