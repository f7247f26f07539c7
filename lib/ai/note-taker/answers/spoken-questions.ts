import type { Span } from '@/lib/ai/note-taker/text/spans'

/** Where a question begins in speech without marks: only word orders that no statement has. */
const START =
  /\s(?=(?:(?:can|could|should|shall|may|do|must) (?:i|we)|(?:what|how much|how|who) (?:are|is|do|does|should|would|can) (?:people|others|other \p{L}+|everyone|most|we|i|you|they)|is (?:it|that) (?:ok(?:ay)?|legal|lawful|allowed|fair|discriminat\p{L}+|enough|too)|is an? (?:\S+ ){1,4}?(?:allowed|legal|lawful|ok(?:ay)?))\b)/giu
/** In words. */
const LONG = 25
const QUESTION_WORDS = 22

const isSpoken = (sentence: string): boolean =>
  sentence.trim().split(/\s+/).length > LONG && !/[,;:.!]\s/.test(sentence.trim().slice(0, -1))

/** What follows a question without a mark: dictated talk goes on with a filler word, or asks again. */
const GOES_ON = /\s(?:um+|er+m?|uh|anyway|right so|oh)\s/iu
const JOINING = /\s+(?:and|but|so|or)(?: also)?\s*$/iu

/** The parts of dictated speech that may be questions. Offsets are in the sentence. */
export function spokenQuestions(sentence: string): Span[] {
  if (!isSpoken(sentence)) return []
  const starts = [...sentence.matchAll(START)].map(({ index }) => index + 1)
  return starts.flatMap((start, at): Span[] => {
    const rest = sentence.slice(start, starts[at + 1] ?? sentence.length)
    const filler = GOES_ON.exec(rest)?.index ?? rest.length
    const text = rest.slice(0, filler).replace(JOINING, '').trimEnd()
    return text.split(/\s+/).length <= QUESTION_WORDS ? [{ start, end: start + text.length }] : []
  })
}

const NAMED =
  '(?:the |our |my |a )?(?<about>(?!(?:and|but|never|um|can|so|is|are)\\b)[\\p{L}-]+(?: (?!(?:and|but|never|um|can|so|is|are|should|do|thing|question|yes|please|or)\\b)[\\p{L}-]+){0,2})'
const COMPLAINTS: readonly RegExp[] = [
  `(?:(?:and|but|so|ok(?:ay)?|well) )*you (?:(?:still|really|just) )*(?:did(?:n['’]?t| not)|have(?:n['’]?t| not)|never)(?: (?:actually|really|even|yet))* (?:answer(?:ed)?|told|tell|said|say)(?: (?:me|us|my question|our question))? (?:about|on) ${NAMED}`,
  `(?:(?:and|but|so) )*(?:(?:for the|one) (?:last|more) time|i asked (?:you )?about|back to),? (?:about )?${NAMED} (?:thing|question|bit)`,
].map((body) => new RegExp(`(?<![\\p{L}])${body}(?:,? (?:but )?never mind)?`, 'giu'))

/** Where a message complains that something was not answered, and what that is about. */
export const findUnanswered = (sentence: string): (Span & { about: string })[] =>
  COMPLAINTS.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(({ 0: words, index, groups }) => ({
      start: index,
      end: index + words.length,
      about: groups?.about ?? '',
    })),
  )
