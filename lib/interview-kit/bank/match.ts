import 'server-only'
import { verbOf } from '@/lib/interview-kit/lines/gerund'
import { unwrapHeading } from '@/lib/interview-kit/lines/heading'
import { isActFirst } from '@/lib/interview-kit/lines/imperative'
import { BROAD_VERBS } from '@/lib/knowledge/interview/broad-verbs'
import { type JobKind, kindsOfJob } from '@/lib/knowledge/interview/job-kinds'
import { type Bank, type Entry, readBank } from './entries'
import { toStems, toWords, type Word } from './stems'
import { placeOf, telling } from './terms'

export interface LineToMatch {
  text: string
  section: string
}

export interface Match {
  entry: Entry
  /** How well the question fits the line: from 3 to 9. */
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

/** Where what a line names ends, and what is said about it begins. */
const BEHIND =
  /\s(?:to|for|with|on|at|in|by|from|under|within|between|during|including|such as|using|via|across|against|so|when|where|which|that|who|as)\s.*$/iu
const CLAUSE_END = /\.(?!\d).*$|[;:(].*$|\s[–—-]\s.*$/su

interface Line {
  isDuty: boolean
  isTrait: boolean
  /** The stem of the verb that it begins with, or null. */
  act: string | null
  words: readonly Word[]
  stems: ReadonlySet<string>
  /** How many of the words name what the line is about. */
  frontEnd: number
  clauseEnd: number
}

function readLine({ text, section }: LineToMatch): Line {
  const said = unwrapHeading(affirmedPart(text))
  const [first = '', next = ''] = said.split(' ')
  const clause = said.replace(CLAUSE_END, '')
  const plain = first.toLowerCase().replace(/,$/, '')
  const verb = verbOf(plain, next, false)
  const isDuty = section === 'responsibilities'
  const isAct = /^\p{L}{3,}ing$/u.test(plain) || verb !== null || isActFirst(plain, next, isDuty)
  return {
    isDuty,
    isTrait: section === 'softSkills',
    act: isAct ? (toWords(verb ?? plain)[0]?.stem ?? null) : null,
    words: toWords(said),
    stems: new Set(toStems(text)),
    frontEnd: toWords(clause.replace(BEHIND, '')).length,
    clauseEnd: toWords(clause).length,
  }
}

interface Found {
  place: number
  term: readonly Word[]
}

function findTerms({ terms }: Bank, { words }: Line): Map<Entry, Found[]> {
  const found = new Map<Entry, Found[]>()
  words.forEach(({ stem }, at) => {
    for (const { entry, words: term } of terms.get(stem) ?? []) {
      const place = placeOf(words, at, term)
      if (place >= 0) found.set(entry, [...(found.get(entry) ?? []), { place, term }])
    }
  })
  return found
}

/** Of what the line names, the least that the terms have to say. */
const FRONT_MIN = 0.45
/** The same of a term of several words, or of one with a figure. */
const SPECIFIC_MIN = 0.3
/** Of the whole clause, where the term stands behind what the line names, as "BS 5930" does in "Logging to BS 5930". */
const CLAUSE_MIN = 0.5
const isSpecific = ({ term }: Found) => telling(term).length > 1 || term.some(({ word }) => /\d/.test(word))

const STRENGTH = { base: 3, cover: 3, front: 1, act: 0.5, word: 0.1, ownLine: 9, job: -0.1 } as const
/** A question about the skill itself goes before one about something that went wrong with it. */
const SOURCE = { skill: 0.7, guide: 0, everyday: -0.5, manner: 0.7 } as const
/** Of the guide of another trade, which was written for its people, a question has to say so much of what the line names. */
const OTHER_GUIDE_MIN = 6

/** How well the terms say what the line asks for, or 0. */
function rate(
  { words, act, frontEnd, clauseEnd }: Line,
  { acts, jobs }: Entry,
  found: readonly Found[],
): number {
  const shareOf = (end: number) => {
    const stems = new Set(telling(words.slice(0, end)).map(({ stem }) => stem))
    const held = found.filter(({ place }) => place < end)
    const said = new Set(held.flatMap(({ term }) => telling(term).map(({ stem }) => stem)))
    return stems.size === 0 ? 0 : [...said].filter((stem) => stems.has(stem)).length / stems.size
  }
  const longest = Math.max(...found.map(({ term }) => telling(term).length))
  const sign = act === null ? 0 : acts.has(act) ? STRENGTH.act : -STRENGTH.act
  // What every kind of job is asked is asked of none of them in particular.
  const sum = STRENGTH.base + sign + STRENGTH.word * longest + STRENGTH.job * jobs.length
  const front = shareOf(frontEnd)
  const isNamed = found.some((one) => one.place < frontEnd && isSpecific(one))
  if (front >= (isNamed ? SPECIFIC_MIN : FRONT_MIN)) return sum + STRENGTH.front + STRENGTH.cover * front
  const clause = shareOf(clauseEnd)
  return clause >= CLAUSE_MIN && found.some(isSpecific) ? sum + STRENGTH.cover * clause : 0
}

/** One word that names a manner has to be all that is said: not "tidy in other people’s homes". */
const MANNER_WORDS = 1

/** How well the terms say how somebody should work, or 0: the longest says it most exactly. */
function rateManner({ words, clauseEnd }: Line, found: readonly Found[]): number {
  const isAlone = telling(words.slice(0, clauseEnd)).length <= MANNER_WORDS
  const sizes = found.flatMap(({ place, term }) => {
    const size = telling(term).length
    return size > 1 || (isAlone && place < clauseEnd) ? [size] : []
  })
  return sizes.length === 0 ? 0 : STRENGTH.base + Math.max(...sizes)
}

/** Share of the words of a line and of a guide’s that both have, of a line that is the guide’s own. */
const SAME_LINE_MIN = 0.8
function isSameLine({ stems }: Line, { lineStems }: Entry): boolean {
  const shared = [...lineStems].filter((stem) => stems.has(stem)).length
  return shared >= SAME_LINE_MIN * Math.max(1, stems.size, lineStems.size)
}

const BROAD = new Set(BROAD_VERBS.flatMap((verb) => toWords(verb).map(({ stem }) => stem)))

/** A duty is known by its verb, unless that is one such as "lead" that says nothing of what is done. */
function fitsAct({ acts }: Entry, { act, isDuty }: Line): boolean {
  if (!isDuty || acts.size === 0) return true
  return act !== null && (acts.has(act) || BROAD.has(act))
}

/** The questions that fit each line, the best first. `own` are the ids of the guides that the title may mean. */
export function rankQuestions(
  lines: readonly LineToMatch[],
  own: readonly string[],
  title: string,
): Match[][] {
  const bank = readBank()
  const kinds: ReadonlySet<JobKind> = kindsOfJob(title)
  const read = lines.map(readLine)
  const known = new Set([...toStems(title), ...read.flatMap(({ stems }) => [...stems])])
  const isOwn = ({ guideId }: Entry) => guideId !== null && own.includes(guideId)
  const fitsJob = (entry: Entry, { act }: Line) =>
    entry.isTrait ||
    isOwn(entry) ||
    (act !== null && entry.acts.has(act)) ||
    entry.jobs.some((kind) => kinds.has(kind))
  const fitsTrade = (entry: Entry) =>
    isOwn(entry) || entry.context.size === 0 || [...entry.context].some((stem) => known.has(stem))
  return read.map((line) => {
    const same = own
      .flatMap(bank.entriesOf)
      .filter((entry) => isSameLine(line, entry))
      .map((entry) => ({ entry, strength: STRENGTH.ownLine }))
    const found = [...findTerms(bank, line)]
      .filter(
        ([entry]) =>
          entry.isTrait === line.isTrait &&
          (entry.source !== 'guide' || !entry.isTrait || isOwn(entry)) &&
          fitsAct(entry, line) &&
          fitsJob(entry, line) &&
          fitsTrade(entry),
      )
      .flatMap(([entry, terms]) => {
        const strength = line.isTrait ? rateManner(line, terms) : rate(line, entry, terms)
        const least = entry.source === 'guide' && !isOwn(entry) ? OTHER_GUIDE_MIN : 0
        return strength > least ? [{ entry, strength: strength + SOURCE[entry.source] }] : []
      })
    return [...same, ...found].sort((one, other) => other.strength - one.strength)
  })
}
