import certificates from '@/lib/ai/note-taker/lexicon/certificates.json'
import cues from '@/lib/ai/note-taker/lexicon/cues.json'
import places from '@/lib/ai/note-taker/lexicon/places.json'
import tools from '@/lib/ai/note-taker/lexicon/tools.json'
import { type Word, wordsOf } from './words'

/** What kind of word it is, for a model that has never seen the word itself. */
export type Tag =
  | 'money'
  | 'percent'
  | 'figure'
  | 'number'
  | 'year'
  | 'time'
  | 'unit'
  | 'month'
  | 'weekday'
  | 'tool'
  | 'place'
  | 'certificate'
  | 'postcode'
  | 'contact'
  | 'initials'

interface Name {
  words: readonly string[]
  /** As written: it counts in this spelling only. */
  exact: string | null
  tag: Tag
}

function namesOf(list: { names: string[]; exact: string[] }, tag: Tag): Name[] {
  const exact = new Set(list.exact)
  return list.names.map((name) => ({
    words: wordsOf(name).map(({ text }) => text),
    exact: exact.has(name) ? name : null,
    tag,
  }))
}

const NAMES = new Map<string, Name[]>()
for (const name of [
  ...namesOf(tools, 'tool'),
  ...namesOf(places, 'place'),
  ...namesOf(certificates, 'certificate'),
]) {
  const [first] = name.words
  if (first !== undefined) NAMES.set(first, [...(NAMES.get(first) ?? []), name])
}

const NUMBER_WORDS = new Set(
  'one two three four five six seven eight nine ten eleven twelve fifteen sixteen eighteen twenty thirty thirty-five forty fifty sixty seventy eighty ninety hundred thousand grand dozen couple half'.split(
    ' ',
  ),
)
const UNITS = new Set(
  'hour hours hrs hr day days week weeks month months year years yrs yr shift shifts mile miles metre metres'.split(
    ' ',
  ),
)
const MONTHS = new Set(
  'january february march april june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec spring summer autumn christmas easter'.split(
    ' ',
  ),
)
const WEEKDAYS = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thurs fri sat sun weekend weekends'.split(
    ' ',
  ),
)

function tagOfFigure(text: string): Tag {
  if (/^[£€$]/.test(text) || /^\d[\d.,]*k$/.test(text)) return 'money'
  if (text.includes('%')) return 'percent'
  if (/^(?:19|20)\d\d$/.test(text)) return 'year'
  if (/^\d{1,2}(?:[.:]\d\d)?(?:am|pm)$|^\d{1,2}:\d\d$/.test(text)) return 'time'
  if (/^\d{5,}$/.test(text)) return 'contact'
  if (/^\d\d?[,.]?\d{3}$/.test(text) && Number(text.replace(/\D/g, '')) >= 10000) return 'money'
  return 'figure'
}

function tagOfWord(word: Word): Tag | null {
  if (word.shape === 'figure') return tagOfFigure(word.text)
  if (NUMBER_WORDS.has(word.text)) return 'number'
  if (UNITS.has(word.text)) return 'unit'
  if (MONTHS.has(word.text) && (word.text !== 'may' || word.shape !== 'lower')) return 'month'
  if (WEEKDAYS.has(word.text)) return 'weekday'
  if (word.shape === 'capitals') return 'initials'
  return null
}

/** The tags of each word. A name of several words tags them all. */
export function tagsOf(text: string, words: readonly Word[]): Tag[][] {
  const tags: Tag[][] = words.map((word) => {
    const tag = tagOfWord(word)
    return tag ? [tag] : []
  })
  for (const [at, word] of words.entries())
    for (const name of NAMES.get(word.text) ?? []) {
      const last = words[at + name.words.length - 1]
      if (!last || !name.words.every((part, index) => words[at + index]?.text === part)) continue
      if (name.exact !== null && !text.startsWith(name.exact, word.start)) continue
      for (let index = 0; index < name.words.length; index += 1) tags[at + index]?.push(name.tag)
    }
  return tags
}

const CUES = Object.entries(cues.cues).map(([name, phrases]) => ({
  name,
  phrases: phrases.map((phrase) => ` ${phrase} `),
}))

/** Ways of speaking that the words hold: a correction, a wish, a demand. Apostrophes may be missing, as in speech. */
export function cuesOf(words: readonly string[]): string[] {
  const text = ` ${words.join(' ')} `
  const bare = text.replaceAll("'", '')
  return CUES.filter(({ phrases }) =>
    phrases.some((phrase) => text.includes(phrase) || bare.includes(phrase.replaceAll("'", ''))),
  ).map(({ name }) => name)
}
