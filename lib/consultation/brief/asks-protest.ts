import type { Span } from '@/lib/consultation/guard/law/screen'
import { splitSentences } from '@/lib/consultation/guard/law/tokens'
import { type AskAnswer, openAsks } from './asks'
import type { Brief } from './schema'

/** "I said nothing about gender", "I never mentioned it", "nothing to do with that". */
const DENIES =
  /\b(?:i|we)(?:['’]ve| have)? (?:said|wrote|asked|put|mentioned|meant) (?:nothing|nowt|no such)\b|\b(?:i|we) (?:never|did(?:n['’]?t| not)|have(?:n['’]?t| not)|was(?:n['’]?t| not)) (?:even )?(?:say|said|ask|asked|asking|mention|mentioned|mean|meant|put|wrote|write|talk|talking|said)\b(?! (?:no|yes|to|him|her|them|us)\b)|\b(?:nothing|not(?:hing)? (?:at all )?|has(?:n['’]?t| not)(?: got)? anything) to do with\b|\b(?:you['’]?ve|you have|you) (?:lost me|(?:got|misread|misunderstood) (?:me|that|it|the wrong))/i
/** "That’s about the tickets, not a person", "it’s not about a person". */
const ABOUT_WORK =
  /\b(?:that|this|it|i)(?:['’]?s|['’]?m| is| was| am)? (?:(?:only|just|purely|really|meant|talking|all) )*(?:not )?about (?!\d|£|(?:the )?(?:pay|hours|role|vacancy|one|two|three|four|five|six|ten|twelve|twenty|thirty|forty|fifty|half)\b)|\bnot (?:about )?(?:a|the|any|their|his|her) (?:person|people|man|woman)\b/i
/** "A ticket being out of date is a fair thing to ask, isn’t it?" */
const ASKS_WHY =
  /\b(?:fair|reasonable|legit\w*|normal|sensible|allowed|ok|okay|fine) (?:(?:thing|question|point|enough) )?(?:to (?:ask|say|want|expect|put|check)|(?:thing|question|point)\b)|\b(?:what|how|why)(?:['’]s| is| has| have| did| was)? (?:that|it|this|you|any of that)\b.{0,30}\b(?:got to do|unlawful|illegal|wrong|against|discriminat\w*|left|leave|taken?|cut)\b|\b(?:what|how) (?:on earth|the hell)\b|\bwhere (?:did|does|do|has) (?:you|that|it) (?:get|got|come)\b/i

/** In words. A longer sentence says something of the job too, and is read. */
const PROTEST_WORDS = 25
/** In words. "Eh?", "pregnancy??", "Sorry, you’ve lost me there". */
const ECHO_WORDS = 4

const sayAt = (message: string, { start, end }: { start: number; end: number }) => message.slice(start, end)

/** The sentences of a message that protest against a challenge. A short question in front of one belongs to it. */
export function findProtests(message: string): Span[] {
  const sentences = splitSentences(message)
  const isSaid = (words: string) =>
    words.split(/\s+/).length <= PROTEST_WORDS &&
    (DENIES.test(words) || ABOUT_WORK.test(words) || ASKS_WHY.test(words))
  return sentences.filter((sentence, at) => {
    const words = sayAt(message, sentence)
    const next = sentences[at + 1]
    const isEcho = /\?\W*$/.test(words) && words.split(/\s+/).length <= ECHO_WORDS
    return isSaid(words) || (isEcho && next !== undefined && isSaid(sayAt(message, next)))
  })
}

export interface Protest {
  answers: AskAnswer[]
  /** The sentences that protest. */
  spans: Span[]
}

/** Words straight after a challenge that say it is mistaken, as pressing "It’s about the work" would. Null where nothing of `challengedIn` is held. */
export function readProtest(brief: Brief, message: string, challengedIn: string | null): Protest | null {
  const asks = openAsks(brief).filter(({ kind, messageId }) => kind === 'law' && messageId === challengedIn)
  if (asks.length === 0) return null
  const spans = findProtests(message)
  if (spans.length === 0) return null
  const answers = asks
    .filter(({ choices }) => choices.some(({ id }) => id === 'work'))
    .map(({ id }) => ({ askId: id, choice: 'work' }))
  return answers.length > 0 ? { answers, spans } : null
}
