import { isTitleWord } from '@/lib/knowledge/titles/title-words'
import { FIRST_NAMES } from './language/first-names'
import { namesInLowerCase } from './lower-names'

/** First names that are words, months, places or products as often. */
const AMBIGUOUS = new Set(
  `will mark may grant rob art bill frank dean jack ray rose grace dawn joy hope drew pat sue miles max lee june april august summer ash
  reg carol chase clay cliff dale dean don earl eve faith gene glen guy heath ivy jade jasmine jean kit lance lily mason mercy miller olive page
  jan penny pearl poppy ruby sandy sterling terry tony van victor violet wade warren wayne austin bradford chelsea clifford florence georgia holly
  ireland jordan kent lincoln paris preston shannon stafford sydney tyne victoria wells wesley winston charlotte taj ming wei ana luc iris ade`.split(
    /\s+/,
  ),
)
/** In lower case, without those that are words, months, places or products as often. */
export const PEOPLE: ReadonlySet<string> = new Set(
  [...FIRST_NAMES].map((name) => name.toLowerCase()).filter((name) => !AMBIGUOUS.has(name)),
)
const TITLED = /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? \p{Lu}\p{Ll}+/u

/** "St David’s Day", "St Clears". */
const SAINT = /\b(?:St\.?|Saint) \p{Lu}[\p{L}’'-]+/gu
/** "West George Street", "the Cefn Bryn school". Of the ends that are surnames too, such as Hill, only behind a number or "at", "in" or "on". */
const ADDRESS =
  /(?:\b\p{Lu}[\p{L}’'-]+ )+(?:Street|Road|Rd|Avenue|Crescent|Drive|Square|House|Quay|Wharf|Dock|Works|Hospital|School|College|Building|Estate|Terrace|Gardens|school|academy|college|hospital|depot|quarry|reservoir|airport|station)\b|(?<=\b(?:[Aa]t|[Ii]n|[Oo]n|[Oo]ff|\d{1,4}[A-Za-z]?) )(?:\p{Lu}[\p{L}’'-]+ )+(?:Lane|Way|Close|Park|Court|Place|Row|Hill|Mill|Gate)\b/gu

/** "Kings Lynn", "Kirk Sandall": where the place of work stands, a capital is a place’s unless somebody is to be met. */
const MET =
  /\b(?:ask for|asking for|see|meet|contact|call|ring|speak to|talk to|with|under|to|for) \p{Lu}\p{Ll}+/iu

/** `section` is that of a line of the document. */
export function namesPerson(
  line: string,
  { company, section }: { company: string; section?: string | undefined },
): boolean {
  const text = withoutMakes(line.replace(SAINT, '').replace(ADDRESS, ''))
  if (section === 'location' && !MET.test(text)) return TITLED.test(text)
  const own = new Set(company.toLowerCase().match(/\p{L}+/gu) ?? [])
  const names = (text.match(/\p{L}+/gu) ?? []).filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return (
    TITLED.test(text) ||
    namesInLowerCase(text, PEOPLE) ||
    names.some((name) => PEOPLE.has(name.toLowerCase()) && !own.has(name.toLowerCase()))
  )
}

/** A first name with its surname, or a title with a name. */
const FULL_NAME =
  /\b(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? \p{Lu}[\p{L}’'-]*\p{L}|(?<first>\p{Lu}\p{Ll}+)(?: (?:\p{Lu}[’'])?\p{Lu}\p{Ll}[\p{L}-]*)?)(?!\p{L})/gu

/** "David Brown, Flender, SEW": in a list of makes, a name is that of one. */
const MORE_MAKES = /^(?:, \p{Lu}[\p{L}\d&-]*(?=[,.;)]|$| (?:and|or) )){2,}/u
const isMake = (name: string, rest: string): boolean => {
  const others = MORE_MAKES.exec(rest)?.[0].match(/\p{L}+/gu) ?? []
  return (
    name.includes(' ') &&
    others.length > 1 &&
    others.every((word) => !PEOPLE.has(word.toLowerCase()) && !isTitleWord(word.toLowerCase()))
  )
}

const withoutMakes = (text: string): string =>
  text.replace(FULL_NAME, (words: string, ...match) => {
    const end = (match.at(-3) as number) + words.length
    return isMake(words, text.slice(end)) ? '' : words
  })

/** A text with `stand` for each name of a person. Saints, addresses and the company keep theirs. */
export function withoutPeople(text: string, stand: string, company: string): string {
  const own = new Set(company.toLowerCase().match(/\p{L}+/gu) ?? [])
  const kept = [SAINT, ADDRESS].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => [index, index + words.length] as const),
  )
  return text.replace(FULL_NAME, (words, ...match) => {
    const { first } = match.at(-1) as { first?: string }
    const start = match.at(-3) as number
    const name = first?.toLowerCase()
    const isName =
      name === undefined ||
      (PEOPLE.has(name) && !own.has(name) && !isMake(words, text.slice(start + words.length)))
    return isName && !kept.some(([from, to]) => start >= from && start < to) ? stand : words
  })
}
