import { toBase } from '@/lib/ai/note-taker/writing/duty-verbs'
import { fromGerund } from '@/lib/ai/note-taker/writing/one-kind'

/** The plain verb of "running" or "writes", in lower case; null where the word has no such ending or no rule is sure of it. */
export function plainForm(word: string): string | null {
  const key = word.toLowerCase()
  if (key.endsWith('ing'))
    return fromGerund(key, true) ?? (/[^aeiou]ying$/.test(key) ? key.slice(0, -'ing'.length) : null)
  const base = toBase(key)
  return base === key ? null : base
}
