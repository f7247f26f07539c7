import type { Topic } from '@/lib/consultation/topics'
import { realign } from './align'
import { type Figure, figuresIn, rebounded, refitted, refittedRange } from './amounts'
import { boundIn, tellsOfChange } from './announced'
import { type Atom, atomsOf } from './atoms'
import type { Unit } from './blocks'
import { captureAtoms } from './capture'
import { afterCue, correctionIn } from './corrections'
import { redated } from './figures'
import { CLEAR, judge } from './judge'
import type { Entry } from './ledger'
import { type State, wordsOf } from './state'
import { overlap, stems } from './words'

/** What stands before a figure that does not hold: "it was", "I said", "not", "I'd budgeted". */
const GONE_BEFORE =
  /(?:\b(?:it|that|this|they|there|which|what) (?:was|were|used to be|had been|says?|said)|\bdid i (?:say|put|write)|\bi(?:'d| had| have|'ve)? (?:said|put|wrote|told you|started (?:out )?(?:at|on|with)|budgeted|thought|been thinking(?: of)?|have said|guessed|quoted|given you|gave you)|\bnot|\binstead of|\brather than|\b(?:down|up) from|\bno longer|\bused to (?:be|get|do|pay|have)|\bgoing to be)(?: (?:about|around|at|on|the|a|just|only|it's|it was|of|say|for))*[\s£]*$/i
/** What follows one: "was a guess", "is off-putting", "at one time". */
const GONE_AFTER =
  /^(?: ?\w+){0,3}? ?(?:(?:was|were|is|are|'s|sounds?|seems?|looks?|feels?|might be|may be|must be) (?:just |only |maybe |a bit |probably |far |way |really |clearly |me )*(?:a (?:guess|stab|typo|slip|mistake|misprint|bit much|stretch)|guess\w*|wrong|out of date|off[- ]putting|steep|optimistic|ambitious|unrealistic|silly|daft|over the top|pushing it|last (?:year|month|time)(?:'s)?|the old|what (?:we|they|it|i|the)\b|too \w+)|(?:at one time|originally|at first|back then|in the old days|until\b|a (?:year|while|few years) ago))/i
/** What makes a figure the one that holds now. */
const NOW_BEFORE =
  /(?:\bnow|\bmake (?:it|that)|\bcall it|\bnearer|\bmore like|\bcloser to|\b(?:go(?:es|ing)?|gone|went|put|moved?|raised|increased|dropped|cut|reduced|rises?|rose|risen|come|came)(?: (?:up|down|back))?(?: this \w+| last \w+| by (?:the |our )?\w+)? (?:for|with|to|at)|\bmeant|\bshould (?:be|have been|read|say)|\bbecomes?|\bup to (?!£))(?: (?:about|around|now|only|just|the|a|at|nearer))*[\s£]*$/i
const NOW_AFTER =
  /^(?: ?(?:%|per cent|k|grand|thousand|\w+ly|an hour|a day|a year|a week|years?|months?|weeks?|days?|hours?|people|of us))*,? (?:now|these days|nowadays|instead|as of (?:this|last|now)\b|actually|with the new|since )/i
/** "Seven with the apprentice, actually." */
const OPENS = /^(?:(?:so|well|and|it's|it is|that's|make it|there's|we're) )*$/i
const CLOSES = /,? (?:now|these days|nowadays|actually)\W*$/i
/** Words of a clause with a new figure that say nothing of what it counts. */
const CUE_WORDS =
  /\b(?:by (?:the |our )?\w+|now|these days|nowadays|actually|goes|going|gone|went|moved?|rises?|rose|raised|up|down|to|same|way|it|it's|this|year|month|been|has|have|is|are|was|be|the|our|just|nearer|more|like|make|call|that|so|and|sorry|instead|with|of|at|by|from|top|per|an?|should|cut|raised|reduced|increased|dropped|lowered|upped|bumped|risen|fallen|will|would|from|as|only|figure|number|bit|part|side|thing)\b/gi

/** Topics that are asked for in figures. */
const COUNTED: readonly Topic[] = [
  'pay',
  'hours',
  'notice',
  'duration',
  'startDate',
  'experience',
  'onCall',
  'workPattern',
  'travel',
  'process',
]

/** What joins the ends of a range. */
const RANGE = /^ ?(?:k|%)? ?(?:-|to|and|or) ?£? ?$/i

type Roles = { gone: Figure[]; now: Figure[]; rest: Figure[]; all: Figure[] }

function rolesIn(said: string): Roles {
  const roles: Roles = { gone: [], now: [], rest: [], all: figuresIn(said) }
  for (const figure of roles.all) {
    const low = roles.gone.at(-1)
    if (roles.gone.length === 1 && low !== undefined && RANGE.test(said.slice(low.end, figure.at))) {
      roles.gone.push(figure)
      continue
    }
    const [before, after] = [said.slice(0, figure.from), said.slice(figure.to)]
    if (GONE_BEFORE.test(before) || GONE_AFTER.test(after)) roles.gone.push(figure)
    else if (NOW_BEFORE.test(before) || NOW_AFTER.test(after) || (OPENS.test(before) && CLOSES.test(after)))
      roles.now.push(figure)
    else roles.rest.push(figure)
  }
  return roles
}

/** True for a clause that only tells what a figure was before: "it was three until January". */
export function isPastFigure(text: string): boolean {
  const { gone, now, rest } = rolesIn(text)
  return (
    gone.length > 0 &&
    now.length + rest.length === 0 &&
    /^(?:and |but |though )*(?:it|that|this) (?:was|used to be|had been)\b/i.test(text)
  )
}

/** Puts the figures `by` in the place of `old`, or of the range from `old` to `high`, in the latest fact that names it. */
function exchanged(
  state: State,
  unit: Unit,
  said: string,
  [old, high]: readonly [Figure, Figure?],
  by: readonly Figure[],
): boolean {
  const entries = state.ledger.open()
  const put = (value: string) =>
    (high && refittedRange(value, by, said, [old, high])) ?? refitted(value, by, said, old)
  const found = entries.find((entry) => {
    const value = put(entry.value)
    return value !== null && value !== entry.value
  })
  if (found === undefined) return false
  // A fixed term of so many months is a kind of contract and a duration.
  const before = found.value
  for (const entry of entries.filter(({ value }) => value === before))
    replaced(state, unit, entry, put(before) ?? before)
  return true
}

function replaced(state: State, unit: Unit, entry: Entry, value: string): void {
  state.ledger.replace(
    entry,
    { topic: entry.topic, value, strength: entry.strength, ...wordsOf(state, unit) },
    state.sentence,
  )
}

/** What a clause is about, without its figures and the words of change. */
function subjectOf(text: string, figures: readonly Figure[]): string {
  let rest = text
  for (const figure of [...figures].reverse()) rest = `${rest.slice(0, figure.at)} ${rest.slice(figure.end)}`
  return rest.replace(/£|%|\b(?:k|grand|thousand|per ?cent)\b/gi, ' ').replace(CUE_WORDS, ' ')
}

/** The item of a listed value that is about the subject; the whole value where none is. */
function itemOf(value: string, subject: string): string {
  return value.split(/,|;| and | plus /).find((item) => overlap(subject, item) >= 0.99) ?? value
}

/** "Nights go up to £27": the one figure of the fact about that. */
function renewed(state: State, unit: Unit, atoms: readonly Atom[], at: number): boolean {
  const { clean } = state.text
  const atom = atoms[at]
  if (atom === undefined) return false
  const text = clean.slice(atom.start, atom.end)
  const figures = figuresIn(text)
  if (figures.length === 0 || figures.length > 2) return false
  const before = atoms[at - 1]
  let subject = subjectOf(text, figures)
  if (stems(subject).length === 0 && before !== undefined)
    subject = subjectOf(clean.slice(before.start, before.end), [])
  if (stems(subject).length === 0 || stems(subject).length > 4) return false
  for (const entry of state.ledger.open()) {
    if (overlap(subject, entry.value) < 0.99) continue
    const item = itemOf(entry.value, subject)
    const value = refitted(item, figures, text, null)
    if (value === null || value === item) continue
    replaced(
      state,
      unit,
      entry,
      entry.value.replace(item, () => value),
    )
    return true
  }
  return false
}

const REASON =
  /^(?:the|they|we|it|that|this|nobody|because|as|since|i|i'm|so|hr|which|there|he|she|somebody|someone)\b/i

/** What else such a sentence says, unless it gives the reason. */
function readOthers(state: State, unit: Unit, atoms: readonly Atom[], done: (atom: Atom) => boolean): void {
  const { clean } = state.text
  state.isCorrecting ||= correctionIn(clean.slice(unit.start, unit.end)) !== null
  for (const atom of atoms) {
    if (done(atom)) continue
    const skipped =
      clean.slice(atom.start, atom.end).length - afterCue(clean.slice(atom.start, atom.end)).length
    const judged = judge(clean, { ...atom, start: atom.start + skipped }, unit.scope)
    if (atom.start < state.readTo || realign(state, unit, atom.start + skipped)) continue
    const isReason = REASON.test(judged.text) && figuresIn(judged.text).length === 0
    if (judged.score >= 5 && !isReason) captureAtoms(state, [judged], unit)
  }
}

/**
 * A sentence that sets a figure against one said before ("it's 37 and not 39", "20% was a guess, nearer 30") or gives a known thing
 * a new one ("the pension is 6 these days"). True when it was read; a figure that goes alone waits for the one in its place.
 */
export function contrasts(state: State, unit: Unit, said: string): boolean {
  if (said.length > 240) return false
  if (redated(state.ledger, said, wordsOf(state, unit), state.sentence)) return true
  const roles = rolesIn(said)
  if (roles.all.length === 0) return false
  if (bounds(state, unit, said, roles.all)) return true
  const [gone, high] = roles.gone
  const atoms = atomsOf(state.text.clean, unit)
  const holds = (figures: readonly Figure[]) => (atom: Atom) =>
    figures.some((figure) => unit.start + figure.at < atom.end && atom.start < unit.start + figure.end)
  if (gone !== undefined) {
    const by = besides(gone, roles.now.length > 0 ? roles.now : roles.rest, said)
    if (by.length > 0 && exchanged(state, unit, said, [gone, high], by)) {
      readOthers(state, unit, atoms, holds([gone, ...by]))
      return true
    }
    if (by.length === 0 && isKnown(state, gone, said)) {
      state.excessive = said.slice(gone.at, gone.end)
      return true
    }
    return false
  }
  const isCued =
    state.isCorrecting || correctionIn(said)?.kind === 'cue' || (tellsOfChange(said) && !isAnswer(state))
  if (roles.now.length === 0 && !isCued) return isBareSum(state, unit, said, roles.all)
  for (const [index, atom] of atoms.entries()) {
    const figures = roles.now.length > 0 ? roles.now : roles.all
    if (!holds(figures)(atom) || !renewed(state, unit, atoms, index)) continue
    readOthers(state, unit, [...atoms.slice(0, index), ...atoms.slice(index + 1)], holds(figures))
    return true
  }
  const isRange = isOneRange(roles.all, said)
  if (
    (roles.all.length > 1 && !isRange) ||
    /\b(?:once|after|when|if(?! i'm (?:honest|truthful))|rising|then|until|from year)\b/i.test(said)
  )
    return false
  return atoms.some((atom) => points(state, unit, atom, isCued))
}

/** What points at the latest fact. */
const POINTS =
  /^(?:it|that|make|now|up|down|more like|\w+ i mean\b|nearer|closer to|about|around|roughly|only|so|£|\d|\w+ (?:with|if|when|months?|weeks?|years?|days?)\b)/i

/** "It went up to six", "it's one month for this grade": words about nothing but the latest fact, which has one such figure. */
function points(state: State, unit: Unit, atom: Atom, isCued: boolean): boolean {
  const { clean } = state.text
  const skipped = clean.slice(atom.start, atom.end)
  const text = afterCue(skipped)
  const figures = figuresIn(text)
  if (figures.length !== 1 && !isOneRange(figures, text)) return false
  const judged = judge(clean, { ...atom, start: atom.end - text.length }, unit.scope)
  const isShort = state.isCorrecting && judged.score < CLEAR && text.split(' ').length <= 8
  if (!isShort && !POINTS.test(text)) return false
  const [latest, ...others] = state.ledger.open().slice(0, 4)
  if (latest === undefined || (!isCued && latest.sentence >= 0)) return false
  if (judged.score < CLEAR || judged.topic === latest.topic) {
    if (refit(state, unit, latest, figures, text)) return true
  }
  // "It's 27 days" of the latest fact but one, where its words tell which.
  return (
    judged.score >= CLEAR &&
    isCued &&
    others.some((entry) => entry.topic === judged.topic && refit(state, unit, entry, figures, text))
  )
}

/** True for the two ends of one range and nothing else. */
function isOneRange(figures: readonly Figure[], said: string): boolean {
  const [low, high] = figures
  return (
    figures.length === 2 &&
    low !== undefined &&
    high !== undefined &&
    RANGE.test(said.slice(low.end, high.at))
  )
}

/** True where the consultant asked for a figure that is not known yet: what comes is the answer, whatever changed elsewhere. */
function isAnswer(state: State): boolean {
  const { asked } = state.situation
  return asked !== null && COUNTED.includes(asked) && !state.ledger.knows(asked)
}

/** "The top end should be 43", "cap it at 64": that end of the range in the pay. */
function bounds(state: State, unit: Unit, said: string, figures: readonly Figure[]): boolean {
  const end = boundIn(said)
  const [figure] = figures
  if (end === null || figure === undefined || figures.length > 1 || said.split(/\s+/).length > 16)
    return false
  for (const entry of state.ledger.open().filter(({ topic }) => topic === 'pay')) {
    const value = rebounded(entry.value, figure, said, end)
    if (value === null) continue
    if (value !== entry.value) replaced(state, unit, entry, value)
    return true
  }
  return false
}

/** A message that is nothing but another sum, where the pay is known. */
function isBareSum(state: State, unit: Unit, said: string, figures: readonly Figure[]): boolean {
  const [only] = figures
  if (only?.kind !== 'money' || figures.length > 1 || said.length < state.text.clean.trim().length - 3)
    return false
  if (stems(subjectOf(said, figures)).length > 0) return false
  const pay = state.ledger.open().find(({ topic, sentence }) => topic === 'pay' && sentence < 0)
  return pay !== undefined && refit(state, unit, pay, figures, said)
}

function refit(state: State, unit: Unit, entry: Entry, figures: readonly Figure[], said: string): boolean {
  const value = refitted(entry.value, figures, said, null)
  if (value === null || value === entry.value) return false
  replaced(state, unit, entry, value)
  return true
}

/** The figure, or the range, that stands nearest to the one that goes. */
function besides(gone: Figure, others: readonly Figure[], said: string): Figure[] {
  const near = (one: Figure) => (one.at > gone.at ? one.at - gone.end : gone.at - one.end)
  const [first] = [...others].sort((one, other) => near(one) - near(other))
  if (first === undefined) return []
  return others.filter((one) => {
    const [low, high] = one.at < first.at ? [one, first] : [first, one]
    return one === first || RANGE.test(said.slice(low.end, high.at))
  })
}

function isKnown(state: State, figure: Figure, said: string): boolean {
  return state.ledger.open().some((entry) => refitted(entry.value, [figure], said, figure) !== null)
}

/** The figure that a sentence puts in the place of the one that waits. */
export function settles(state: State, unit: Unit, said: string, waiting: string): boolean {
  const [old] = figuresIn(waiting)
  const by = figuresIn(said)
  if (old === undefined || by.length === 0 || by.length > 2 || said.split(/\s+/).length > 14) return false
  return exchanged(state, unit, said, [old], by)
}
