import type { Topic } from '@/lib/consultation/topics'
import { correct, record } from './amend'
import type { Unit } from './blocks'
import { chunked, joined, VALUE_MAX } from './chunks'
import { isUpdate } from './corrections'
import { fallbackTopic } from './fallback'
import { BESIDE_PLACE, type Group, groupsOf, isNameAlone } from './groups'
import { CLEAR, type Judged, POST, REQUIREMENTS } from './judge'
import { placeIn, skillsIn } from './named'
import { NUMBER } from './numbers'
import { isBusinessMoney } from './others'
import { hasPay, payValue } from './pay'
import { restrengthen } from './rank'
import { type State, wordsOf } from './state'
import { strengthCue } from './strength'
import { isHollow } from './talk'
import { isPlaceShaped } from './unknown-names'
import { factValue, plainWords } from './values'

const TERM = new RegExp(
  `\\b${NUMBER}[- ](?:month|week|year)s?'? (?:maternity|paternity|fixed[- ]term|ftc|contract|cover|secondment|assignment)(?: (?:cover|contract|role))?`,
  'i',
)
/** Money inside a fact about the kind of contract: "a staff job at £71k". */
const SUM =
  /(?:up to |around |about )?£ ?\d[\d,.]*\d ?k?(?: ?(?:-|to) ?£? ?\d[\d,.]*\d ?k?)?(?: (?:an?|per) (?:hour|day|week|year))?/i
const FILLER_FACT =
  /^\W*(?:(?:a |an |the |our |very |highly |and |in a )*(?:competitive (?:salary|pay|package|rates?|benefits)|fast[- ]paced(?: environment)?|dynamic(?: team| environment)?|exciting opportunity|passion(?:ate)?(?: (?:for|about) (?:excellence|quality|engineering|success))?|can[- ]do attitude|market[- ]lead(?:er|ing)|excellent (?:benefits|package)|attractive (?:salary|package)|rock ?star|ninja|benefits|salary|package|work hard,? play hard|great (?:package|opportunity))(?: and | \+ | & |, ?|\/)?)+\W*$/i
const BARE_COUNT = new RegExp(
  `^(?:let's (?:go with|say|call it)|say|call it|make it|go with|about|around|maybe|probably|i'd say|at least|minimum|um|er|\\s|,)*(${NUMBER})(?: (?:then|or so|would do|is fine|minimum|ideally|should do it|i think|i'd say))*$`,
  'i',
)

/** Settles the name that was waiting: a place beside words about the pattern of work, else what its form suggests. */
export function release(state: State, next: Topic | null): void {
  const held = state.held
  state.held = null
  if (held === null) return
  const isPlace =
    next !== null &&
    (BESIDE_PLACE.includes(next) ||
      (!REQUIREMENTS.includes(next) &&
        !state.ledger.knows('location') &&
        isPlaceShaped(held.atoms[0]?.text ?? '')))
  // "Kind. And methodical."
  const isTrait = next === 'softSkills' && !/ /.test(held.atoms[0]?.text ?? '')
  const topic = isPlace
    ? 'location'
    : isTrait
      ? next
      : fallbackTopic(held.atoms, null, state.situation, held.unit)
  if (topic !== null) putGroup(state, { topic, strength: 'must', atoms: held.atoms }, null)
}

/** Makes facts of the atoms of a sentence. A name by itself ("Padley.") waits for what comes next. */
export function captureAtoms(state: State, atoms: readonly Judged[], unit: Unit): void {
  if (atoms.length === 0) return
  const only = atoms.length === 1 ? atoms[0] : undefined
  if (
    state.held === null &&
    unit.scope.topic === null &&
    unit.scope.strength === null &&
    state.situation.local === null &&
    only !== undefined &&
    isNameAlone(only)
  ) {
    state.held = { atoms: [...atoms], unit }
    return
  }
  if (state.held !== null) release(state, atoms.find((atom) => atom.score >= CLEAR)?.topic ?? null)
  const terse = terseYears(state, atoms)
  const { groups, anaphora } = groupsOf(atoms, unit.scope, (all, strength) =>
    fallbackTopic(all, strength, state.situation, unit),
  )
  if (anaphora !== null) {
    restrengthen(state, atoms, anaphora)
    return
  }
  if (
    state.wasTakenBack &&
    /^(?:that's|that was|it was)/i.test(atoms[0]?.text ?? '') &&
    !/\d/.test(atoms[0]?.text ?? '')
  )
    return
  state.wasTakenBack = false
  if (terse !== null) {
    putGroup(state, { topic: 'experience', strength: 'must', atoms: [...atoms] }, terse)
    return
  }
  for (const group of groups) putGroup(state, group, null)
}

/** "Let's go with three" after a word about years. */
function terseYears(state: State, atoms: readonly Judged[]): string | null {
  if (state.situation.local !== 'experience' && state.situation.asked !== 'experience') return null
  const count = BARE_COUNT.exec(atoms.map((atom) => atom.text).join(' '))?.[1]
  return count === undefined ? null : `${count} years`
}

function putGroup(state: State, group: Group, given: string | null): void {
  for (const part of chunked(group)) putPart(state, part, given)
  state.situation = {
    ...state.situation,
    local: group.topic === state.situation.local ? state.situation.local : null,
    previous: group.topic,
  }
}

function putPart(state: State, group: Group, given: string | null): void {
  const { clean } = state.text
  const first = group.atoms[0]
  const last = group.atoms.at(-1)
  if (first === undefined || last === undefined) return
  const raw = joined(clean, group.atoms)
  // Whatever was asked, nobody is paid the turnover.
  if (group.topic === 'pay' && isBusinessMoney(raw)) {
    putPart(state, { ...group, topic: 'alsoSaid' }, given)
    return
  }
  let value = given ?? factValue(raw, group.topic)
  if (group.topic === 'pay') {
    value = payValue(value)
    if (
      !hasPay(value) &&
      (isUpdate(raw) || /^(?:it'?s |the )?(?:salary|pay|rate|money)(?: wise)?$/i.test(value))
    )
      return
  }
  if (
    value.replace(/[^\p{L}\p{N}]/gu, '').length < (group.topic === 'technical' || /\d ?%/.test(value) ? 1 : 2)
  )
    return
  const words = wordsOf(state, { start: first.start, end: last.end })
  const isNegated =
    group.strength === 'notApplicable' && (group.topic === 'qualifications' || group.topic === 'experience')
  const draft = {
    topic: isNegated ? ('alsoSaid' as const) : group.topic,
    value: isNegated ? plainWords(raw) : value.slice(0, VALUE_MAX),
    strength: isNegated ? ('must' as const) : group.strength,
    sentence: state.sentence,
    ...words,
  }
  if (FILLER_FACT.test(draft.value)) return
  if (isHollow(draft.value) && group.atoms.every((atom) => atom.score < CLEAR)) return
  if (state.isCorrecting) correct(state.ledger, draft)
  else record(state.ledger, draft, strengthCue(raw) !== null)
  derive(state, group, draft.sentence)
}

/** Names inside a fact that have a place of their own: the tools of a duty, the office of a working pattern. */
function derive(state: State, group: Group, sentence: number): void {
  for (const atom of group.atoms) {
    const term = group.topic === 'duration' ? null : TERM.exec(atom.text)
    if (term !== null) {
      const span = { start: atom.start + term.index, end: atom.start + term.index + term[0].length }
      state.ledger.add({
        topic: 'duration',
        value: term[0],
        strength: 'must',
        sentence,
        ...wordsOf(state, span),
      })
    }
    const sum = group.topic === 'contractType' || group.topic === 'duration' ? SUM.exec(atom.text) : null
    if (sum !== null && hasPay(sum[0])) {
      const span = { start: atom.start + sum.index, end: atom.start + sum.index + sum[0].length }
      const value = payValue(sum[0])
      state.ledger.add({ topic: 'pay', value, strength: 'must', sentence, ...wordsOf(state, span) })
    }
    if (group.topic === 'responsibilities')
      for (const span of skillsIn(atom)) {
        const words = wordsOf(state, span)
        state.ledger.add({
          topic: 'technical',
          value: state.text.clean.slice(span.start, span.end),
          strength: 'must',
          sentence,
          ...words,
        })
      }
    const mayPlace =
      group.topic === 'workPattern' ||
      group.topic === 'hours' ||
      (group.topic === 'driver' && POST.test(atom.text))
    if (mayPlace && !state.ledger.knows('location')) {
      const span = placeIn(state.text.clean, atom)
      if (span !== null)
        state.ledger.add({
          topic: 'location',
          value: state.text.clean.slice(span.start, span.end),
          strength: 'must',
          sentence,
          ...wordsOf(state, span),
        })
    }
  }
}
