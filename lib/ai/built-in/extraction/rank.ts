import type { Strength } from '@/lib/consultation/brief/options'
import type { Unit } from './blocks'
import { type Judged, REQUIREMENTS } from './judge'
import type { Entry } from './ledger'
import { numberOf } from './numbers'
import { type State, wordsOf } from './state'
import { strengthCue } from './strength'
import { overlap } from './words'

const ALL = /\b(?:all|both|these|those|they|everything|each|four|three|five|six|two|list|lot|none|neither)\b/i

/** The requirements that speak of `what`. */
function named(state: State, what: string): Entry[] {
  return state.ledger
    .open()
    .filter((entry) => REQUIREMENTS.includes(entry.topic) && overlap(what, entry.value) >= 0.99)
}

const PUT =
  /^(?:(?:so|and|but|then|just|please|maybe|perhaps|instead|ok|okay|well|right|actually|no|yes)[\s,]+)*(?:(?:you can|we can|i'd|i would|let's|could you) )?(?:put|mark|note|list|make|call|keep|leave|treat|class|have|count|file|demote|downgrade|promote|upgrade|move|shift|relegate|bump) (?:it|that|them|those|this|these|(?:the |that |our )?(?<what>[^,;.]{2,40}?))(?: \w+){0,2}? (?<how>(?:as|in|under|with|among|a|an|to|into)\b.*|desirable|optional|essential|mandatory|nice.*)$/i

const SITS =
  /^(?:(?:and|so|but|also)[\s,]+)*(?:the other way (?:about|round),? )?(?<what>[^,;:]{2,50}?) (?:should|can|could|must|needs? to|ought to|has to|isn't|is not|aren't)(?: really| just| actually)?(?: (?:sit|go|be|move|come|stand|count))?(?: (?:under|in|into|to|as|with|among|a|an))?(?: the)? (?<from>desirables?|essentials?|nice[- ]to[- ]haves?|musts?|must[- ]haves?|optional)(?:,? (?:but |it's |it is |they're )+(?:an? )?(?<to>desirable|essential|must|must[- ]have|nice[- ]to[- ]have|optional)\b.*)?$/i

/** "X should sit under desirable", "X isn't desirable, it's essential": a known requirement changes sides. */
function changesSide(state: State, unit: Unit, said: string): boolean {
  const { what, from, to } = SITS.exec(said)?.groups ?? {}
  if (what === undefined || from === undefined) return false
  if (to === undefined && /\b(?:isn't|is not|aren't)\b/i.test(said)) return false
  const strength = rankOf(to ?? from)
  if (strength === null) return false
  const known = named(state, what)
  for (const entry of known) state.ledger.restrength(entry, strength, wordsOf(state, unit))
  return known.length > 0
}

/** "Put it down as nice to have": gives what was said, or just taken back, another strength. */
function puts(state: State, unit: Unit, said: string): boolean {
  const { how, what } = PUT.exec(said)?.groups ?? {}
  const strength =
    how === undefined
      ? null
      : rankOf(how.replace(/^(?:as|in|under|with|among|to|into|down to|up to) (?:the |an? )?/i, ''))
  if (strength === null) return false
  const words = wordsOf(state, unit)
  if (what !== undefined) {
    const known = named(state, what)
    for (const entry of known) state.ledger.restrength(entry, strength, words)
    return known.length > 0
  }
  if (state.ledger.restore(strength, words, state.sentence)) return true
  const latest = state.ledger.open().find((entry) => REQUIREMENTS.includes(entry.topic))
  if (latest === undefined) return false
  state.ledger.restrength(latest, strength, words)
  return true
}

const REST =
  /^(?:(?:and|but|so|then|ok|right)[\s,]+)*(?:all |everything |anything |the |of )*(?:rest|remainder|others|else|other (?:ones|things|bits|items|stuff))(?: of (?:it|them|those|the list|that list)| on (?:the|that) list| (?:i|we) (?:listed|said|mentioned|put|had|gave))?(?:'s|'re|,|:| -)? ?(?<how>[^,;.]*)/i
const GRAVY =
  /\b(?:gravy|jam|cream|trimmings|window[- ]dressing|negotiable|flexible|wish(?: ?list)?|luxur(?:y|ies)|extras?|nice|bonus(?:es)?|optional|preference|secondary|less important|not (?:so|as|that) (?:important|vital|critical)|can wait|can come later|can follow|come with time|not worth (?:losing|missing)|isn't worth|don't matter (?:as|so) much|take or leave|padding|fluff|habit|old advert|copied)\b/i

/** "CAN and a test plan from day one; the rest is gravy": what the brief has and this message does not name again. */
function ranksRest(state: State, unit: Unit, said: string): boolean {
  const how = REST.exec(said)?.groups?.how
  const strength = how === undefined ? null : GRAVY.test(how) ? 'nice' : rankOf(how)
  if (strength === null || strength === 'must') return false
  const fresh = state.ledger.since(0).filter((entry) => REQUIREMENTS.includes(entry.topic))
  if (fresh.length === 0) return false
  const rest = state.ledger
    .open()
    .filter(
      (entry) =>
        entry.sentence < 0 &&
        entry.strength === 'must' &&
        (entry.topic === 'technical' || entry.topic === 'qualifications') &&
        !fresh.some(({ value }) => overlap(entry.value, value) > 0.6 || overlap(value, entry.value) >= 0.99),
    )
  for (const entry of rest) state.ledger.restrength(entry, strength, wordsOf(state, unit))
  return rest.length > 0
}

/** The requirements that the latest sentence gave, or the latest of the brief where this message gave none. */
function lastListed(state: State): Entry[] {
  const latest = state.ledger.since(0).reduce((last, { sentence }) => Math.max(last, sentence), 0)
  const said = latest > 0 ? state.ledger.since(latest) : state.ledger.open().slice(0, 1)
  return said.filter((entry) => REQUIREMENTS.includes(entry.topic))
}

/** "The first two are musts, the last is nice", "none of those is essential except the PLCs". */
export function ranks(state: State, unit: Unit, said: string): boolean {
  if (puts(state, unit, said) || changesSide(state, unit, said)) return true
  if (ranksRest(state, unit, said)) return !/[,;]/.test(said)
  const words = wordsOf(state, unit)
  const none =
    /^(?:none|neither) of (?:those|these|them|that) (?:is|are) (?:a |an )?(?:deal[- ]?breakers?|essential|musts?|required|critical|vital)(?: (?:except|apart from|bar|other than|but)(?: for)? (?<kept>.+))?$/i.exec(
      said,
    )
  const parts = [
    ...said.matchAll(
      /\b(?:the )?(?<which>first|last|second|third|former|latter|other|rest|others)(?: (?<count>two|three|four|one))?(?: (?:one|ones|items?))? (?:is|are)(?: just| only| all| both)? (?<how>[^,;.]+)/gi,
    ),
  ]
  if (none === null && parts.length === 0) return false
  const listed = lastListed(state)
  if (none !== null && listed.length > 0) {
    const kept = none.groups?.kept
    for (const entry of listed)
      if (kept === undefined || overlap(kept, entry.value) === 0)
        state.ledger.restrength(entry, 'nice', words)
    return true
  }
  if (parts.length === 0 || listed.length < 2) return false
  const touched = new Set<Entry>()
  for (const { groups } of parts) {
    const strength = rankOf(groups?.how ?? '')
    if (strength === null) return false
    const count = numberOf(groups?.count ?? 'one') ?? 1
    const picked = pick(listed, (groups?.which ?? '').toLowerCase(), count, touched)
    for (const entry of picked) {
      touched.add(entry)
      state.ledger.restrength(entry, strength, words)
    }
  }
  return touched.size > 0
}

/** "That one is not essential", "all four non-negotiable": gives what was said before its strength. */
export function restrengthen(state: State, atoms: readonly Judged[], strength: Strength): void {
  const said = atoms.map((atom) => atom.text).join(' ')
  const span = { start: atoms[0]?.start ?? 0, end: atoms.at(-1)?.end ?? 0 }
  const isAll = ALL.test(said)
  let entries = state.ledger
    .since(isAll ? state.sentence - 6 : state.sentence - 1)
    .filter((entry) => REQUIREMENTS.includes(entry.topic))
  if (
    entries.length === 0 &&
    /\b(?:that|it|this|those|these|they|both|all|(?<!day )one)\b/i.test(said) &&
    // "We don't need one" answers a question of the manager's own.
    !(strength === 'notApplicable' && /\bone\b/i.test(said))
  )
    entries = state.ledger
      .open()
      .filter((entry) => REQUIREMENTS.includes(entry.topic))
      .slice(0, 1)
  for (const entry of isAll ? entries : entries.slice(-1))
    state.ledger.restrength(entry, strength, wordsOf(state, span))
}

function rankOf(how: string): Strength | null {
  if (
    /^(?:just |only |a |an |the )*(?:preference|preferred|nice|nices|wish|maybe|bonus(?:es)?|extras?|optional|desirable)\b/i.test(
      how,
    )
  )
    return 'nice'
  return strengthCue(how)?.strength ?? null
}

function pick(listed: readonly Entry[], which: string, count: number, touched: ReadonlySet<Entry>): Entry[] {
  if (which === 'first' || which === 'former') return listed.slice(0, count)
  if (which === 'last' || which === 'latter') return listed.slice(-count)
  if (which === 'second') return listed.slice(1, 2)
  if (which === 'third') return listed.slice(2, 3)
  return listed.filter((entry) => !touched.has(entry))
}
