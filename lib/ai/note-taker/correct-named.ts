import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import type { Topic } from '@/lib/consultation/topics'
import { saysFigures } from './corrections/named'
import { contentWords, SINGLE_TOPICS } from './corrections/targets'
import { isValueOf } from './corrections/value'
import { NO_OPERATION, quoteOf, type Reading } from './reading'
import { type Referent, referentsBefore, replaceReferent } from './referents'
import { covers } from './said-again'

/** "No, the hours are 38", "sorry, our pension’s 6%": the topic that a correction names, and what it is. */
const NAMED =
  /^\W*(?:(?:no+|nope|actually|sorry|wait|hang on|well|but|and|i said)[\s,.:!–—-]+)*(?<lead>no+|nope|actually|sorry|wait|hang on|wrong|i said)[\s,.:!–—-]+(?:(?:i said|it['’]?s that)\s+)?(?:the |our )?(?<name>\p{L}+(?: \p{L}+)?)(?:['’]s| is| are| should be| was meant to be| ought to be) (?:now |actually )?(?<value>.+)$/isu
/** "31,000 is the salary". */
const VALUE_FIRST =
  /^\W*(?<value>£?\d[\d,.]*(?: ?k| thousand)?(?: an? \p{L}+)?) is (?:the |our )(?<name>\p{L}+(?: \p{L}+)?)\W*$/isu

/** Whether the words correct a topic that they name. */
export const namesCorrected = (words: string): boolean =>
  topicsNamed(NAMED.exec(words)?.groups?.name ?? '').length > 0

/** The topic that is named, or the one that the words are the value of: people mix the names up. */
function topicOf(name: string, value: string): Topic | null {
  const named = topicsNamed(name)
  const parses = (topic: Topic) => parseSlot(topic, value) !== null
  return named.length === 0
    ? null
    : (named.find((topic) => !SINGLE_TOPICS.includes(topic) || parses(topic)) ??
        SINGLE_TOPICS.find((topic) => topic !== 'title' && topic !== 'posts' && parses(topic)) ??
        named.find((topic) => isValueOf(topic, value)) ??
        null)
}

/** Names of a whole topic. Others say something of their own: "the pension is 6%". */
const WHOLE =
  /^(?:benefits?|perks?|package|duties|responsibilities|skills?|requirements?|team|culture|training)$/i

/** A correction that names its topic gives that topic its value, and nothing of what else is known goes. */
export function correctNamed(reading: Reading, at: number): boolean {
  const { pieces, text } = reading
  const { span } = pieces[at] ?? {}
  if (!span) return false
  const segment = pieces[at]?.segment
  const words = text.slice(Math.min(segment?.start ?? span.start, span.start), span.end)
  const corrects = NAMED.exec(words)
  const groups = (corrects ?? VALUE_FIRST.exec(segment?.text ?? ''))?.groups
  const { name = '', value: said = '' } = groups ?? {}
  const topic = topicOf(name, said.trim())
  if (!topic) return false
  const isPart = !SINGLE_TOPICS.includes(topic) && !WHOLE.test(name)
  const start = text.lastIndexOf(isPart ? name : said, span.end)
  const end = text.indexOf(said, start) + said.trimEnd().length
  const quote = quoteOf(text, { start, end })
  const earlier = referentsBefore(reading, at)
  const own = earlier.filter((referent) => referent.topic === topic)
  const isSame = ({ value }: Referent) => covers(value, said) && covers(said, value)
  if (own.some(isSame) || earlier.some((one) => SINGLE_TOPICS.includes(one.topic) && isSame(one))) return true
  if (corrects === null && own.length > 0) return own.some(({ value }) => saysFigures(value, said))
  const content = contentWords(quote.value)
  const alike = own.filter(
    ({ value }) =>
      [...contentWords(value)].some((word) => content.has(word)) ||
      (SINGLE_TOPICS.includes(topic) && parseSlot(topic, value) !== null),
  )
  const [target, ...others] = alike
  if (target && others.length === 0) replaceReferent(reading, at, target, quote)
  else reading.made[at] = [{ ...NO_OPERATION, topic, strength: 'must', ...quote }]
  // What says the same sum under another topic was put there by mistake.
  const misplaced = earlier.flatMap((referent) =>
    'fact' in referent && referent.topic !== topic && saysFigures(quote.value, referent.value)
      ? [referent.fact]
      : [],
  )
  reading.made[at] = [
    ...(reading.made[at] ?? []),
    ...misplaced.map(({ id }) => ({
      ...NO_OPERATION,
      op: 'withdraw' as const,
      factId: id,
      quote: quote.quote,
      at: quote.at,
    })),
  ]
  return true
}
