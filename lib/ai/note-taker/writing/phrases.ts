import places from '@/lib/ai/note-taker/lexicon/places.json'
import tools from '@/lib/ai/note-taker/lexicon/tools.json'
import { article } from '@/lib/specification/article'
import { capitalised } from './spelling'

/** A word that something should follow, left at the end where a sentence was cut. */
const DANGLING =
  /(?:[\s,;]+(?:and|but|or|because|cos|plus|which|(?<!\b(?:or|if|do|does|quite|even|just|ever|and|think|say) )so))+[\s.,;]*$/i

/** One line, without the punctuation and connecting words at its edges; no word with content is touched. */
export function tidy(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/!+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/\.\)/g, ')')
    .replace(/\s+([,;:])(?=\s|$)/g, '$1')
    .replace(/\b(the|an?|and|to|of|in|we|for|with) \1\b/gi, '$1')
    .replace(/\ba (?=an? )/gi, '')
    .replace(DANGLING, '')
    .replace(/^(?:and|also|but|so)\s*,?\s+/i, '')
    .replace(
      /(?<!\b(?:[Gg]rade|[Cc]lass|[Tt]ype|[Pp]art|[Ll]evel|[Cc]ategory) )\ba (?=([A-Za-z]{4,}))/g,
      (found, word: string) => (article(word) === 'an' ? 'an ' : found),
    )
    .replace(/^([^(]*)\)+$/, '$1')
    .replace(/[\s.,;:]+$/, '')
}

/** First words of names that look like other words: "Reading", "Bath", "Inventor". */
const NAMES = [...places.names, ...tools.names]
const NAMED = new Set(NAMES.map((name) => name.split(/\s/, 1)[0] ?? ''))

/** A value as an item of a list: a full stop only where it holds more than one sentence. */
export function item(value: string): string {
  const text = capitalised(tidy(value))
  return /[.?]\s+\p{Lu}/u.test(text) ? closed(text) : text
}

/** A value as a sentence of its own. */
export function sentence(value: string): string {
  return closed(capitalised(tidy(value)))
}

function closed(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`
}

/** "a, b and c", with a comma before the last "and" where an item holds one itself. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const isNested = items.some((item) => /\band\b/.test(item))
  return `${items.slice(0, -1).join(', ')}${isNested ? ', and ' : ' and '}${last}`
}

/** Names that titles begin with and that no lexicon holds. */
const PROPER =
  /^(?:English|French|German|Spanish|Italian|Polish|Portuguese|Russian|Arabic|Chinese|Japanese|Mandarin|Punjabi|Urdu|Welsh|Gaelic|Dutch|British|Saturday|Sunday|Christmas|Mercedes|Tesla|Ford|Volvo|Scania|Bosch|Toyota|Honda|Porsche|Jaguar|Caterpillar|Kone|Otis|Schindler|Google|Ofsted)$/

/** A job title within a sentence: "Hydraulics lead" as "hydraulics lead". Title case and names stay. */
export function titleInSentence(title: string): string {
  const [first = '', ...rest] = title.trim().split(/\s+/)
  const isSentenceCase = /^\p{Lu}\p{Ll}+$/u.test(first) && rest.every((word) => !/^\p{Lu}\p{Ll}/u.test(word))
  if (!isSentenceCase || NAMED.has(first) || PROPER.test(first)) return title
  return title.trim().charAt(0).toLowerCase() + title.trim().slice(1)
}

const isNamed = (words: string): boolean =>
  NAMES.some((name) => words.startsWith(name) && !/^[\p{L}\p{N}]/u.test(words.slice(name.length)))

/** Words within a sentence: their capital goes, unless it is that of a name or an abbreviation. */
export function lowered(words: string): string {
  const [first = ''] = words.split(/[\s,.;:]/, 1)
  const isName = !/^\p{Lu}\p{Ll}*(?:[-’']\p{Ll}+)*$/u.test(first) || isNamed(words) || PROPER.test(first)
  return isName ? words : words.charAt(0).toLowerCase() + words.slice(1)
}

const PLACES = new Set(places.names.map((name) => name.toLowerCase()))
/** "Hull" or "Yeovil, Somerset", and no region. */
export const isPlace = (name: string): boolean =>
  name.split(/,\s*/).every((part) => PLACES.has(part.toLowerCase())) &&
  /^\p{Lu}\p{Ll}/u.test(name) &&
  !/^(?:(?:North|South|East|West|Mid)\b|Midlands|Highlands|Borders|Anglia)/.test(name)

/** The words that a house rule of kind `avoid` names: those in quotation marks, else the items of its list. */
export function avoidedWords(rule: string): string[] {
  const quoted = [...rule.matchAll(/["“'‘]([^"”'’]{2,40})["”'’]/g)].map((match) => match[1] ?? '')
  const words =
    quoted.length > 0
      ? quoted
      : rule
          .replace(
            /^\s*(?:please\s+)?(?:avoid|never (?:use|say|write)|do not (?:use|say|write)|don['’]t (?:use|say|write)|no)\s+(?:the (?:words?|phrases?|terms?)\s+)?/i,
            '',
          )
          .split(/,|;|\bor\b|\band\b/i)
  return words
    .map((word) =>
      word
        .replace(/[.\s]+$/, '')
        .trim()
        .toLowerCase(),
    )
    .filter((word) => word !== '')
}

/** True when `text` holds one of the words, as a whole word. */
export function holdsWord(text: string, words: readonly string[]): boolean {
  const lower = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'’-]+/gu, ' ')} `
  return words.some((word) => lower.includes(` ${word.replace(/[^\p{L}\p{N}'’-]+/gu, ' ')} `))
}

/** The first wording without an avoided word; the last one where all have one. */
export function worded(avoid: readonly string[], ...wordings: string[]): string {
  return wordings.find((wording) => !holdsWord(wording, avoid)) ?? wordings.at(-1) ?? ''
}
