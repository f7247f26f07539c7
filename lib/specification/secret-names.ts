import { FIRST_NAMES } from '@/lib/consultation/guard/language/first-names'
import { splitSentences } from '@/lib/consultation/guard/law/tokens'
import { audienceOf } from './content'
import type { SpecificationContent, SpecificationLine } from './schema'

const NAME = "\\p{Lu}[\\p{L}’'-]*\\p{L}(?: (?:(?:of|and|&) )?\\p{Lu}[\\p{L}’'-]*\\p{L}){0,3}"
const NOT =
  "(?:[Dd]on['’]t|[Dd]o not|[Nn]ever|[Nn]ot|[Ww]ithout|[Mm]ustn['’]t|[Ss]houldn['’]t|[Cc]an['’]t|[Ww]on['’]t|[Rr]ather you didn['’]t)(?: (?:to|want to|have to|ever|please|be|go))*"

/** What is asked not to be named stands in the group `name`. */
const ASKS: readonly RegExp[] = [
  new RegExp(`\\b(?:[Ll]eave|[Kk]eep|[Tt]ake) (?<name>${NAME}?)(?:['’]s)? names? (?:out|off)\\b`, 'u'),
  new RegExp(
    `\\b(?:[Ll]eave|[Kk]eep) (?<name>${NAME}?) out of (?:it|this|that|everything|the (?:ad|advert|document))\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:[Ll]eave|[Kk]eep) (?<name>(?:${[...FIRST_NAMES].join('|')})(?: \\p{Lu}\\p{Ll}+)?) out\\b`,
    'u',
  ),
  new RegExp(
    `\\b${NOT} (?:name|mention|naming|mentioning|use the name|print the name)(?: of)? (?:the |our )?(?:\\p{Ll}+,? ){0,3}?(?<name>${NAME})`,
    'u',
  ),
  new RegExp(
    `\\b(?<name>${NAME}?)(?:['’]s)?(?: name)?,?(?: (?:and|who|which|but|it|they))*(?: (?:is|are|must|should|can|may|has|ought))?(?:n['’]t| not| never)(?: to)?(?: be)? (?:named|mentioned|printed|appear)\\b`,
    'u',
  ),
]
/** The name stands in front: "Dawn runs the office. Leave her name out." */
const POINTS_BACK =
  /\b(?:leave|keep|take) (?:her|his|their|its|that|the|it|him|them)(?: names?)? (?:out|off)\b|\b(?:don['’]t|do not|never|not|rather not|without) (?:to )?(?:nam(?:e|ing)|mention(?:ing)?) (?:him|her|them|it|that|the name)\b|^(?:please |and |so )*no names?\b/i
/** A question about a name, and an answer that says no to it. */
const ASKS_FOR_NAME = /\bnam(?:e|es|ed|ing)\b|\bmention/i
const DECLINES =
  /^(?:no\b|nope|not (?:really|please|in)|rather not|i['’]d rather not|please don['’]t|don['’]t|leave (?:it|that) out|better not|best not)/i

/** A client, a site or a person that is not to be named, whatever it is called. */
const UNNAMED =
  /\b(?:not|never|nobody|nor|without|no one|don['’]?t|mustn['’]?t|can['’]?t|won['’]?t|isn['’]?t|shouldn['’]?t)\b[^.;]{0,40}\b(?:named?|names|naming|mention(?:ed|ing)?)\b|\b(?:leave|keep|take)\b[^.;]{0,30}\bnames? (?:out|off)\b|\b(?:client|customer|name)s?\b[^.;]{0,20}\b(?:confidential|in confidence|a secret)\b/i

/** Whether a text asks that something in it is not to be named. */
export const asksNotToName = (text: string): boolean =>
  UNNAMED.test(text) || ASKS.some((ask) => ask.test(text))

const toNames = (phrase: string): string[] =>
  phrase
    .split(/ (?:and|&) /)
    .map((name) => name.replace(/['’]s$/, ''))
    .flatMap((name) => {
      const [first = ''] = name.split(' ')
      return first !== name && FIRST_NAMES.has(first) ? [name, first] : [name]
    })

const ANY_NAME = new RegExp(`(?<![.?!] )(?<!^)\\b${NAME}`, 'gu')
const FIRST_WORD = /^\p{Lu}\p{L}+/u

/** The names of a sentence, without its first word unless people are called so. */
function namesIn(sentence: string): string[] {
  const first = FIRST_WORD.exec(sentence.trim())?.[0] ?? ''
  return [
    ...(FIRST_NAMES.has(first) ? [first] : []),
    ...[...sentence.trim().matchAll(ANY_NAME)].flatMap(([name]) => (name === 'I' ? [] : toNames(name))),
  ]
}

/**
 * Names that the manager asked to leave out, as they were said: "Dawn", "Calder Ports". `messages` are the manager’s by their ids, and
 * `asked` what each of them answers.
 */
export function listSecretNames({
  messages = new Map(),
  asked = new Map(),
}: {
  messages?: ReadonlyMap<string, string> | undefined
  asked?: ReadonlyMap<string, string> | undefined
}): string[] {
  const names = [...messages].flatMap(([id, message]) => {
    const sentences = splitSentences(message).map(({ start, end }) => message.slice(start, end))
    const question = asked.get(id) ?? ''
    const isDeclined = ASKS_FOR_NAME.test(question) && DECLINES.test(message.trim())
    return [
      ...(isDeclined ? namesIn(question) : []),
      ...sentences.flatMap((sentence, at) => {
        const direct = ASKS.flatMap((ask) => toNames(ask.exec(sentence)?.groups?.name ?? ''))
        const isBack = direct.every((name) => name === '') && POINTS_BACK.test(sentence.trim())
        return isBack ? namesIn(sentences[at - 1] ?? question) : direct
      }),
    ]
  })
  return [...new Set(names)].filter((name) => name.length >= LEAST_LETTERS).sort()
}

/** Of a name: "UK" is none. */
const LEAST_LETTERS = 3

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a text has one of the names, as they are written. */
export const saysName = (text: string, names: readonly string[]): boolean =>
  names.some((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'u').test(text),
  )

/** What candidates would read with one of the names has to be rewritten first, and is kept from them until then. */
export const markSecretNames = (
  content: SpecificationContent,
  names: readonly string[],
): SpecificationContent => ({
  ...content,
  lines: content.lines.map(
    (line): SpecificationLine =>
      names.length > 0 && audienceOf(line) === 'candidate' && saysName(line.text, names)
        ? { ...line, isUnfit: true }
        : line,
  ),
})
