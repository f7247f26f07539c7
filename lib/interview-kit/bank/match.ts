import { readObjects } from '@/lib/interview-kit/lines/object'
import { asksFor, asksForTrait, readAims } from './cover'
import { type Bank, type Entry, readBank, type Term } from './entries'
import { toStems, toWords, type Word } from './stems'

export interface LineToMatch {
  text: string
  section: string
}

export interface Match {
  entry: Entry
  /** How much the line and the question share, words weighted by how rare they are. */
  strength: number
}

/** What is said not to be needed is not asked about. */
const NEGATION =
  /\b(?:not|(?<!\bsay(?:s|ing)? )no|never|nobody)\b(?:(?! and | but ).)*|\b\p{L}+n['’]t\b(?:(?! and | but ).)*/iu
const affirmedPart = (text: string): string =>
  text
    .split(/(?<=[,;:.–(])\s|\s-\s/)
    .map((clause) => clause.replace(NEGATION, ''))
    .join(' ')

interface Hit {
  words: readonly Word[]
  /** Of its first word in the line. */
  place: number
}

/** A common question's single word has to be there as it is written. */
function holds(words: readonly Word[], place: number, { entry, words: term }: Term): boolean {
  const [first] = term
  if (entry.guideId === null && term.length === 1) return first?.word === words[place]?.word
  return term.every(({ stem }, step) => words[place + step]?.stem === stem)
}

/** In words, before what a line about a way of working begins with: "Somebody who’ll own up". */
const OPENING_PLACE = 4
const isOpening = ({ words, place }: Hit) => words.length > 1 && place <= OPENING_PLACE
const stemsOf = ({ words }: Hit): string[] => words.map(({ stem }) => stem)

/** The terms that the words hold, by entry. */
function findHits({ terms }: Bank, words: readonly Word[]): Map<Entry, Hit[]> {
  const hits = new Map<Entry, Hit[]>()
  words.forEach(({ stem }, place) => {
    for (const term of terms.get(stem) ?? [])
      if (holds(words, place, term))
        hits.set(term.entry, [...(hits.get(term.entry) ?? []), { words: term.words, place }])
  })
  return hits
}

/** Of a word such as "the" within a term. */
const COMMON_WEIGHT = 0.7
const weighTerm = (term: readonly Word[], weigh: (stem: string) => number) =>
  term.reduce((sum, { stem, isCommon }) => sum + (isCommon ? COMMON_WEIGHT : weigh(stem)), 0)

const RELEVANT_TERM_MAX = 6
/** A guide that shares less says nothing. */
const RELEVANT_SUM_MIN = 10

/** How much a guide is about the same work as the lines: 1 for the one that shares most with them. */
function findRelevance(bank: Bank, hits: readonly ReadonlyMap<Entry, readonly Hit[]>[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const line of hits) {
    const best = new Map<string, number>()
    for (const [{ guideId }, found] of line)
      if (guideId !== null) {
        const weights = found.map(({ words }) => weighTerm(words, bank.rarityOf))
        best.set(guideId, Math.max(best.get(guideId) ?? 0, ...weights))
      }
    for (const [id, weight] of best) sums.set(id, (sums.get(id) ?? 0) + Math.min(weight, RELEVANT_TERM_MAX))
  }
  const most = Math.max(RELEVANT_SUM_MIN, ...sums.values())
  return new Map([...sums].map(([id, sum]) => [id, sum / most]))
}

/** Tuned on the printed kits: a wrong question is worse than a plain one. */
const OWN = {
  term: 2.2,
  shared: 5.5,
  least: 3,
  hit: 2,
  rare: 3,
  rareHit: 1,
  trait: 0.5,
  strange: 0.8,
  strangeMax: 1.6,
} as const
const OTHER = { term: 3, least: 3, relevance: 0.45, telling: 1.5 } as const
const ANY_JOB = { base: 3.4, least: 3, term: 1.5, traitTerm: 0.8, phrase: 0.6, trait: 0.5 } as const
/** For each word before the first that fits: what a line begins with is what it is about. */
const LATE = 0.07

interface Compared {
  entry: Entry
  hits: readonly Hit[]
  line: ReadonlySet<string>
  section: string
  /** All words of the specification and its title. */
  known: ReadonlySet<string>
}

function compare(
  bank: Bank,
  { entry, hits, line, section, known }: Compared,
  isOwn: boolean,
  relevance: number,
): number {
  const { guideId } = entry
  const weigh =
    guideId !== null && isOwn
      ? (stem: string) => (bank.rarityOf(stem) + 2 * bank.rarityIn(guideId, stem)) / 3
      : bank.rarityOf
  const weights = hits.map(({ words }) => weighTerm(words, weigh))
  const term = Math.max(0, ...weights)
  const best = hits[weights.indexOf(term)]
  const isPhrase = hits.some((hit) => hit.words.length > 1)
  const told = new Set(hits.flatMap(({ words }) => words.map(({ stem }) => stem)))
  const both = [...line].filter((stem) => entry.lineStems.has(stem) || told.has(stem))
  const shared = Math.max(
    term,
    both.reduce((sum, stem) => sum + weigh(stem), 0),
  )
  const late = LATE * (best?.place ?? 0)
  const isTraitLine = section === 'softSkills'
  if (guideId === null) {
    if (entry.isTrait && !isTraitLine) return 0
    // One word in common is too little to ask a question of any job: "joint" is in a floor and in a weld.
    if (!isTraitLine && !isPhrase) return 0
    const isFitting = isPhrase || term >= (isTraitLine ? ANY_JOB.traitTerm : ANY_JOB.term)
    const strength =
      ANY_JOB.base + (entry.isTrait ? ANY_JOB.trait : 0) + 0.2 * term + (isPhrase ? ANY_JOB.phrase : 0) - late
    return isFitting && strength >= ANY_JOB.least ? strength : 0
  }
  const isOddKind =
    entry.isTrait !== isTraitLine || (section === 'experience' && !entry.isExperience && hits.length < 2)
  const strange = [...entry.questionStems].filter((stem) => bank.isOfTrade(stem) && !known.has(stem))
  if (isOwn) {
    const rare = Math.max(0, ...both.filter((stem) => bank.rarityOf(stem) >= OWN.rare).map(weigh))
    const told = Math.max(term, rare)
    if (told < OWN.term && shared < OWN.shared) return 0
    if (isOddKind && told + shared < 2 * OWN.shared) return 0
    const strength =
      told +
      0.6 * (shared - told) +
      (hits.length > 0 ? OWN.hit : OWN.rareHit) +
      (entry.isTrait && isTraitLine ? OWN.trait : 0) -
      Math.min(OWN.strangeMax, OWN.strange * strange.length) -
      late
    return strength >= OWN.least ? strength : 0
  }
  if (isOddKind || term < OTHER.term || relevance < OTHER.relevance) return 0
  if (!isPhrase && new Set(hits.map(({ words }) => words[0]?.stem)).size < 2) return 0
  const isTelling = [...line].some(
    (stem) => entry.questionStems.has(stem) && bank.rarityOf(stem) >= OTHER.telling,
  )
  const isStrange = strange.some((stem) => !entry.lineStems.has(stem) && !told.has(stem))
  if (!isTelling || isStrange) return 0
  const strength = (term + 0.4 * (shared - term)) * (0.5 + relevance / 2) - strange.length - late
  return strength >= OTHER.least ? strength : 0
}

/** Whether the guide has the line in almost the same words. */
const isSameLine = (line: ReadonlySet<string>, { lineStems }: Entry) =>
  [...line].filter((stem) => lineStems.has(stem)).length >= SAME_SHARE * Math.max(line.size, lineStems.size)
const SAME_SHARE = 0.6

/** The questions that fit each line, the best first. `own` are the ids of the guides that the title means. */
export function rankQuestions(
  lines: readonly LineToMatch[],
  own: readonly string[],
  title: string,
): Match[][] {
  const bank = readBank()
  const words = lines.map(({ text }) => toWords(affirmedPart(text)))
  const hits = words.map((line) => findHits(bank, line))
  const relevance = findRelevance(bank, hits)
  const known = new Set([title, ...lines.map(({ text }) => text)].flatMap(toStems))
  return lines.map(({ section }, at) => {
    const line = new Set(words[at]?.flatMap(({ stem, isCommon }) => (isCommon ? [] : [stem])))
    const aims = readAims(bank, lines[at]?.text ?? '')
    const hitsOf = (entry: Entry) => hits[at]?.get(entry) ?? []
    const toldBy = (entry: Entry) => new Set(hitsOf(entry).flatMap(stemsOf))
    const isAskedBy = (entry: Entry) =>
      entry.isTrait && section === 'softSkills'
        ? hitsOf(entry).some(isOpening) || asksForTrait(aims, toldBy(entry))
        : asksFor(aims, entry, toldBy(entry), hitsOf(entry).length)
    const entries = new Set([...(hits[at]?.keys() ?? []), ...own.flatMap(bank.entriesOf)])
    const objects = new Set(readObjects(lines[at]?.text ?? '', bank.names).flatMap(toStems))
    // A question of a trade asks about what the work is done to, not about another word of the line.
    const isAboutObject = (entry: Entry) =>
      entry.guideId === null ||
      entry.isTrait ||
      objects.size === 0 ||
      isSameLine(line, entry) ||
      [...objects].some((stem) => toldBy(entry).has(stem) || entry.questionStems.has(stem))
    return [...entries]
      .filter((entry) => isAskedBy(entry) && isAboutObject(entry))
      .map((entry): Match => {
        const { guideId } = entry
        const compared = { entry, hits: hitsOf(entry), line, section, known }
        const isOwn = guideId !== null && own.includes(guideId)
        return { entry, strength: compare(bank, compared, isOwn, relevance.get(guideId ?? '') ?? 0) }
      })
      .filter(({ strength }) => strength > 0)
      .sort((one, other) => other.strength - one.strength)
  })
}
