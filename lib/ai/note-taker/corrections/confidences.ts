import type { Span } from '@/lib/ai/note-taker/text/spans'
import { findRemark, isOwnLife } from './remarks'
import { contentWords } from './targets'

/** `own`: the words are not for candidates. `before`: they say it of what was said before them, and nothing else. */
export type Confidence = 'own' | 'before' | 'talk' | null

/** In content words, besides those of the remark. */
const LITTLE = 2
/** More than one amount of pay: what is offered at the most is not for candidates. */
const STRETCH =
  /(?:\b|(?<=\bi)(?=d\b))(?:stretch|(?:could|can|might|would|['’]d|(?<=\bi)d|may) (?:probably |perhaps |maybe |quietly )?(?:go|push|find|squeeze|touch|run|get)(?: it)? (?:up )?(?:to|past|as (?:high|far) as|another|a bit|£|\d|for\w* )|at a (?:push|pinch)|in reserve|set aside|in hand|discretion|(?:true|real|absolute|upper|top) (?:limit|ceiling|max\w*)|ceiling|wriggle room|not (?:advertised|published)|(?:don['’]?t|we won['’]t) (?:advertise|publish|lead with))\b/i

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

/** What opens a confidence: all that follows it in its sentence is said in it. */
const OPENS =
  /(?:\b(?:between (?:you and me|us|ourselves)|off the record|in (?:strict |the strictest )?confidence|(?:this (?:is|bit is) |that['’]s )?(?:strictly )?confidential(?:ly)?|(?:just |only |strictly )?(?:for|to) (?:you|u|your (?:agency|consultants?|team|side|eyes|ears|colleagues)|the (?:agency|consultants?|recruiters?))(?: and (?:your \w+|the agency))?(?: only| alone)?|not for (?:the advert|publication|print(?:ing)?|candidates))(?:,? please)?\s*(?:[:,–—]|-\s|\s(?=(?:i|we|he|she|they|the|our|there|it|this|that)\b)))/i
/** Without one of these, the words may say what is offered: "for you, a van". */
const KEEPS =
  /\b(?:only|alone|between|record|confiden\w+|strictly|not for|eyes|ears|agency|consultants?|recruiters?)\b/i
/** In speech without punctuation, a filler after a few words starts something new. */
const MARKED = /[,;:–—]\s|[.!?]\s/
const FILLER = /\s(?:um+|er+m?|uh+|oh|anyway|right|so then)\s/giu
const LONG_SENTENCE = 25
const LEAST_WORDS = 5

function endOfConfidence(text: string, { start, end }: Span, from: number): number {
  const said = text.slice(start, end)
  if (MARKED.test(said) || said.split(/\s+/).length < LONG_SENTENCE) return end
  const rest = text.slice(from, end)
  const filler = [...rest.matchAll(FILLER)].find(
    ({ index }) => rest.slice(0, index).trim().split(/\s+/).length >= LEAST_WORDS,
  )
  return filler ? from + filler.index : end
}

/** Explains a confidence: why it must be kept quiet, or more about the person it concerns ("He hasn’t told his lads"). */
const EXPLAINS =
  /^\W*(?:(?:and|so|but|because|cos|since|as)\s+)*(?:(?:he|she)\b|(?:nobody|no one|none of (?:them|the \p{L}+)|the (?:team|lads?|others|staff|rest|shop|office))\b.*\b(?:know|knows|told|idea|clue|find out|hear)\b)/iu

export const explainsConfidence = (words: string): boolean => EXPLAINS.test(words)

/** Where words open a confidence, or -1. */
export function confidenceOpens(words: string): number {
  const opening = OPENS.exec(words)
  if (!opening || !KEEPS.test(opening[0])) return -1
  return words.slice(0, opening.index).replace(LEADS_ON, ' ').trimEnd().length
}

/** "And just for you, …" */
const LEADS_ON =
  /\s+(?:(?:and|but|so)\s+)?(?:(?:just|only|this is) )?(?:for|between) (?:you|us)\s+$|\s+(?:and|but|so)\s+$/i

/** What candidates may be told instead, and the words that say so. */
const SAYABLE =
  /^\W*(?:(?:and|but|so|well)\s+)?(?:what (?:you|we) (?:can|could) (?:say|tell (?:people|them|candidates|everyone)|put|print|mention)(?: is|['’]s)?(?: that)?|(?:you can|you could|feel free to|by all means) (?:say|tell (?:people|them|candidates|everyone))(?: that)?)[\s,:]+(?=\S+ \S)/i

export const sayableLead = (words: string): number => SAYABLE.exec(words)?.[0].length ?? 0

const LIST_ITEM = /^\s*(?:[-–—*•]|\(?\d{1,2}[.)]\s)/u

/**
 * Where a message says something in confidence: from the words that open it to the end of the sentence, and the list below where they
 * head one. Offsets are in `text`.
 */
export function findConfidentialSpans(text: string, sentences: readonly Span[]): Span[] {
  const spans: Span[] = []
  for (const [at, sentence] of sentences.entries()) {
    const said = text.slice(sentence.start, sentence.end)
    const opening = OPENS.exec(said)
    if (!opening || !KEEPS.test(opening[0])) continue
    // "Two things for your agency only: …": what stands in front only announces them.
    const from = confidenceOpens(said)
    const isFirst = contentWords(said.slice(0, from)).size <= LITTLE
    let end = endOfConfidence(text, sentence, sentence.start + opening.index + opening[0].length)
    if (/:\s*$/.test(said))
      for (const next of sentences.slice(at + 1)) {
        if (!LIST_ITEM.test(text.slice(text.lastIndexOf('\n', next.start - 1) + 1, next.end))) break
        end = next.end
      }
    spans.push({ start: isFirst ? sentence.start : sentence.start + from, end })
  }
  return spans
}
