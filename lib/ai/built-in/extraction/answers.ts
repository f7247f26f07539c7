import type { Topic } from '@/lib/consultation/topics'
import type { Unit } from './blocks'
import { REQUIREMENTS, topicOf } from './judge'
import { type State, wordsOf } from './state'
import { overlap } from './words'

const NONE_SAYS: readonly Topic[] = ['onCall', 'travel', 'healthSafety', 'expenses', 'notice']

/** "Private healthcare no, sorry": what is not on offer is a fact too. */
export function denies(state: State, unit: Unit, said: string): boolean {
  const thing = /^([^,;:]{3,50}?)[,:]? (?:no|nope)(?:,? (?:sorry|i'm afraid|afraid not|not))?[\s.!]*$/i.exec(
    said,
  )?.[1]
  const topic = thing === undefined ? null : topicOf(thing)
  if (
    thing === undefined ||
    topic === null ||
    REQUIREMENTS.includes(topic) ||
    /\b(?:is|are|say|said|says)$/i.test(thing)
  )
    return false
  state.ledger.add({
    topic,
    value: `No ${/^\p{Lu}\p{Ll}/u.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing}`,
    strength: 'must',
    sentence: state.sentence,
    ...wordsOf(state, unit),
  })
  return true
}

/** "No ticket, no start" says again how much the ticket matters. True where the ticket is known. */
export function insists(state: State, unit: Unit, said: string): boolean {
  const thing =
    /^(?:no|without) ([^,]{2,40}),? (?:no|they don't|you don't|they're not|you're not) [^,.;]{2,30}$/i.exec(
      said,
    )?.[1]
  if (thing === undefined) return false
  const known = state.ledger
    .open()
    .find((entry) => REQUIREMENTS.includes(entry.topic) && overlap(thing, entry.value) > 0)
  if (known === undefined) return false
  state.ledger.restrength(known, 'must', wordsOf(state, unit))
  return true
}

/** "None" alone: for what a document lists it is an answer, for the rest the topic is closed. */
export function refuses(state: State, unit: Unit, said: string, isLast: boolean): boolean {
  const { asked } = state.situation
  if (asked === null || !isLast || state.sentence > 1) return false
  const isNone =
    /^(?:honestly|no|nope|none|nothing|n\/?a|not really|nah)(?:[ ,]+(?:none|nothing|no|really|at all|as such|to speak of|not really))*$/i.test(
      said,
    )
  const isOpen =
    /^(?:it |that |this )?(?:doesn't matter|does not matter|not (?:important|bothered|fussed)|no preference|don't mind|either|any)(?: (?:really|at all|to be honest|much))*$/i.test(
      said,
    )
  if (!isNone && !isOpen) return false
  if (isNone && NONE_SAYS.includes(asked))
    state.ledger.add({
      topic: asked,
      value: 'None',
      strength: 'must',
      sentence: state.sentence,
      ...wordsOf(state, unit),
    })
  else state.ledger.close(asked, 'skipped', wordsOf(state, unit))
  return true
}
