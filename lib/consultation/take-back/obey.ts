import { activeFacts, withAudience, withTopic } from '@/lib/consultation/brief/facts'
import { normaliseValue } from '@/lib/consultation/brief/normalise'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { takeBackFacts } from '@/lib/consultation/brief/undo'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import { saysAll } from '@/lib/consultation/guard/take-back/words'
import { isAudienceFixed, REQUIREMENT_TOPICS, topicPhrase } from '@/lib/consultation/topics'
import { findReplaced, pointsOf, type Said } from './points'
import type { Remark } from './remarks'

/** What a remark does: entries that move, are shown, hidden or put back. */
export interface Obeyed {
  brief: Brief
  /** One sentence for each thing done. */
  done: string[]
}

const POINTER =
  /^(?:it|that|this|these|those|them|all of (?:it|them|that)|(?:that|those|these|this) (?:bit|part|one|line|entry|sentence)s?)$/i
const FRAME =
  /^(?:the |our |my |that |those |these |all |any )+|^(?:(?:bit|part|line|entry|sentence)s? (?:about|on|with) (?:the )?)|\s+(?:bit|part|one|line|entry|sentence|stuff|thing)s?$/gi

export const isPointer = (object: string): boolean => object === '' || POINTER.test(object)

function nameOf(object: string): string {
  let name = object.trim()
  for (let before = ''; before !== name; ) {
    before = name
    name = name.replace(FRAME, '').trim()
  }
  return name
}

/** The only one of `facts` that the words mean: one that says them all and nothing else, or the one that says them all. */
function onlyOne(facts: readonly Fact[], words: string): Fact | null {
  const whole = facts.filter(({ value }) => normaliseValue(value) === normaliseValue(words))
  const saying = whole.length > 0 ? whole : facts.filter(({ value }) => saysAll(value, words))
  return saying.length === 1 ? (saying[0] ?? null) : null
}

/** The entries that the words name, each of them for certain. Empty where they name none. */
function entriesNamed(facts: readonly Fact[], object: string): Fact[] {
  const name = nameOf(object)
  const one = onlyOne(facts, name)
  if (one) return [one]
  const [topic, ...others] = topicsNamed(name)
  const own = topic && others.length === 0 ? facts.filter((fact) => fact.topic === topic) : []
  if (own.length > 0) return own
  const parts = name.split(/,\s*(?:and )?| and | & /i).filter((part) => part.trim() !== '')
  if (parts.length < 2) return []
  const found = parts.flatMap((part) => onlyOne(facts, nameOf(part)) ?? [])
  return [...new Set(found)]
}

const LIST = /[,;&]|\b(?:and|or|plus)\b/i

/** Whether the words name a part of an entry that says more: what happens to the part must not happen to all of it. */
const isPart = ({ value }: Fact, object: string): boolean => {
  const name = nameOf(object).toLowerCase()
  return saysAll(value, name) && LIST.test(value.toLowerCase().replace(name, ''))
}

/** What the message before was about, where that is one entry. */
function lastEntry(brief: Brief, said: Said | null): Fact[] {
  const points = said ? pointsOf(brief, said) : []
  const shifted = (said?.undo?.changed ?? []).flatMap((then) => {
    const now = activeFacts(brief).find(({ id }) => id === then.id)
    return now && (now.audience !== then.audience || now.topic !== then.topic) ? [now] : []
  })
  if (shifted.length > 0) return shifted
  return points.length === 1
    ? points.flatMap(({ fact }) => activeFacts(brief).find(({ id }) => id === fact.id) ?? [])
    : []
}

const NAMED_CHARS = 80
const quoted = (facts: readonly Fact[]): string => {
  const [first, ...others] = facts
  if (!first) return ''
  const value =
    first.value.length > NAMED_CHARS ? `${first.value.slice(0, NAMED_CHARS - 1).trimEnd()}…` : first.value
  return others.length === 0 ? `“${value}”` : `those ${facts.length} entries`
}

const notFound = (object: string): string =>
  `I can’t find “${nameOf(object)}” in the brief. Tell me again and I’ll add it.`

const change = (brief: Brief, facts: readonly Fact[], to: (fact: Fact) => Fact): Brief => ({
  ...brief,
  facts: brief.facts.map((fact) => (facts.some(({ id }) => id === fact.id) ? to(fact) : fact)),
})

function show(brief: Brief, meant: readonly Fact[]): Obeyed | null {
  const facts = meant.filter(({ topic, locked }) => !isAudienceFixed(topic) && !locked)
  if (facts.length === 0) return null
  const hidden = facts.filter(({ audience }) => audience === 'agency')
  const done =
    hidden.length > 0 ? `Candidates will see ${quoted(hidden)}.` : `Candidates can see ${quoted(facts)}.`
  return { brief: change(brief, hidden, (fact) => withAudience(fact, 'candidate')), done: [done] }
}

function hide(brief: Brief, meant: readonly Fact[]): Obeyed | null {
  const facts = meant.filter(({ locked }) => !locked)
  if (facts.length === 0) return null
  const shown = facts.filter(({ audience }) => audience === 'candidate')
  return {
    brief: change(brief, shown, (fact) => withAudience(fact, 'agency')),
    done: [`${quoted(facts)} ${facts.length > 1 ? 'are' : 'is'} for the agency only.`],
  }
}

/** Nothing changes; the manager is told why, or what there is. */
const tell = (brief: Brief, ...done: string[]): Obeyed => ({ brief, done })

/** “Put the forklift under duties”: the words name an entry, or a section of the document. */
export const namesPlace = (brief: Brief, { object, section }: Remark, words: string): boolean =>
  topicsNamed(section).length > 0 &&
  (isPointer(object) || /\bunder\b/i.test(words) || entriesNamed(activeFacts(brief), object).length > 0)

function move(brief: Brief, meant: readonly Fact[], { object, section }: Remark): Obeyed | null {
  const facts = meant.filter(({ locked }) => !locked)
  const [topic] = topicsNamed(section)
  if (!topic) return null
  if (facts.length === 0) return isPointer(object) ? null : tell(brief, notFound(object))
  if (!isPointer(object) && facts.some((fact) => isPart(fact, object)))
    return tell(
      brief,
      `${quoted(facts)} says more than that, so I’ve left it. You can split it in the brief.`,
    )
  return {
    brief: change(brief, facts, (fact) => withTopic(fact, topic)),
    done: [`I’ve moved ${quoted(facts)} to ${topicPhrase(topic)}.`],
  }
}

/** Puts back an entry that was removed, or replaced; what had replaced it goes. */
function restore(brief: Brief, fact: Fact): Obeyed {
  const successor = activeFacts(brief).find((one) => findReplaced(brief, one)?.id === fact.id)
  const factIds = successor && !successor.locked ? [successor.id] : []
  const back = { factIds, restore: [{ id: fact.id, strength: fact.strength }], heldIds: [] }
  return {
    brief: takeBackFacts(brief, back),
    done: [
      `I’ve put ${quoted([fact])} back${successor && factIds.length > 0 ? `, and removed ${quoted([successor])}` : ''}.`,
    ],
  }
}

const MUST = /^(?:must|essential|mandatory|required)/i

function rate(brief: Brief, meant: readonly Fact[], weight: string): Obeyed | null {
  const facts = meant.filter(({ topic, locked }) => REQUIREMENT_TOPICS.includes(topic) && !locked)
  if (facts.length === 0) return null
  const strength = MUST.test(weight) ? 'must' : 'nice'
  const are = facts.length > 1 ? 'are' : 'is'
  return {
    brief: change(brief, facts, (fact) => ({ ...fact, strength })),
    done: [`${quoted(facts)} ${are} now ${strength === 'must' ? 'a must-have' : 'nice to have'}.`],
  }
}

const NO_NAMES = 'Candidates never see anyone’s name.'

/** A line that names somebody is kept from candidates anyway. */
function nameNobody(brief: Brief, meant: readonly Fact[], object: string): Obeyed | null {
  if (object === '') return tell(brief, NO_NAMES)
  if (meant.length === 0) return null
  const isHidden = meant.every(({ audience }) => audience === 'agency')
  return tell(
    brief,
    NO_NAMES,
    `${quoted(meant)} ${isHidden ? 'is for the agency only' : 'stays out until you reword it'}.`,
  )
}

function foundAt(facts: readonly Fact[]): string {
  const [first] = facts
  return first ? `I have it under ${topicPhrase(first.topic)}: ${quoted(facts)}.` : ''
}

const isGone = ({ state }: Fact): boolean => state === 'superseded' || state === 'withdrawn'

/** The entry that the message before replaced or removed, where it is one. */
function lastGone(brief: Brief, said: Said | null): Fact | null {
  const restored = (said ? pointsOf(brief, said) : []).flatMap((point) => point.restore)
  const gone = restored.flatMap(({ id }) => brief.facts.find((fact) => fact.id === id && isGone(fact)) ?? [])
  return gone.length === 1 ? (gone[0] ?? null) : null
}

function bringBack(brief: Brief, object: string, said: Said | null): Obeyed | null {
  if (isPointer(object)) {
    const last = lastGone(brief, said)
    return last ? restore(brief, last) : null
  }
  const fact = onlyOne(brief.facts.filter(isGone), nameOf(object))
  return fact ? restore(brief, fact) : null
}

const WORK =
  /\b(?:part of (?:the|this|their) (?:job|work|role)|the (?:job|work|role) itself|what they(?:['’]ll| will)? do|dut(?:y|ies))\b/i

/** What a remark changes, or null where it is not certain what it means. `pointed`: what “it” means. */
export function obeyRemark(
  brief: Brief,
  remark: Remark,
  {
    said,
    pointed,
    words,
    hasMore,
  }: { said: Said | null; pointed: readonly Fact[]; words: string; hasMore: boolean },
): Obeyed | null {
  const { kind, object } = remark
  const active = activeFacts(brief)
  if (kind === 'restore') return bringBack(brief, object, said)
  if (kind === 'undo') return bringBack(brief, '', said)
  const last = pointed.length > 0 ? pointed : lastEntry(brief, said)
  const meant = (isPointer(object) ? last : entriesNamed(active, object)).flatMap(
    (fact) => active.find(({ id }) => id === fact.id) ?? [],
  )
  const isWhole = meant.every((fact) => isPointer(object) || !isPart(fact, object))
  if (kind === 'hide') return isWhole ? hide(brief, meant) : null
  if (kind === 'move') return move(brief, meant, remark)
  if (kind === 'rate') return rate(brief, meant, remark.section)
  if (kind === 'name') return nameNobody(brief, meant, object)
  if (kind === 'note')
    return hasMore ? tell(brief) : meant.length > 0 ? tell(brief, `I have it: ${quoted(meant)}.`) : null
  if (kind === 'missing') return tell(brief, foundAt(meant) || notFound(object))
  if (kind !== 'show') return null
  // Notes have no place that candidates read, unless the message says which.
  const notes = WORK.test(words) ? meant.filter(({ topic }) => topic === 'alsoSaid') : []
  const placed = change(brief, notes, (fact) => withTopic(fact, 'responsibilities'))
  const facts = placed.facts.filter(({ id }) => meant.some((fact) => fact.id === id))
  const shown = show(placed, facts)
  if (!shown || notes.length === 0) return shown
  return { ...shown, done: [`Candidates will see ${quoted(meant)}, among what they’ll do.`] }
}

/** The entries that a remark speaks of, for the remarks behind it: "You have put the rota as agency only. Candidates should see it." */
export const entriesOf = (brief: Brief, { object }: Remark): Fact[] =>
  isPointer(object) ? [] : entriesNamed(activeFacts(brief), object)
