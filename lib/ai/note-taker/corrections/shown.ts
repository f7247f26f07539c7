import type { Span } from '@/lib/ai/note-taker/text/spans'
import { topicsNamed } from '@/lib/consultation/guard/take-back/topic-names'
import type { Topic } from '@/lib/consultation/topics'

/** Words that let candidates see something: the topics that they name, or none where a pronoun means what was said before. */
export interface Shown extends Span {
  topics: Topic[]
}

const ADVERT =
  '(?:the |our |your |any )?(?:adverts?|ads?|advertisement|posting|listing|job ?page|spec(?:ification)?)'
const READERS = '(?:the |any )?(?:candidates?|applicants?|everyone|everybody|people)'
const IT = '(?:it|that|this|them|those|these|both)'
const NAMED = '(?:the |our )?(\\p{L}+)'
const POLITE =
  '(?:(?:please|do|just|yes|and|but|so|oh|you can|you could|feel free to|by all means|happy for you to|i want you to)[\\s,]+){0,4}'
/** Behind one of these the words forbid, ask or tell of it. */
const OTHERWISE =
  /(?:\b(?:not|never|no|to|i|we|they|he|she|who|should|shall|can|could|may|might|must|would|will|if|whether|or|why|when|without|they['’]ll|we['’]ll)|n['’]?t|[’']d)(?: (?:ever|just|even|also|really|please|either|have to|need to|want to))*\s*$/i

const ORDER = new RegExp(
  `(?<=^|[\\s,;:.!–—-])${POLITE}\\b(?:(?:put|include|have|mention|say|print|add|keep|leave|show|advertise|publish) (?:${IT}|${NAMED}) (?:up |down )?(?:on|in|into) ${ADVERT}|put (?:${IT}|${NAMED}) (?:in|on)(?=\\W*$|[,.;!])|show (?:${IT}|${NAMED}) to ${READERS}|(?<=(?:^|[.,;!–—-])\\s*)show (?:${IT}|${NAMED})(?=\\W*$|[,.;!])|(?:tell|show) ${READERS} ${IT}|(?:${IT}|${NAMED}) (?:can|should|may|must) (?:go|be) (?:on|in|into) ${ADVERT}|let ${READERS} see (?:${IT}|${NAMED}))(?: too| as well| please| though| then| by all means)*(?=$|[\\s,.;!?–—-])`,
  'giu',
)

/** Orders to show candidates something. They name a topic, so "put the guard on the saw" is not one. */
export function findShown(text: string): Shown[] {
  return [...text.matchAll(ORDER)].flatMap((match): Shown[] => {
    const [words, ...names] = match
    const { index } = match
    if (OTHERWISE.test(text.slice(0, index))) return []
    // "Should it go on the advert?"
    if (/^\s*\?/.test(text.slice(index + words.length))) return []
    const named = names.find((name) => name !== undefined)
    const topics = topicsNamed(named ?? '')
    if (named && topics.length === 0) return []
    const start = index - (/\s+$/.exec(text.slice(0, index))?.[0].length ?? 0)
    return [{ start, end: index + words.length, topics }]
  })
}

/** The text with a full stop and blanks in the place of the words, so that offsets stay and what stands around them is two sentences. */
export const withoutShown = (text: string, shown: readonly Span[]): string =>
  shown.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}.${' '.repeat(end - start - 1)}${rest.slice(end)}`,
    text,
  )
