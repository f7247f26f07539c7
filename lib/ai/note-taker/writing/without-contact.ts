import { CONTACT } from '@/lib/consultation/guard/reply-words'

/** In words: what is left must say something by itself. */
const LEAST_WORDS = 3

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

const keep = (parts: readonly string[]): string | null => {
  const kept = parts
    .filter((part) => !CONTACT.test(part))
    .join('')
    .trim()
  return countWords(kept) >= LEAST_WORDS ? kept : null
}

/** The words without the sentence, or the clause of a single sentence, that gives an e-mail address or a phone number. As they are where nothing else is said. */
export function withoutContact(words: string): string {
  if (!CONTACT.test(words)) return words
  const sentences = words.split(/(?<=[.!?]\s)/)
  const clauses = words.split(/(?=[,;] )/)
  const kept = keep(sentences) ?? keep(clauses)
  return kept?.replace(/^[,;]\s*/, '') ?? words
}
