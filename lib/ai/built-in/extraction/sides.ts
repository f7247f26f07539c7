import type { Strength } from '@/lib/consultation/brief/options'
import type { Unit } from './blocks'
import { REQUIREMENTS, topicOf } from './judge'
import type { Entry } from './ledger'
import { type State, wordsOf } from './state'
import { strengthCue } from './strength'
import { without } from './withdraw'
import { overlap, stems } from './words'

/** Gives a thing that is named again the side that the sentence puts it on, out of a list that named it with others. */

const LEAD =
  "(?:(?:and|but|so|well|oh|actually|i'd say|i would say|for me|really|honestly|let's say|i mean|to be honest|then)[\\s,]+)*"
const SIDE = new RegExp(
  `^${LEAD}(?:the |that )?(?<what>[^,;:]{2,40}?)(?:'s| is| are| would be|'re) (?:the |a |an |my |our |just |only |really |more of an? |definitely |very much |absolutely |all |probably |real |one )*(?<how>musts?|must[- ]haves?|essential|non[- ]?negotiable|mandatory|nice|nice[- ]to[- ]haves?|plus|bonus|desirable|optional|extra|luxury)(?: one| bit| to have)?$`,
  'i',
)
const FIRM = /^(?:must|essential|non|mandatory)/i

/** The requirements that name `what`, the latest first. */
function naming(state: State, what: string): Entry[] {
  return state.ledger
    .open()
    .filter(({ topic, value }) => REQUIREMENTS.includes(topic) && overlap(what, value) >= 0.99)
}

/** Puts `what` on a side; where a fact names more than that, the rest of it stays where it was. */
function put(state: State, unit: Unit, what: string, strength: Strength): boolean {
  const entries = naming(state, what)
  const words = wordsOf(state, unit)
  for (const entry of entries) {
    if (entry.strength === strength) continue
    const rest = without(entry.value, what)
    if (rest === null) {
      state.ledger.restrength(entry, strength, words)
      continue
    }
    const { topic, value } = entry
    const name = itemIn(value, what)
    state.ledger.replace(entry, { topic, value: rest, strength: entry.strength, ...words }, state.sentence)
    if (strength !== 'notApplicable')
      state.ledger.add({ topic, value: name, strength, sentence: state.sentence, ...words })
  }
  return entries.length > 0
}

/** The item of a list that names it, as it was said. */
function itemIn(value: string, what: string): string {
  const items = value.split(/,|;| and | or | plus | & /).map((item) => item.trim())
  return items.find((item) => overlap(what, item) >= 0.99) ?? what
}

/** "Ansys is the must, Abaqus is just a bonus": each known thing goes on its side. */
function sorts(state: State, unit: Unit, said: string): boolean {
  const parts = said.split(/[,;] ?(?:and |but |while )?| but | and | while /)
  const sides = parts.map((part) => SIDE.exec(part.trim())?.groups)
  const rest = parts.filter((_, index) => sides[index] === undefined)
  const named = sides.flatMap((side) => (side?.what === undefined ? [] : [side]))
  if (named.length === 0 || !named.every(({ what }) => naming(state, what ?? '').length > 0)) return false
  const isEach =
    named.length > 1 || naming(state, named[0]?.what ?? '').some(({ value }) => / and |,/.test(value))
  if (!isEach || rest.some((part) => /\d/.test(part) || isOther(part))) return false
  for (const { what, how } of named) put(state, unit, what ?? '', FIRM.test(how ?? '') ? 'must' : 'nice')
  return true
}

function isOther(part: string): boolean {
  const topic = topicOf(part)
  return topic !== null && strengthCue(part) === null
}

const UNMOVED = new RegExp(
  `^${LEAD}(?:the |that |an? )?(?<what>[^,;:]{2,40}?),? (?:i|we)(?:'m| am|'re| are|'d| would|'d be| would be)(?: be)?(?: not|n't) (?:really |that |too |so |all that |particularly |overly |very )?(?:bothered|fussed|worried|precious|concerned|strict|interested)(?: (?:about|by|over|with|on|in))?(?: (?:actually|really|though|to be honest|now|any ?more|either|at all|much))*$`,
  'i',
)
const BELIEVED = new RegExp(
  `^${LEAD}(?:the |that |an? )?(?<what>[^,;:]{2,40}?),? (?:i|we)(?:'d| would| had| used to)?(?:'ve| have)? (?:always |once |first |originally |really )?(?:thought|think|said|say|believed|assumed|reckoned|insisted|put)\\b[^;]*?(?:,? but|,? though|;|,? only|,? except) (?<rest>.+)$`,
  'i',
)
const PRONOUN = /^(?:it|that|this|they|them|those|these|which|what|one|so|he|she|and|but|if|as|we|i|you)\b/i

/** "The PhD I'm not fussed about", "Tekla I thought was vital, but ..., so just a plus": the thing in front is weighed at the end. */
function weighsFront(state: State, unit: Unit, said: string): boolean {
  const unmoved = UNMOVED.exec(said)?.groups?.what
  if (unmoved !== undefined && !PRONOUN.test(unmoved)) return put(state, unit, unmoved, 'notApplicable')
  const { what, rest } = BELIEVED.exec(said)?.groups ?? {}
  if (what === undefined || rest === undefined || PRONOUN.test(what)) return false
  const cue = rest
    .split(/,|;| so | but | and /)
    .map((part) => strengthCue(part.trim()))
    .findLast((one) => one?.isAlone === true)
  if (cue === null || cue === undefined) return false
  if (put(state, unit, what, cue.strength) || cue.strength === 'notApplicable') return true
  const start = unit.start + said.indexOf(what)
  const topic = topicOf(what)
  state.ledger.add({
    topic: topic !== null && REQUIREMENTS.includes(topic) ? topic : 'technical',
    value: what,
    strength: cue.strength,
    sentence: state.sentence,
    ...wordsOf(state, { start, end: start + what.length }),
  })
  return true
}

/** True for a sentence that only says on which side a named thing stands. */
export function takesSides(state: State, unit: Unit, said: string): boolean {
  if (said.length > 200 || unit.scope.topic !== null || stems(said).length === 0) return false
  return sorts(state, unit, said) || weighsFront(state, unit, said)
}
