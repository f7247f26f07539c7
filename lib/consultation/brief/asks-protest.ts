import { findFamilyWords } from '@/lib/consultation/guard/law/features'
import type { Span } from '@/lib/consultation/guard/law/screen'
import { splitSentences, tokenize } from '@/lib/consultation/guard/law/tokens'
import { type AskAnswer, openAsks } from './asks'
import { isUnlawfulGround } from './options'
import type { Brief } from './schema'

/** "I said nothing about gender", "I never mentioned it", "nothing to do with that". */
const DENIES =
  /\b(?:i|we)(?:['’]ve| have)? (?:said|wrote|asked|put|mentioned|meant) (?:nothing|nowt|no such)\b|\b(?:i|we) (?:never|did(?:n['’]?t| not)|have(?:n['’]?t| not)|was(?:n['’]?t| not)) (?:even )?(?:say|said|ask|asked|asking|mention|mentioned|mean|meant|put|wrote|write|talk|talking|said)\b(?! (?:no|yes|to|him|her|them|us)\b)(?=[^.?!]{0,20}\b(?:any\w*|that|it|this|so|such|about|nothing|a word)\b)|\b(?:nothing|not(?:hing)? (?:at all )?|has(?:n['’]?t| not)(?: got)? anything) to do with\b|\b(?:you['’]?ve|you have|you) (?:lost me|(?:got|misread|misunderstood) (?:me|that|it|the wrong))/i
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
export function findProtests(message: string, { onlyDenials = false } = {}): Span[] {
  const sentences = splitSentences(message)
  const isSaid = (words: string) =>
    words.split(/\s+/).length <= PROTEST_WORDS &&
    (DENIES.test(words) || (!onlyDenials && (ABOUT_WORK.test(words) || ASKS_WHY.test(words))))
  return sentences.filter((sentence, at) => {
    const words = sayAt(message, sentence)
    const next = sentences[at + 1]
    const isEcho = /\?\W*$/.test(words) && words.split(/\s+/).length <= ECHO_WORDS
    return isSaid(words) || (isEcho && next !== undefined && isSaid(sayAt(message, next)))
  })
}

const namesGround = (words: string): boolean => findFamilyWords(tokenize(words)).length > 0

export interface Protest {
  /** Empty where the button was pressed before. */
  answers: AskAnswer[]
  /** The sentences that protest. */
  spans: Span[]
}

/** Words straight after a challenge that say it is mistaken, as its button would. Null where there are none. */
export function readProtest(brief: Brief, message: string, challengedIn: string | null): Protest | null {
  const asks = openAsks(brief).filter(({ kind, messageId }) => kind === 'law' && messageId === challengedIn)
  // The button may have been pressed first: what is denied after it asks for nobody.
  const onlyDenials = asks.length === 0
  if (onlyDenials && !brief.agenda.challenged.some(isUnlawfulGround)) return null
  const spans = findProtests(message, { onlyDenials })
  if (spans.length === 0) return null
  if (onlyDenials)
    return spans.some((span) => namesGround(sayAt(message, span))) ? { answers: [], spans } : null
  const answers = asks
    .filter(({ choices }) => choices.some(({ id }) => id === 'work'))
    .map(({ id }) => ({ askId: id, choice: 'work' }))
  return answers.length > 0 ? { answers, spans } : null
}
