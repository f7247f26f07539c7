import { findMeanings } from './language/meanings'
import { tokensOf } from './language/tokens'
import type { Span } from './law/screen'
import { splitSentences } from './law/tokens'

/** Words that people agree with, and orders to do what was offered. */
const AGREES =
  /\b(?:yes|yeah|yep|yup|aye|ok|okay|sure|agreed?|deal|fine|good|great|happy|right|true|fair|exactly|absolutely|definitely|certainly|alright|please|go (?:on|ahead|for)|do (?:it|that|so|them|both)|let['’]?s|works|sounds|makes sense|(?:make|drop|change|add|call|put|take|move|remove|use) (?:it|them|that|both|all|one|the)|both|all (?:of them|three|fine))\b/i

/** Words that let go of something that was asked for. */
const LETS_GO =
  /\b(?:leave|drop|scrap|forget|skip|scratch|lose|cut|remove|strike|ditch) (?:it|that|this|them|those|the \w+)\b(?! in\b)|\b(?:leave|take|left|taken)(?: (?:it|that|this|them))? out\b|\bnever mind\b|\bwhat (?:i|we) (?:mean|meant|need|want)\b|\binstead\b|\b(?:fair|good) (?:enough|point)\b/i

/** Whether the words at `span` agree that something is left out. */
export const saysLeaveOut = (message: string, span: Span): boolean =>
  LETS_GO.test(message.slice(span.start, span.end)) || saysAgreement(message, span)

const wordsOf = (text: string) => tokensOf(text).map((token) => token.text)

/** "Drop the 10 years if it says nothing": the button’s own words, and no "don’t" in front of them. */
function saysButton(said: string, button: string): boolean {
  const [words, wanted] = [wordsOf(said), wordsOf(button)]
  const at = words.findIndex((_, from) => wanted.every((word, place) => words[from + place] === word))
  if (at < 0 || wanted.length < 2) return false
  const before = words.slice(0, at).join(' ')
  return !findMeanings(tokensOf(before)).some(({ meaning }) => meaning === 'negation')
}

/** Whether the words at `span` say yes, or say what is on `button`, and their sentence says nothing else of it. */
export function saysAgreement(message: string, span: Span, button: string | null = null): boolean {
  const words = message.slice(span.start, span.end)
  if (button !== null && saysButton(words, button)) return true
  if (!AGREES.test(words)) return false
  const sentence = splitSentences(message).find(({ start, end }) => start <= span.start && span.start < end)
  const said = sentence ? message.slice(sentence.start, Math.max(span.end, sentence.start)) : words
  return !findMeanings(tokensOf(said)).some(({ meaning }) => meaning === 'negation')
}
