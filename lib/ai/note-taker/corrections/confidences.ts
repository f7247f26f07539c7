import { findRemark, isOwnLife } from './remarks'
import { contentWords } from './targets'

/** `own`: the words are not for candidates. `before`: they say it of what was said before them, and nothing else. */
export type Confidence = 'own' | 'before' | 'talk' | null

/** In content words, besides those of the remark. */
const LITTLE = 2
/** More than one amount of pay: what is offered at the most is not for candidates. */
const STRETCH =
  /\b(?:stretch|(?:could|can|might|would|['’]d|may) (?:probably |perhaps |maybe |quietly )?(?:go|push|find|squeeze|touch|run|get)(?: it)? (?:up )?(?:to|past|as (?:high|far) as|another|a bit|£|\d|for\w* )|at a (?:push|pinch)|in reserve|set aside|in hand|discretion|(?:true|real|absolute|upper|top) (?:limit|ceiling|max\w*)|ceiling|wriggle room|not (?:advertised|published)|(?:don['’]?t|we won['’]t) (?:advertise|publish|lead with))\b/i

export function findConfidence(words: string): Confidence {
  const remark = findRemark(words)
  if (!remark) return isOwnLife(words) ? 'talk' : null
  if (remark.kind !== 'confidence') return 'talk'
  const rest = `${words.slice(0, remark.start)} ${words.slice(remark.end)}`
  const isLeading =
    contentWords(words.slice(remark.end)).size > contentWords(words.slice(0, remark.start)).size
  return contentWords(rest).size <= LITTLE && !isLeading && !/\d/.test(rest) ? 'before' : 'own'
}

export const saysStretch = (words: string): boolean =>
  STRETCH.test(words) && /\d|\b(?:teen|ty)\b|(?:teen|ty)\b/.test(words)
