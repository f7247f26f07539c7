import 'server-only'
import { readGuides } from '@/lib/knowledge/guides/guides'
import type { Guide } from '@/lib/knowledge/guides/schema'
import { OCCUPATIONS, type Occupation } from '@/lib/knowledge/occupations/occupations'
import { TitleIndex, type TitleMatch, type TitleMeaning } from './match'
import file from './meanings.json'
import { correctSpelling } from './spelling'
import { toListKey } from './tokens'
import { KNOWN_WORDS } from './words'

type Meanings = Map<string, TitleMeaning>

/** Our own titles, with what they mean where that is said. A list is only offered. Null: no group or guide is right. */
interface TitleRow {
  code?: string | string[] | null
  guide?: string | string[] | null
  /** With commas between them. */
  titles: string
}
const ROWS: readonly TitleRow[] = file

/** In brackets behind a title of the classification, and no industry. */
const PLAIN = /\s*\((?:professional|qualified|qualified accountant|nos)\)$/i
/** A title that may mean more is too wide to offer anything for. */
const MOST_MEANINGS = 3
const QUALIFIER = /\s*\(.*$/

const toList = (value: string | readonly string[] | null) =>
  typeof value === 'string' ? [value] : (value ?? [])

/** Adds to what the same source said of the title before. */
function add(meanings: Meanings, key: string, values: readonly string[], isSure = true): void {
  const before = meanings.get(key)
  meanings.set(key, {
    values: [...new Set([...(before?.values ?? []), ...values])],
    isSure: isSure && (before?.isSure ?? true),
  })
}

/** What the first of the sources says of each title. */
const merge = (...sources: Meanings[]): Meanings =>
  new Map(sources.reverse().flatMap((source) => [...source]))

function readRows(): { guides: Meanings; occupations: Meanings } {
  const guides: Meanings = new Map()
  const occupations: Meanings = new Map()
  for (const { titles, guide, code } of ROWS)
    for (const key of titles.split(', ').map(toListKey)) {
      if (guide !== undefined) add(guides, key, toList(guide), !Array.isArray(guide))
      if (code !== undefined) add(occupations, key, toList(code), !Array.isArray(code))
    }
  return { guides, occupations }
}

/** A title that stands only with an industry is not sure without it. */
function readOfficialTitles(): Meanings {
  const plain: Meanings = new Map()
  const qualified: Meanings = new Map()
  for (const { code, titles } of OCCUPATIONS.values()) {
    for (const title of titles.map((text) => text.replace(PLAIN, ''))) {
      add(plain, toListKey(title), [code])
      if (QUALIFIER.test(title)) add(qualified, toListKey(title.replace(QUALIFIER, '')), [code], false)
    }
  }
  for (const [key, { values }] of qualified) {
    const known = plain.get(key)
    const all = [...new Set([...(known?.values ?? []), ...values])]
    if (all.length <= MOST_MEANINGS) plain.set(key, { values: all, isSure: false })
  }
  return plain
}

/** Of a title of the classification: the guides of its group, none of them for sure. */
function toGuideMeanings(official: Meanings): Meanings {
  const guides = [...readGuides().values()]
  return new Map(
    [...official].map(([key, { values }]) => {
      const ids = guides.filter(({ occupations }) => occupations.some((code) => values.includes(code)))
      return [key, { values: ids.length > MOST_MEANINGS ? [] : ids.map(({ id }) => id), isSure: false }]
    }),
  )
}

/** What each known title means, by its key. */
function createMeanings(): { guides: Meanings; occupations: Meanings } {
  const guideTitles: Meanings = new Map()
  const guideCodes: Meanings = new Map()
  for (const { id, titles, occupations } of readGuides().values()) {
    for (const key of titles.map(toListKey)) {
      add(guideTitles, key, [id])
      add(guideCodes, key, occupations)
    }
  }
  const official = readOfficialTitles()
  const rows = readRows()
  return {
    guides: merge(rows.guides, guideTitles, toGuideMeanings(official)),
    occupations: merge(rows.occupations, official, guideCodes),
  }
}

function createIndexes() {
  const { guides, occupations } = createMeanings()
  const words = [...guides.keys(), ...occupations.keys()].flatMap((key) => key.split(' '))
  return {
    guides: new TitleIndex(guides),
    occupations: new TitleIndex(occupations),
    vocabulary: new Set([...words, ...KNOWN_WORDS]),
  }
}

let indexes: ReturnType<typeof createIndexes> | undefined
function readIndexes() {
  indexes ??= createIndexes()
  return indexes
}

function toRecords<T>(
  { found, candidates }: TitleMatch<string>,
  records: ReadonlyMap<string, T>,
): TitleMatch<T> {
  return {
    found: found === null ? null : (records.get(found) ?? null),
    candidates: candidates.flatMap((id) => records.get(id) ?? []),
  }
}

function match(title: string, list: 'guides' | 'occupations'): TitleMatch<string> {
  const { vocabulary, [list]: index } = readIndexes()
  return index.match(correctSpelling(title, vocabulary))
}

/** The guide to the role that a job title means. */
export const findGuideByTitle = (title: string): TitleMatch<Guide> =>
  toRecords(match(title, 'guides'), readGuides())

/** The occupation that a job title means. */
export const findOccupationByTitle = (title: string): TitleMatch<Occupation> =>
  toRecords(match(title, 'occupations'), OCCUPATIONS)
