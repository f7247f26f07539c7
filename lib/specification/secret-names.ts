import { FIRST_NAMES } from '@/lib/consultation/guard/language/first-names'
import { splitSentences } from '@/lib/consultation/guard/law/tokens'
import { audienceOf } from './content'
import type { SpecificationContent, SpecificationLine } from './schema'

const NAME = "\\p{Lu}[\\p{L}’'-]*\\p{L}(?: (?:(?:of|and|&) )?\\p{Lu}[\\p{L}’'-]*\\p{L}){0,3}"
const NOT =
  "(?:[Dd]on['’]?t|[Dd]o not|[Nn]ever|[Nn]ot|[Ww]ithout|[Mm]ustn['’]?t|[Ss]houldn['’]?t|[Cc]an['’]?t|[Ww]on['’]?t|[Rr]ather you didn['’]?t)(?: (?:to|want to|have to|ever|please|be|go))*"

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
  /\b(?:leave|keep|take) (?:her|his|their|its|that|the|it|him|them) names? (?:out|off)\b|\b(?:leave|keep|take) (?:him|her|them) (?:out|off)\b|\b(?:don['’]?t|do not|never|not|rather not|without) (?:to )?(?:nam(?:e|ing)|mention(?:ing)?) (?:him|her|them|it|that|the name)\b|^(?:please |and |so )*no names?\b/i
/** May be about anything, a doubtful sentence or a skill among them. */
const LEAVES_IT_OUT = /\b(?:leave|keep|take) (?:it|that) (?:out|off)\b/i
const SPEAKS_OF_FIRM = /\b(?:client|customer|supplier|competitor|company|firm)s?\b/i
/** A question about a name, and an answer that says no to it, or yes. */
const ASKS_FOR_NAME = /\bnam(?:e|es|ed|ing)\b|\bmention/i
const OFFERS_TO_HIDE =
  /\b(?:leave|keep|take)\b[^?]*\b(?:out|off|secret|back)\b|\b(?:not|without|never)\b[^?]*\b(?:nam|mention)/i
const DECLINES =
  /^(?:no\b|nope|not (?:really|please|in)|rather not|i['’]d rather not|please don['’]t|don['’]t|leave (?:it|that) out|better not|best not)/i
const ACCEPTS = /^(?:yes\b|yep|yeah|yup|aye\b|sure|of course|fine\b|ok(?:ay)?\b|go ahead|please do\b)/i

const FINE = '(?:fine|ok(?:ay)?|all right|alright|no (?:problem|secret)|allowed|public)'
const MAY_BE = '(?:can|may|could|should) (?:be (?:named|mentioned|printed|used|shown)|go in|stay(?: in)?)'
const LETS_PRINT =
  '(?:(?:you|they|we) (?:can|may)|happy (?:for you )?to|fine to|ok(?:ay)? to|feel free to|no problem to|please|go ahead and)(?: still)? (?:name|mention|print|use|put(?: in)?|show)(?: the name(?: of)?)?'
const LETS_IT_IN = new RegExp(
  `\\b(?:his|her|their|the|that|its) names? (?:(?:['’]s|is|are) ${FINE}|${MAY_BE})\\b`,
  'i',
)

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

/** Tells words of a trade from names: "F-Gas Cat" is a certificate and "Revit" a tool. */
export interface TradeTerms {
  isCertificate: (name: string) => boolean
  isTool: (name: string) => boolean
}

const NO_TERMS: TradeTerms = { isCertificate: () => false, isTool: () => false }

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

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a sentence lets a name be printed again: "Steve’s name is fine", "you can name Steve". */
const releases = (sentence: string, name: string): boolean => {
  const [first = ''] = name.split(' ')
  const spelt = FIRST_NAMES.has(first) ? `(?:${escapePattern(name)}|${first})` : escapePattern(name)
  return new RegExp(
    `\\b${spelt}(?:['’]?s)?(?: names?)?(?: (?:is|are)|['’]s)? ${FINE}\\b|\\b${spelt}(?:['’]?s)?(?: names?)? ${MAY_BE}\\b|\\b${LETS_PRINT} ${spelt}(?:['’]?s)?\\b`,
    'iu',
  ).test(sentence)
}

/** Of a question, the sentences that ask whether somebody may be named; what is proposed besides asks nothing. */
const askForNames = (question: string): string =>
  splitSentences(question)
    .map(({ start, end }) => question.slice(start, end))
    .filter((sentence) => sentence.trim().endsWith('?') && ASKS_FOR_NAME.test(sentence))
    .join(' ')

/** The names that a sentence asks to leave out, itself or of the one in front of it. */
function namesAskedOut(sentence: string, previous: string, { isTool }: TradeTerms): string[] {
  const direct = ASKS.flatMap((ask) => toNames(ask.exec(sentence)?.groups?.name ?? '')).filter(Boolean)
  if (direct.length > 0) return direct
  const names = namesIn(previous).filter((name) => !isTool(name))
  if (POINTS_BACK.test(sentence.trim())) return names
  const isOfName =
    ASKS_FOR_NAME.test(previous) ||
    SPEAKS_OF_FIRM.test(previous) ||
    names.some((name) => FIRST_NAMES.has(name.split(' ')[0] ?? ''))
  return LEAVES_IT_OUT.test(sentence) && isOfName ? names : []
}

/**
 * Names that the manager asked to leave out and has not let in since, as they were said: "Dawn", "Calder Ports". `messages` are the
 * manager’s by their ids, in order, and `asked` what each of them answers. No word of `terms` is a name.
 */
export function listSecretNames({
  messages = new Map(),
  asked = new Map(),
  terms = NO_TERMS,
}: {
  messages?: ReadonlyMap<string, string> | undefined
  asked?: ReadonlyMap<string, string> | undefined
  terms?: TradeTerms
}): string[] {
  const secret = new Set<string>()
  for (const [id, message] of messages) {
    const question = askForNames(asked.get(id) ?? '')
    const isHidden = OFFERS_TO_HIDE.test(question)
    const [isNo, isYes] = [DECLINES, ACCEPTS].map((answer) => answer.test(message.trim()))
    const ofQuestion = namesIn(question)
    if (isHidden ? isYes : isNo) for (const name of ofQuestion) secret.add(name)
    if (isHidden ? isNo : isYes) for (const name of ofQuestion) secret.delete(name)
    const sentences = splitSentences(message).map(({ start, end }) => message.slice(start, end))
    sentences.forEach((sentence, at) => {
      for (const name of namesAskedOut(sentence, sentences[at - 1] ?? question, terms)) secret.add(name)
      const [fullest = ''] = [...secret].sort((one, other) => other.length - one.length)
      const isOnly = LETS_IT_IN.test(sentence) && [...secret].every((name) => fullest.includes(name))
      for (const name of secret) if (isOnly || releases(sentence, name)) secret.delete(name)
    })
  }
  return [...secret].filter((name) => name.length >= LEAST_LETTERS && !terms.isCertificate(name)).sort()
}

/** Of a name: "UK" is none. */
const LEAST_LETTERS = 3

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
