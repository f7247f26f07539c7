import type { Strength } from '@/lib/consultation/brief/options'
import type { Topic } from '@/lib/consultation/topics'
import type { Scope } from './blocks'
import { CLEAR, type Judged, REQUIREMENTS } from './judge'
import { strengthsOf } from './strength'
import { topicsOf } from './topics'

/** Neighbouring atoms that make one fact. */
export type Group = { topic: Topic; strength: Strength; atoms: Judged[] }

export type Grouped = {
  groups: Group[]
  /** The sentence only said how much something before it matters. */
  anaphora: Strength | null
}

/** What to take for a sentence in which no atom is clear. */
export type Fallback = (atoms: readonly Judged[], strength: Strength | null) => Topic | null

const FOLLOWS = /\b(?:it|that|this|them|those|these|one|so)\b/i

function sameEntity(one: Judged, other: Judged): boolean {
  return one.entities.some((entity) =>
    other.entities.some(
      (known) =>
        one.text.slice(entity.start, entity.end).toLowerCase() ===
        other.text.slice(known.start, known.end).toLowerCase(),
    ),
  )
}

/** Facts that stand by themselves in a list: each atom names one thing. */
function isListed(atom: Judged, previous: Judged, topic: Topic, isEnumerated: boolean): boolean {
  if (
    atom.connector === 'colon' ||
    atom.connector === 'or' ||
    atom.connector === 'with' ||
    atom.connector === 'cause'
  )
    return false
  const words = atom.text.split(/\s+/).length
  const hasName = (one: Judged) => one.entities.some((entity) => entity.kind !== 'place')
  if (topic === 'technical' || topic === 'qualifications') {
    // "A degree in A or B, and a card": each is held by itself.
    if (
      topic === 'qualifications' &&
      (atom.connector === 'and' || atom.connector === 'comma') &&
      /^(?:an?|the|some) /i.test(atom.text) &&
      (atom.scores.qualifications ?? 0) >= 5 &&
      words > 1
    )
      return true
    if (!hasName(atom) || !hasName(previous)) return atom.connector === 'semicolon' || isEnumerated
    if (
      /^(?:at|on|in|for|to|of|from|up|any|similar|other|not|including|such|like|mainly|especially|e\.g|some|whatever)\b/i.test(
        atom.text,
      )
    )
      return false
    // "Fault-find on pumps, blowers and fans": one verb governs the list.
    if (
      /\b(?:on|of|in|with|to|for|up|at|from)\b/i.test(previous.text) &&
      !/\b(?:on|of|in|with|to|for|up|at|from)\b/i.test(atom.text)
    )
      return false
    return true
  }
  if (topic === 'benefits' || topic === 'growth' || topic === 'culture' || topic === 'package') {
    const own = atom.scores[topic] ?? 0
    const before = previous.scores[topic] ?? 0
    if (topic === 'benefits' && /\b(?:bank|public|stat)/i.test(atom.text) && words <= 5) return false
    return (
      own >= 4 &&
      before >= 4 &&
      atom.connector !== 'clause' &&
      !/^(?:whatever|up to|which|including)\b/i.test(atom.text)
    )
  }
  return atom.connector === 'semicolon' && words > 2 && REQUIREMENTS.includes(topic)
}

/** Topics beside which a name by itself is a place ("Padley, on site, 5 days"). */
export const BESIDE_PLACE: readonly Topic[] = ['workPattern', 'hours', 'location', 'travel']

const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days|nights|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas)$/i

/** True for an atom that is nothing but a name of one to four words which no list knows. */
export function isNameAlone(atom: Judged): boolean {
  return (
    atom.entities.length === 0 &&
    atom.score < CLEAR &&
    /^\p{Lu}[\p{Ll}'-]+(?: (?:\p{Lu}[\p{Ll}'-]+|upon|on|in|near|under|le|by))*$/u.test(atom.text) &&
    atom.text.split(' ').length <= 4 &&
    !CALENDAR.test(atom.text)
  )
}

/** A name by itself beside words about the pattern of work ("All on site, Padley") is the place. */
function withPlace(atoms: readonly Judged[], topics: (Topic | null)[]): (Topic | null)[] {
  if (topics.some((topic) => topic === null || !BESIDE_PLACE.includes(topic))) {
    const [first] = atoms
    const [topic] = topics
    const isPlace =
      first !== undefined &&
      topic !== undefined &&
      topic !== null &&
      BESIDE_PLACE.includes(topic) &&
      isNameAlone(first)
    return isPlace ? ['location', ...topics.slice(1)] : topics
  }
  return topics.map((topic, index) => {
    const atom = atoms[index]
    return atom !== undefined && isNameAlone(atom) ? 'location' : topic
  })
}

function toMatter(topic: Topic, strength: Strength | null): Strength {
  if (!REQUIREMENTS.includes(topic)) return 'must'
  // "Doesn't need hand-holding" is a trait, not a requirement dropped.
  return topic === 'softSkills' && strength === 'notApplicable' ? 'must' : (strength ?? 'must')
}

/** Sorts the atoms of a sentence into groups that each become one fact: one topic, one strength. */
export function groupsOf(atoms: readonly Judged[], scope: Scope, fallback: Fallback): Grouped {
  const { strengths, alone, anaphora } = strengthsOf(atoms, scope.strength)
  if (atoms.length === 1 && alone[0] === true) return { groups: [], anaphora }
  for (const [index, atom] of atoms.entries()) {
    if (strengths[index] !== 'nice' && strengths[index] !== 'learnable') continue
    for (let i = 0; i < index; i += 1) {
      const other = atoms[i]
      if (other !== undefined && sameEntity(other, atom)) strengths[i] = strengths[index] ?? null
    }
  }
  // Words of strength alone are about no topic, "bonus" among them.
  const weighed = atoms.map((atom, index) =>
    alone[index] === true && atoms.length > 1 && atom.topic !== 'growth'
      ? { ...atom, topic: null, score: 0, scores: {} }
      : atom,
  )
  const isClear = weighed.some((atom) => atom.topic !== null && atom.score >= CLEAR)
  const spread = isClear ? withPlace(atoms, topicsOf(weighed)) : atoms.map(() => null)
  const whole = isClear ? null : fallback(weighed, strengths.find((strength) => strength !== null) ?? null)
  // "Essential: A, B, C, D": each short item is a thing by itself.
  const isEnumerated =
    scope.strength !== null && atoms.length > 3 && atoms.every(({ text }) => text.split(' ').length < 5)
  const groups: Group[] = []
  let previous: Judged | null = null
  atoms.forEach((atom, index) => {
    if (alone[index] === true && (atoms.length > 1 || FOLLOWS.test(atom.text))) {
      previous = null
      return
    }
    const topic = spread[index] ?? whole
    if (topic === null) return
    const strength = toMatter(topic, strengths[index] ?? null)
    const last = groups.at(-1)
    if (
      last !== undefined &&
      previous !== null &&
      last.topic === topic &&
      last.strength === strength &&
      !isListed(atom, previous, topic, isEnumerated)
    )
      last.atoms.push(atom)
    else groups.push({ topic, strength, atoms: [atom] })
    previous = atom
  })
  return { groups, anaphora: groups.length === 0 ? anaphora : null }
}
