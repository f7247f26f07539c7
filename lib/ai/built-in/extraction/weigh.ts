import type { Strength } from '@/lib/consultation/brief/options'
import { atomsOf } from './atoms'
import type { Unit } from './blocks'
import { captureAtoms } from './capture'
import { judge, REQUIREMENTS } from './judge'
import type { State } from './state'
import { strengthCue } from './strength'

const SAME =
  /^(?:(?:and|but|so|oh)[\s,]+)*(?:the )?(?:same (?:with|for|goes for|applies to|again for|thing (?:with|for))|ditto(?: for| with)?|likewise(?: for| with)?|as with|so (?:is|are|would))[\s,]+/i

const NAMES_OURS =
  /^(?:\p{Lu}\S*(?: \S+){0,2}(?: is|'s)?(?: what| the one)?|we (?:use|run|have|are on)|it's|ours is) ?(?:(?:we|they)(?:'re)? (?:use|run|have|on|work (?:in|with|on))(?: here)?|\p{Lu}\S*(?: \S+)?(?: here)?)$/u

/** "Same with Zephyr": weighs as much as what stands before it. */
export function sameAsBefore(state: State, unit: Unit): Unit {
  const lead = SAME.exec(state.text.clean.slice(unit.start, unit.end))?.[0]
  const isOurs = lead === undefined && NAMES_OURS.test(state.text.clean.slice(unit.start, unit.end))
  if (lead === undefined && !isOurs) return unit
  const before = state.ledger.open().find(({ topic }) => REQUIREMENTS.includes(topic))
  if (before === undefined) return unit
  // "CAM would be nice. Edgecam we run.": what it is that would be nice.
  if (lead === undefined) {
    const isNice = before.strength === 'nice' && before.sentence === state.sentence - 1
    return isNice ? { ...unit, scope: { ...unit.scope, strength: 'nice' } } : unit
  }
  return {
    ...unit,
    start: unit.start + lead.length,
    scope: { ...unit.scope, topic: unit.scope.topic ?? before.topic, strength: before.strength },
  }
}

/** "Not us", "our customer does all that": the thing that was put forward is no part of the job. */
const DENIES =
  /^(?:no|nope|nah|never)(?:\W*$|[,.] ?(?:we |our |the |not |that's |they ))|^(?:not (?:here|us|for this|any more|really)|(?:our|the|a) \w+(?: \w+)? (?:does|do|handles?|looks? after|takes? care of|sorts?) (?:all |most |every bit )?(?:of )?(?:that|it|those|this)\b)/i

/** "SolidWorks? Wouldn't say no": the thing that was put forward, with the strength that its answer gives. */
export function weighs(state: State, said: string): boolean {
  const thing = state.named
  state.named = null
  if (thing === null) return false
  if (DENIES.test(said)) return true
  const parts = said.split(/[,;.]| but | and /).map((part) => strengthCue(part))
  const [first] = parts
  if (first?.isAlone !== true) {
    readThing(state, thing, null)
    return false
  }
  readThing(state, thing, first.strength)
  return parts.every((part) => part === null || part.isAlone)
}

function readThing(state: State, thing: Unit, strength: Strength | null): void {
  const { clean } = state.text
  const atoms = atomsOf(clean, thing).map((atom) => judge(clean, atom, thing.scope))
  captureAtoms(state, atoms, {
    ...thing,
    scope: { ...thing.scope, strength: strength ?? thing.scope.strength },
  })
  // The next words weigh this thing.
  state.situation = { ...state.situation, local: null }
}
