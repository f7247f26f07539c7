import { at, child } from './answer-text'
import { findUnfitness, TRIMMABLE } from './line-fitness'
import { CLAUSE, COMMA, endsClause, type Token, tokensOf, type Word, wordsOf } from './line-words'

/**
 * Line fidelity of a specification that quotes: is each line a full clause, sentence or list item of what was said, and fit to be read
 * by a stranger?
 *
 * - whole: the words are in one message, in this order and without a gap, from the start to the end of a clause, sentence or item.
 * - cut: they are, but start or end in mid-sentence, or leave out a word that changes the meaning (no, only, if, at least).
 * - altered: they are not: joined across sentences, substituted, or shortened in the middle.
 *
 * Allowed: closed-list trims at the ends, "You will" in front, "we" for "I", a missing or added apostrophe in a short form ("weve"), a
 * dropped sound of thinking ("erm"). Lines edited by hand or taken from elsewhere than the messages are not scored.
 */
export type Fidelity = 'whole' | 'cut' | 'altered'

export interface LineScore extends Record<Fidelity, number> {
  lines: number
  /** Counted in addition: contact data, unbalanced brackets, a fragment's first or last word, talk. */
  unfit: number
  /** Share of the content words said that are anywhere in the specification, agency notes included. */
  coverage: number
  faults: LineFault[]
}

export interface LineFault {
  /** Of the line, such as `responsibilities.0`. */
  path: string
  line: string
  why: string
}

const LIST_PATHS = [
  'responsibilities',
  'firstYear',
  'keyRequirements.technical',
  'keyRequirements.experience',
  'keyRequirements.soft_skills',
  'keyRequirements.niceToHave',
  'employeeValueProposition.culture',
  'employeeValueProposition.growth',
  'employeeValueProposition.benefits',
]

const POLAR =
  /^(?:no|not|never|without|unless|if|only|neither|nor|nobody|none|except|minimum|maximum|least|most|up|cannot)$|n't$|^(?:do|does|did|is|are|was|were|has|have|had|could|would|should|must|need|wo|ca|ai)nt$/

const COMMON = new Set(
  `
  the a an and or to of in on at for with is are be it that this we they you our us so but have has
  will would can as by from if not no do does who there what them their he she was were been just also
  really one get got like need want
`
    .trim()
    .split(/\s+/),
)

/** Longer lines must begin and end with a clause; shorter ones may be an item between commas. */
const MAX_ITEM_WORDS = 8
const MIN_CONTENT_LENGTH = 3

const UNREAD_KEYS = /^(?:id|evidence|sources|lineId|createdAt|updatedAt|hash)$/

/** `answer` is the body of `GET /api/job-specifications/{id}`; `messages` are the manager's. */
export function scoreLines(answer: unknown, messages: readonly string[]): LineScore {
  const specification = child(answer, 'jobSpecification')
  const tokens = messages.map(tokensOf)
  const coverage = coverageOf([specification, child(answer, 'summary')], messages)
  const score: LineScore = { lines: 0, whole: 0, cut: 0, altered: 0, unfit: 0, coverage, faults: [] }
  for (const [path, line] of listLines(specification)) {
    const fidelity = fidelityOf(line, tokens)
    const unfitness = findUnfitness(line)
    score.lines += 1
    score[fidelity] += 1
    if (unfitness !== null) score.unfit += 1
    const why = [...(fidelity === 'whole' ? [] : [fidelity]), ...(unfitness === null ? [] : [unfitness])]
    if (why.length > 0) score.faults.push({ path, line, why: why.join(', ') })
  }
  return score
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function listLines(specification: unknown): [path: string, line: string][] {
  const unscored = findUnscoredPaths(specification)
  return LIST_PATHS.flatMap((list) =>
    asList(at(specification, list)).flatMap((item, index): [string, string][] => {
      const path = `${list}.${index}`
      const line = lineTextOf(item).replace(/ \(training (?:given|provided)\)$/i, '')
      return line === '' || unscored.has(path) ? [] : [[path, line]]
    }),
  )
}

export function lineTextOf(item: unknown): string {
  const text = typeof item === 'string' ? item : (child(item, 'text') ?? child(item, 'content'))
  return typeof text === 'string' ? text : ''
}

/** Lines edited by hand, and lines with sources of which none is a message. */
function findUnscoredPaths(specification: unknown): Set<unknown> {
  const entries = asList(child(specification, 'evidence')).filter((entry) => {
    const kinds = asList(child(entry, 'sources')).map((source) => child(source, 'kind'))
    return kinds.includes('handEdit') || (kinds.length > 0 && !kinds.includes('message'))
  })
  return new Set(entries.map((entry) => child(entry, 'path')))
}

export function fidelityOf(line: string, messages: readonly (readonly Token[])[]): Fidelity {
  const words = wordsOf(line.replace(/^you(?:['’]| wi)ll /i, ''))
  if (words.length === 0) return 'altered'
  let best: Fidelity = 'altered'
  for (const tokens of messages)
    for (let first = 0; first + words.length <= tokens.length; first++) {
      if (!isAt(tokens, first, words)) continue
      if (isWhole(tokens, first, first + words.length - 1)) return 'whole'
      best = 'cut'
    }
  return best
}

function isAt(tokens: readonly Token[], first: number, words: readonly Word[]): boolean {
  const last = words.length - 1
  return words.every(
    ({ key }, offset) =>
      tokens[first + offset]?.key === key && (offset === last || !endsClause(tokens, first + offset)),
  )
}

function isWhole(tokens: readonly Token[], first: number, last: number): boolean {
  if (losesPolarity(tokens, first, last)) return false
  const level = last - first < MAX_ITEM_WORDS ? COMMA : CLAUSE
  let begin = first
  let end = last
  const begins = () => (tokens[begin]?.begin ?? CLAUSE) >= level
  const ends = () => (tokens[end]?.end ?? CLAUSE) >= level
  while (!begins() && TRIMMABLE.has(tokens[begin - 1]?.word ?? '')) begin--
  while (!ends() && TRIMMABLE.has(tokens[end + 1]?.word ?? '')) end++
  return begins() && ends()
}

/** Whether the rest of the sentence has a word that changes the meaning. */
function losesPolarity(tokens: readonly Token[], first: number, last: number): boolean {
  let begin = first
  let end = last
  while (begin > 0 && tokens[begin]?.begin !== CLAUSE) begin--
  while (end < tokens.length - 1 && tokens[end]?.end !== CLAUSE) end++
  const rest = [...tokens.slice(begin, first), ...tokens.slice(last + 1, end + 1)]
  return rest.some(({ word }) => POLAR.test(word))
}

function coverageOf(document: unknown, messages: readonly string[]): number {
  const content = new Set(
    messages
      .flatMap(wordsOf)
      .filter(isContent)
      .map(({ key }) => key),
  )
  const written = new Set(wordsOf(valuesOf(document).join(' ')).map(({ key }) => key))
  return content.size === 0 ? 1 : [...content].filter((key) => written.has(key)).length / content.size
}

const isContent = ({ word }: Word): boolean =>
  word.length >= MIN_CONTENT_LENGTH && !COMMON.has(word) && !TRIMMABLE.has(word)

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (UNREAD_KEYS.test(key) ? [] : valuesOf(inner)))
}
