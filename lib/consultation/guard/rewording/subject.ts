import { isFigure } from '@/lib/consultation/guard/language/tokens'
import type { Pair } from './pair'
import { isContent, type RewordingText, stemOf } from './text'
import { OFFERING } from './words'

const COMPANY = /^(?:i|we)$/
const PERSON = /^(?:you|they|he|she)$/
const AUXILIARY = /^(?:will|would|can|have|to|need|do|not|also|must|should|then|be|are|is)$/

/** Who does what: the stem of each verb behind a pronoun. */
function actorsOf({ tokens }: RewordingText): Map<string, 'company' | 'person'> {
  const actors = new Map<string, 'company' | 'person'>()
  tokens.forEach(({ text }, at) => {
    const actor = COMPANY.test(text) ? 'company' : PERSON.test(text) ? 'person' : null
    if (!actor) return
    const next = tokens.slice(at + 1, at + 5)
    const verb = next.find((token) => !AUXILIARY.test(token.text))?.text
    const isPassive = next.some((token) => /^(?:be|are|is|been|get)$/.test(token.text))
    if (!isPassive && verb && !OFFERING.test(verb)) actors.set(stemOf(verb), actor)
  })
  return actors
}

const PARTICIPLE = /(?:ed|en|led|run|made|kept|built|held|set|shown|done|taught)$/

/** "supervise fitters" and "supervised by fitters". */
function isTurnedPassive(active: RewordingText, passive: RewordingText): boolean {
  const places = passive.tokens.flatMap(({ text }, at) => (text === 'by' ? [at] : []))
  if (places.length === 0 || active.words.has('by')) return false
  const stems = active.tokens.map(({ text }) => stemOf(text))
  return places.some((at) => {
    const verb = passive.tokens
      .slice(Math.max(0, at - 2), at)
      .findLast(({ text }) => PARTICIPLE.test(text))?.text
    const agent = passive.tokens
      .slice(at + 1, at + 4)
      .find(({ text }) => isContent(text) && !isFigure(text))?.text
    if (!verb || !agent) return false
    const verbAt = stems.indexOf(stemOf(verb))
    const agentAt = stems.indexOf(stemOf(agent))
    return verbAt >= 0 && agentAt > verbAt
  })
}

export function subjectChanged({ before, after }: Pair): boolean {
  const now = actorsOf(after)
  for (const [verb, actor] of actorsOf(before)) if (now.has(verb) && now.get(verb) !== actor) return true
  return isTurnedPassive(before, after) || isTurnedPassive(after, before)
}
