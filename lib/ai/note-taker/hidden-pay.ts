import { activeFacts } from '@/lib/consultation/brief/facts'
import type { BriefOperation } from '@/lib/consultation/brief/operation-schema'
import { referenceTo } from '@/lib/consultation/brief/same-message'
import type { Brief } from '@/lib/consultation/brief/schema'
import { isAdvert } from '@/lib/consultation/messages/import'
import { saysStretch } from './corrections/confidences'
import { figuresIn } from './corrections/figures'
import { contentWords } from './corrections/targets'
import { NO_OPERATION } from './reading'
import { sentencesOf } from './text/sentences'
import type { Span } from './text/spans'

const PAY =
  '(?:it|that|this|them|the (?:(?:top|upper|higher|max(?:imum)?) )?(?:pay|salary|figures?|money|rate|wages?|numbers?|end|bit))'
const ADVERT =
  '(?:(?:the |any |our |an? )?(?:adverts?|ads?|candidates?|applicants?|web ?page|page|listing|website|print))'
const HIDES = new RegExp(
  `[\\s,;–—-]*(?:\\b(?:but|and|so|though|only|please|just)\\b\\s*)*\\b(?:(?:keep|leave) ${PAY} (?:off|out of|away from|from) ${ADVERT}|(?:don['’]?t|do not|never) (?:print|publish|show|advertise|post) ${PAY}(?: (?:in|on|to) ${ADVERT})?|(?:don['’]?t|do not|never) (?:put|mention|include|share|say|quote) ${PAY} (?:in|on|to|with) ${ADVERT}|(?:${PAY}(?:['’]?s| is| are) )?not (?:for|in|on|to go (?:in|on)) ${ADVERT})\\b(?: please\\b)?[\\s,;–—-]*(?:(?:but|and|so)\\b\\s*)?`,
  'iu',
)

/** Words that keep the pay from candidates, in a message that also says what it is now. */
interface Hidden {
  /** The message with blanks in their place, so that what stands around them reads by itself. */
  rest: string
  quote: string
  at: number
  /** The one that holds them. */
  sentence: Span
}

const isSum = (text: string): boolean =>
  figuresIn(text).some(({ unit, text: figure }) => unit === '£' || /k$|grand$/i.test(figure))

const isPay = ({ op, topic }: BriefOperation): boolean =>
  (op === 'add' || op === 'replace') && topic === 'pay'

const isWithin = ({ at, quote }: BriefOperation, { start, end }: Span): boolean =>
  at !== null && quote !== null && at >= start && at + quote.length <= end

const NAMES_PAY = /\bthe (?!advert|ad\b)/i
/** In content words. */
const LITTLE = 3

/** Null where the message holds no sum: then the words are read with the rest. */
export function findHiddenPay(message: string): Hidden | null {
  if (isAdvert(message)) return null
  const match = HIDES.exec(message)
  if (!match) return null
  const [words] = match
  const rest =
    message.slice(0, match.index) + ' '.repeat(words.length) + message.slice(match.index + words.length)
  const quote = words.replace(/^[\s,;–—-]+|[\s,;–—-]+$/gu, '')
  const at = match.index + words.indexOf(quote)
  const sentence = sentencesOf(message).find(({ start, end }) => start <= at && at < end)
  // "Don’t put this in the advert: we may be sold": it is about what its own sentence says.
  const beside = sentence ? rest.slice(sentence.start, sentence.end) : ''
  if (!NAMES_PAY.test(quote) && !isSum(beside) && contentWords(beside).size > LITTLE) return null
  return isSum(rest) && sentence ? { rest, quote, at, sentence } : null
}

/** Keeps from candidates what a message makes of the pay, or the pay that stands. Null where there is none of either. */
export function hidePay(
  operations: readonly BriefOperation[],
  brief: Brief,
  { quote, at, sentence }: Pick<Hidden, 'quote' | 'at' | 'sentence'>,
): BriefOperation[] | null {
  // "I could go to £44,000 but keep that out of the advert": the sum of this sentence. "Don’t put the top figure in": the pay, wherever it is.
  const own = operations.filter(
    (operation) => isWithin(operation, sentence) && (isPay(operation) || isSum(operation.value ?? '')),
  )
  const isNamed = NAMES_PAY.test(quote)
  // "Between us I could go 19.50, but don’t print that": the figure is in the words themselves, and they are read as a confidence.
  if (
    own.length === 0 &&
    !isNamed &&
    operations.some((one) => isWithin(one, sentence) && /\d/.test(one.value ?? ''))
  )
    return null
  // "46 to 54k, and I could go to 56 but don’t advertise that": what is stretched to, where it is a part of its own.
  const stretched = operations.filter(
    (one) => isWithin(one, sentence) && figuresIn(one.value ?? '').length > 0 && saysStretch(one.value ?? ''),
  )
  const ofSentence = stretched.length > 0 ? stretched : own
  const meant = isNamed || own.length === 0 ? operations.filter(isPay) : ofSentence
  const made = meant.flatMap((operation) => referenceTo(operation) ?? [])
  const named = made.length > 0 ? made : activeFacts(brief, 'pay').map(({ id }) => id)
  if (named.length === 0) return null
  const hides = named.map(
    (factId): BriefOperation => ({ ...NO_OPERATION, op: 'agencyOnly', factId, quote, at }),
  )
  return [...operations, ...hides]
}
