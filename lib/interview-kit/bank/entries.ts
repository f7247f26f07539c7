import 'server-only'
import { isSafetyCritical } from '@/lib/interview-kit/lines/safety'
import { readGuides } from '@/lib/knowledge/guides/guides'
import type { Guide } from '@/lib/knowledge/guides/schema'
import { ANY_JOB_QUESTIONS } from '@/lib/knowledge/interview/any-job'
import { SUBJECT_QUESTIONS } from '@/lib/knowledge/interview/subjects/subjects'
import type { TopicQuestion, WrittenQuestion } from '@/lib/knowledge/interview/written-question'
import { readAttitude } from './attitude'
import { toStems, toWords, type Word } from './stems'

/** A question written by hand, for a line of a guide, for a kind of work or for any job. */
export interface Entry {
  /** Null for a kind of work and for any job. */
  guideId: string | null
  isForAnyJob: boolean
  written: WrittenQuestion
  /** About how somebody works, not about the work. */
  isTrait: boolean
  /** Of the guide's line about how somebody works, the name of what it asks for. */
  attitude: string | null
  /** About work where a mistake hurts somebody. */
  isSafetyCritical: boolean
  /** Of the guide's line. */
  lineStems: ReadonlySet<string>
  /** Each alone shows that a line asks for the same. */
  terms: readonly (readonly Word[])[]
  termStems: ReadonlySet<string>
  questionStems: ReadonlySet<string>
}

export interface Term {
  entry: Entry
  words: readonly Word[]
}

export interface Bank {
  entriesOf: (guideId: string) => readonly Entry[]
  /** By their first stem. */
  terms: ReadonlyMap<string, readonly Term[]>
  /** How rare a word is over all guides: about 0 for one in all of them, about 5 for one in none. */
  rarityOf: (stem: string) => number
  /** Whether a guide’s line or term has it. */
  isKnown: (stem: string) => boolean
  /** Whether a word belongs to few trades. */
  isOfTrade: (stem: string) => boolean
  /** Of makes, standards and methods, as the guides write them. */
  names: ReadonlySet<string>
}

/** In how many of the groups each word is. */
function countGroups(groups: Iterable<Iterable<string>>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const group of groups) for (const stem of new Set(group)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

const rarity = (total: number, count: number) => Math.log((total + 1) / (count + 0.5))

function readTerms(about: readonly string[]): Pick<Entry, 'terms' | 'termStems'> {
  const terms = about
    .map(toWords)
    .filter((words) => words.length > 1 || words.some(({ isCommon }) => !isCommon))
  return { terms, termStems: new Set(about.flatMap(toStems)) }
}

function readEntries({ id, requirements, interview }: Guide): Entry[] {
  const kinds = new Map(requirements.map(({ line, kind }) => [line, kind]))
  return interview.map(({ line, about, ...written }) => ({
    guideId: id,
    isForAnyJob: false,
    written,
    isTrait: kinds.get(line) === 'working-style',
    attitude: kinds.get(line) === 'working-style' ? (readAttitude(line)?.name ?? null) : null,
    isSafetyCritical: isSafetyCritical([line, written.question].join('\n')),
    lineStems: new Set(toStems(line)),
    ...readTerms(about),
    questionStems: new Set(toStems(written.question)),
  }))
}

const readTopics = (questions: readonly TopicQuestion[], isForAnyJob: boolean): Entry[] =>
  questions.map(({ about, isTrait = false, ...written }) => ({
    guideId: null,
    isForAnyJob,
    written,
    isTrait,
    attitude: null,
    isSafetyCritical: isSafetyCritical([written.question, ...about].join('\n')),
    lineStems: new Set(),
    ...readTerms(about),
    questionStems: new Set(toStems(written.question)),
  }))

function indexTerms(entries: readonly Entry[]): Map<string, Term[]> {
  const index = new Map<string, Term[]>()
  for (const entry of entries)
    for (const words of entry.terms) {
      const first = words[0]?.stem ?? ''
      index.set(first, [...(index.get(first) ?? []), { entry, words }])
    }
  return index
}

const linesOf = ({ duties, requirements }: Guide) => [...duties, ...requirements.map(({ line }) => line)]

/** Written with a capital inside a sentence, and never without. */
function findNames(guides: readonly Guide[]): Set<string> {
  const text = guides.flatMap(linesOf).join('\n')
  const plain = new Set(text.match(/(?<![\p{L}\p{N}])\p{Ll}+/gu))
  const names = text.match(/(?<=\p{Ll},? )\p{Lu}[\p{L}\p{N}]+/gu) ?? []
  return new Set(names.filter((name) => !plain.has(name.toLowerCase())))
}

/** Guides. */
const FEW_TRADES = 10

function createBank(): Bank {
  const guides = [...readGuides().values()]
  const own = new Map(guides.map((guide) => [guide.id, readEntries(guide)]))
  const entries = [...own.values()].flat()
  const inLines = countGroups(
    guides.map((guide) =>
      [...linesOf(guide), ...guide.interview.flatMap(({ about }) => about)].flatMap(toStems),
    ),
  )
  const inQuestions = countGroups(
    [...own.values()].map((group) => group.flatMap(({ questionStems }) => [...questionStems])),
  )
  return {
    entriesOf: (guideId) => own.get(guideId) ?? [],
    terms: indexTerms([
      ...entries,
      ...readTopics(SUBJECT_QUESTIONS, false),
      ...readTopics(ANY_JOB_QUESTIONS, true),
    ]),
    rarityOf: (stem) => rarity(guides.length, inLines.get(stem) ?? 0),
    isKnown: (stem) => inLines.has(stem),
    isOfTrade: (stem) => {
      const count = inLines.get(stem) ?? 0
      return count > 0 && count <= FEW_TRADES && (inQuestions.get(stem) ?? 0) <= FEW_TRADES
    },
    names: findNames(guides),
  }
}

let bank: Bank | undefined
/** Reads the guides at the first call. */
export function readBank(): Bank {
  bank ??= createBank()
  return bank
}
