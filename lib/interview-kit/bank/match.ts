import { isOfTrait, readActs } from '@/lib/interview-kit/lines/act'
import { readObjects } from '@/lib/interview-kit/lines/object'
import { isSafetyCritical } from '@/lib/interview-kit/lines/safety'
import { readAim, readFront } from './aim'
import { readAttitude } from './attitude'
import { type Bank, type Entry, readBank, type Term } from './entries'
import { findOwn, findRelevance } from './relevance'
import { isAboveLine, isSameAct, readWorkActs } from './same-act'
import { readSettings } from './setting'
import { isAboutOtherThanPeople, isOtherSide } from './side'
import { toStems, toWords, type Word } from './stems'
import { type Hit, isLedBy, sumOf, WEIGHT_MIN, weigh, weighTerm } from './weights'

export interface LineToMatch {
  text: string
  section: string
}

export interface Match {
  entry: Entry
  /** How well the question fits the line: above 0, and seldom above 8. */
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

/** In words, between the two of a term: "faults found" and "find the fault". */
const PAIR_GAP = 2

/** A common question's single word has to be there as it is written. Of the trade's own, two words may be turned round. */
function holds(
  words: readonly Word[],
  place: number,
  { entry, words: term }: Term,
  own: readonly string[],
): boolean {
  const [first, second] = term
  if (entry.guideId === null && term.length === 1) return first?.word === words[place]?.word
  if (term.every(({ stem }, step) => words[place + step]?.stem === stem)) return true
  return (
    own.includes(entry.guideId ?? '') &&
    term.length === 2 &&
    term.every(({ isCommon }) => !isCommon) &&
    words.slice(Math.max(0, place - PAIR_GAP), place + PAIR_GAP + 1).some(({ stem }) => stem === second?.stem)
  )
}

/** The terms that the words hold, by entry. */
function findHits({ terms }: Bank, words: readonly Word[], own: readonly string[]): Map<Entry, Hit[]> {
  const hits = new Map<Entry, Hit[]>()
  words.forEach(({ stem }, place) => {
    for (const term of terms.get(stem) ?? [])
      if (holds(words, place, term, own)) hits.set(term.entry, [...(hits.get(term.entry) ?? []), term.words])
  })
  return hits
}

/** Fitted to pairs of lines and questions that were judged by hand: what each sign adds to the strength. */
const SIGN = {
  base: -2.5,
  /** A term of the question is in the line. */
  hit: 1.5,
  /** For each further one. */
  again: 0.3,
  againMax: 2,
  /** For the weight of the longest one. */
  term: 0.12,
  /** For the weight of the words that the line shares with the question, its terms or its guide’s line. */
  shared: 0.24,
  sharedMax: 10,
  /** For the weight of those that the question says itself. */
  asked: 0.22,
  askedMax: 8,
  /** For the share of what the line is about. */
  aim: 1.2,
  /** It has the object of the line, and the question says it. */
  object: 0.3,
  objectAsked: 0.25,
  /** It asks how somebody works and the line doesn’t, or the other way round. */
  odd: -1.1,
  /** Both do, and a term of the question is in the line. */
  trait: 1.4,
  /** The same of a term of several words. */
  traitPhrase: 0.9,
  /** It has the verb that the line begins with. */
  act: 0.5,
  /** The line begins with "teach", "explain" or the like, and the question is about other work. */
  otherAct: -2,
  /** A mistake in the line’s work hurts somebody, and the question is about other work. */
  harmless: -0.7,
  anyJob: -1.2,
  otherTrade: -1,
  /** The same where the title means a trade. */
  otherThanOwn: -1.6,
  /** Of another trade’s guide, for the share of the specification that it doesn’t have. */
  unrelated: -1,
  /** For each word of few trades that neither the line nor the rest of the specification has. */
  strange: -0.3,
} as const
const STRANGE_MAX = 3
/** A single word of less, such as "contractors", shows less. */
const HIT_WEIGHT = 2.2
/** A question that says no word of a line, or none of whose terms is in it, has to cover so much of it otherwise. */
const COVER_MIN = 0.34
const RELEVANCE_MIN = 0.45
/** A word in more lines than that, such as "check", is no object. */
const TELLING_RARITY = 1
/** A question of the trade that fits so well needs no word of the object. */
const SURE_MIN = 1.3
/** A question of the trade none of whose terms is in the line, and that says one thing of it at most, has to fit so well. */
const UNNAMED_MIN = 0.15
/** The same of a line about years in some work, of which most questions share a word. */
const UNNAMED_YEARS_MIN = 1
/** Weight of the words that a question of another trade says of the line, where no phrase is the same. */
const SAID_MIN = 5
/** A question that shares so much of a line is for the same one. Where the title means a trade, one of another trade has to. */
const SAME_LINE_MIN = 0.55

interface Line {
  /** It asks how somebody works. */
  isForTrait: boolean
  /** The name of what it asks for then, or "". */
  attitude: string | null
  isSafetyCritical: boolean
  stems: ReadonlySet<string>
  aim: ReadonlyMap<string, number>
  objects: ReadonlySet<string>
  /** What it is about, and not what it does: the telling words of its objects and of the first thing it names. */
  subject: ReadonlySet<string>
  /** The verb it begins with. */
  act: string | null
  /** That the verb tells how somebody works. */
  isActOfTrait: boolean
  /** All words of the specification and its title. */
  known: ReadonlySet<string>
}

function readAct(bank: Bank, text: string): Pick<Line, 'act' | 'isActOfTrait'> {
  const [act] = readActs(text, true, bank.names)
  const stem = act?.isLead ? toStems(act.verb)[0] : undefined
  return { act: stem ?? null, isActOfTrait: stem !== undefined && act !== undefined && isOfTrait(act) }
}

interface Shared {
  /** Weight of the line’s words that the question says, and of those that it or its terms have. */
  asked: number
  all: number
  /** Share of what the line is about. */
  aim: number
  has: (stem: string) => boolean
}

function compare(bank: Bank, line: Line, { lineStems, termStems, questionStems }: Entry): Shared {
  const has = (stem: string) => questionStems.has(stem) || lineStems.has(stem) || termStems.has(stem)
  const weightOf = (test: (stem: string) => boolean) =>
    sumOf([...line.stems].filter(test).map((stem) => weigh(bank, stem)))
  const aimed = [...line.aim]
  const whole = sumOf(aimed.map(([, weight]) => weight))
  const part = sumOf(aimed.filter(([stem]) => has(stem)).map(([, weight]) => weight))
  return {
    asked: weightOf((stem) => questionStems.has(stem)),
    all: weightOf(has),
    aim: part / Math.max(WEIGHT_MIN, whole),
    has,
  }
}

/** Whether it is about the line, and not about a side word of it. */
function isAbout(
  bank: Bank,
  line: Line,
  { guideId, attitude, isTrait, isForAnyJob }: Entry,
  hits: readonly Hit[],
  shared: Shared,
): boolean {
  const { asked, all, aim, has } = shared
  if (hits.length === 0 && aim < COVER_MIN) return false
  // "High pressure die casting: porosity, leak tests" is not about leak tests.
  if (isForAnyJob && aim < COVER_MIN) return false
  if (line.isForTrait) return isTrait && (guideId === null || (attitude === line.attitude && asked > 0))
  const whole = sumOf([...line.stems].map((stem) => weigh(bank, stem)))
  const isPhrase = hits.some((hit) => hit.length > 1)
  if (asked === 0 && !isPhrase && line.subject.size > 0 && ![...line.subject].some(has)) return false
  return asked > 0 || aim >= COVER_MIN || all >= COVER_MIN * whole
}

function measure(bank: Bank, line: Line, entry: Entry, hits: readonly Hit[], shared: Shared): number {
  const { questionStems, isTrait } = entry
  const { asked, all, aim, has } = shared
  const told = Math.max(0, ...hits.map((hit) => weighTerm(bank, hit)))
  const isPhrase = hits.some((hit) => hit.length > 1)
  const objects = [...line.objects]
  const strange = [...questionStems].filter((stem) => bank.isOfTrade(stem) && !line.known.has(stem))
  const signs: readonly (readonly [weight: number, isThere: boolean])[] = [
    [SIGN.object, objects.some(has)],
    [SIGN.objectAsked, objects.some((stem) => questionStems.has(stem))],
    [SIGN.odd, isTrait !== line.isForTrait],
    [SIGN.trait, isTrait && line.isForTrait && hits.length > 0],
    [SIGN.traitPhrase, isTrait && line.isForTrait && isPhrase],
    [SIGN.act, line.act !== null && has(line.act)],
    [SIGN.otherAct, line.isActOfTrait && line.act !== null && !has(line.act)],
    [SIGN.harmless, line.isSafetyCritical && !entry.isSafetyCritical],
  ]
  return (
    SIGN.base +
    SIGN.hit * (isPhrase ? 1 : Math.min(1, told / HIT_WEIGHT)) +
    SIGN.again * Math.min(SIGN.againMax, Math.max(0, hits.length - 1)) +
    SIGN.term * told +
    SIGN.shared * Math.min(SIGN.sharedMax, all) +
    SIGN.asked * Math.min(SIGN.askedMax, asked) +
    SIGN.aim * aim +
    sumOf(signs.map(([weight, isThere]) => (isThere ? weight : 0))) +
    SIGN.strange * Math.min(STRANGE_MAX, strange.length)
  )
}

/** Whether the question is about what the line is about: a verb or a side word isn’t enough. */
function hasSubject(line: Line, entry: Entry, hits: readonly Hit[], isOwn: boolean): boolean {
  if (isOwn && hits.some((hit) => hit.filter(({ isCommon }) => !isCommon).length > 1)) return true
  return [...line.subject].some(
    (stem) =>
      entry.questionStems.has(stem) || entry.termStems.has(stem) || (isOwn && entry.lineStems.has(stem)),
  )
}

/** Whether a phrase, or two words that say what the line is about, are of another trade's question: one word, such as "coating", has another sense there. */
const isSaid = (hits: readonly Hit[], { asked }: Shared): boolean =>
  hits.some((hit) => hit.filter(({ isCommon }) => !isCommon).length > 1) || asked >= SAID_MIN

/** Sections of which a line says what somebody does or has done. */
const OF_ACTS: readonly string[] = ['responsibilities', 'experience']

/** The questions that fit each line, the best first. `named` are the ids of the guides that the title may mean. */
export function rankQuestions(
  lines: readonly LineToMatch[],
  named: readonly string[],
  title: string,
): Match[][] {
  const bank = readBank()
  const words = lines.map(({ text }) => toWords(affirmedPart(text)))
  const hits = words.map((line) => findHits(bank, line, named))
  const relevance = findRelevance(bank, hits)
  const known = new Set([title, ...lines.map(({ text }) => text)].flatMap(toStems))
  const own = findOwn(named, relevance)
  const isAtHome = readSettings([title, ...lines.map(({ text }) => text)])
  const handicapOf = ({ guideId, isForAnyJob }: Entry) => {
    if (guideId === null) return isForAnyJob ? SIGN.anyJob : 0
    if (own.includes(guideId)) return 0
    if (own.length > 0) return SIGN.otherThanOwn
    return SIGN.otherTrade + SIGN.unrelated * (1 - (relevance.get(guideId) ?? 0))
  }
  return lines.map(({ section, text }, at) => {
    const aim = readAim(bank, text)
    const objects = new Set(readObjects(text, bank.names).flatMap(toStems))
    const { act, isActOfTrait } = readAct(bank, text)
    const line: Line = {
      isForTrait: section === 'softSkills',
      attitude: section === 'softSkills' ? (readAttitude(text)?.name ?? '') : null,
      isSafetyCritical: isSafetyCritical(text),
      stems: new Set(words[at]?.flatMap(({ stem, isCommon }) => (isCommon ? [] : [stem]))),
      aim,
      objects,
      subject: new Set(
        [...objects, ...readFront(bank, text)].filter(
          (stem) => stem !== act && bank.rarityOf(stem) >= TELLING_RARITY,
        ),
      ),
      act,
      isActOfTrait,
      known,
    }
    const whole = sumOf([...line.stems].map((stem) => weigh(bank, stem)))
    const workActs = OF_ACTS.includes(section) ? readWorkActs(text, bank.names) : []
    const entries = new Set([...(hits[at]?.keys() ?? []), ...own.flatMap(bank.entriesOf)])
    return [...entries]
      .flatMap((entry): Match[] => {
        const { guideId, isTrait } = entry
        const isOwn = guideId !== null && own.includes(guideId)
        if (guideId !== null && !isOwn && (relevance.get(guideId) ?? 0) < RELEVANCE_MIN) return []
        if (guideId === null && isTrait && !line.isForTrait) return []
        if (guideId === null && isTrait && !isLedBy(hits[at]?.get(entry) ?? [], words[at] ?? [])) return []
        if (!isAtHome(entry.written) || isOtherSide(text, entry.written.question)) return []
        if (isAboveLine(text, entry.written.question)) return []
        if (isAboutOtherThanPeople(text, entry.written.question)) return []
        if (!isSameAct(workActs, line.stems, entry)) return []
        const found = hits[at]?.get(entry) ?? []
        const shared = compare(bank, line, entry)
        if (!isAbout(bank, line, entry, found, shared)) return []
        const isSameLine = shared.all >= SAME_LINE_MIN * whole
        if (guideId !== null && !isOwn && !isSameLine && (own.length > 0 || !isSaid(found, shared))) return []
        const strength = measure(bank, line, entry, found, shared) + handicapOf(entry)
        const isSure = isSameLine || (isOwn && strength >= SURE_MIN)
        const unnamedMin = section === 'experience' ? UNNAMED_YEARS_MIN : UNNAMED_MIN
        const said = [...line.subject].filter((stem) => entry.questionStems.has(stem))
        if (found.length === 0 && said.length < 2 && strength < unnamedMin) return []
        if (!line.isForTrait && !isSure && !hasSubject(line, entry, found, isOwn)) return []
        return [{ entry, strength }]
      })
      .filter(({ strength }) => strength > 0)
      .sort((one, other) => other.strength - one.strength)
  })
}
