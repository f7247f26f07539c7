import 'server-only'
import { readGuides } from '@/lib/knowledge/guides/guides'
import type { Guide } from '@/lib/knowledge/guides/schema'
import { EVERYDAY_QUESTIONS } from '@/lib/knowledge/interview/everyday-work'
import type { JobKind } from '@/lib/knowledge/interview/job-kinds'
import { SKILL_QUESTIONS } from '@/lib/knowledge/interview/skills/skills'
import { MANNER_QUESTIONS } from '@/lib/knowledge/interview/ways-of-working'
import type { InterviewQuestion, WrittenQuestion } from '@/lib/knowledge/interview/written-question'
import { toStems, toWords, type Word } from './stems'

/** A question written by hand, for a line of a guide, for one skill or duty, or for what is done in many jobs. */
export interface Entry {
  source: 'guide' | 'skill' | 'everyday' | 'manner'
  /** Null where it belongs to no guide. */
  guideId: string | null
  written: WrittenQuestion
  /** About how somebody works, not about the work. */
  isTrait: boolean
  /** Of the guide’s line. */
  lineStems: ReadonlySet<string>
  /** Each alone shows that a line asks for the same. */
  terms: readonly (readonly Word[])[]
  questionStems: ReadonlySet<string>
  /** The kinds of job that it is asked for. */
  jobs: readonly JobKind[]
  /** Stems of the verbs that a duty may begin with. */
  acts: ReadonlySet<string>
  /** Stems of which one has to stand in the specification, where a term is ambiguous. Empty for none. */
  context: ReadonlySet<string>
}

export interface Term {
  entry: Entry
  words: readonly Word[]
}

export interface Bank {
  /** By each of their stems. */
  terms: ReadonlyMap<string, readonly Term[]>
  /** Of the guide with this id. */
  entriesOf: (guideId: string) => readonly Entry[]
  /** How rare a word is over all guides: about 0 for one in all of them, about 5 for one in none. */
  rarityOf: (stem: string) => number
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

const stemsOf = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => toWords(text).slice(0, 1)).map(({ stem }) => stem))

const toEntry = (
  { about, jobs = [], verbs = [], context = [], ...written }: InterviewQuestion,
  place: Pick<Entry, 'source' | 'guideId' | 'isTrait' | 'lineStems'>,
): Entry => ({
  ...place,
  written,
  jobs,
  acts: stemsOf(verbs),
  context: new Set(context.flatMap(toStems)),
  terms: about.map(toWords).filter((words) => words.some(({ isCommon }) => !isCommon)),
  questionStems: new Set(toStems(written.question)),
})

function readEntries({ id, requirements, interview }: Guide): Entry[] {
  const kinds = new Map(requirements.map(({ line, kind }) => [line, kind]))
  return interview.map(({ line, ...question }) =>
    toEntry(question, {
      source: 'guide',
      guideId: id,
      isTrait: kinds.get(line) === 'working-style',
      lineStems: new Set(toStems(line)),
    }),
  )
}

function indexTerms(entries: readonly Entry[]): Map<string, Term[]> {
  const index = new Map<string, Term[]>()
  for (const entry of entries)
    for (const words of entry.terms)
      for (const stem of new Set(words.flatMap((word) => (word.isCommon ? [] : [word.stem])))) {
        const terms = index.get(stem)
        if (terms) terms.push({ entry, words })
        else index.set(stem, [{ entry, words }])
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
  const others = [
    ...SKILL_QUESTIONS.map((question) => ({ question, source: 'skill' as const })),
    ...EVERYDAY_QUESTIONS.map((question) => ({ question, source: 'everyday' as const })),
    ...MANNER_QUESTIONS.map((question) => ({ question, source: 'manner' as const })),
  ].map(({ question, source }) =>
    toEntry(question, { source, guideId: null, isTrait: source === 'manner', lineStems: new Set() }),
  )
  const inLines = countGroups(
    guides.map((guide) =>
      [...linesOf(guide), ...guide.interview.flatMap(({ about }) => about)].flatMap(toStems),
    ),
  )
  const inQuestions = countGroups(
    [...own.values()].map((group) => group.flatMap(({ questionStems }) => [...questionStems])),
  )
  return {
    terms: indexTerms([...[...own.values()].flat(), ...others]),
    entriesOf: (guideId) => own.get(guideId) ?? [],
    rarityOf: (stem) => rarity(guides.length, inLines.get(stem) ?? 0),
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
