import { splitSentences } from './law/tokens'

/** Says that something is for the agency, or for nobody. */
const ASKS_FOR_SILENCE =
  /\b(?:between (?:us|you and me|ourselves|these four walls)|in (?:strict(?:est)? )?confidence|confidential\w*|off the record|for your ears|hush[- ]hush|under wraps|(?:you )?did ?n['’]t hear (?:that|this|it)|(?:don['’]?t|do not) (?:quote|repeat)|keep (?:it|that|this|the \w+|\w+) (?:quiet|to yoursel(?:f|ves)|out|back|from)|keep (?:it|that|this|the \w+)|(?:do ?n['’]?t|not|never) (?:\w+ )?(?:put|mention|say|name|tell|print|show|public\w*|written?|write|share)|(?:nobody|no one) (?:outside|(?:else )?(?:needs|is|['’]s) to)|agency only|only for (?:you|the agency)|not for (?:the advert|candidates|print\w*|public\w*)|(?:leave|left|scrap|strike|scrub|forget) (?:it|that|this|what i)(?: said)?(?: (?:out|off))?)\b/i

export const asksForSilence = (text: string): boolean => ASKS_FOR_SILENCE.test(text)

/** The sentence that holds the place, or the one behind it, asks to keep it quiet. */
export function isSaidInConfidence(message: string, { start, end }: { start: number; end: number }): boolean {
  const sentences = splitSentences(message)
  const last = sentences.findLastIndex((one) => one.start < end)
  const first = sentences.findIndex((one) => one.end > start)
  return sentences
    .slice(Math.max(first, 0), last + 2)
    .some((one) => asksForSilence(message.slice(one.start, one.end)))
}
