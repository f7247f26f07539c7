import type { Span } from '@/lib/ai/note-taker/text/spans'
import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief, Fact } from '@/lib/consultation/brief/schema'
import { stemsOf } from '@/lib/consultation/guard/take-back/words'

/** Words that ask to leave out what candidates don’t read anyway, with the facts that they mean. */
export interface KeptOut extends Span {
  facts: Fact[]
}

const CLAUSE = /(?:[^.!?;,\n–—]|\.(?=\d))+/gu
const LEAD =
  '^\\W*(?:(?:no|nope|please|just|so|and|but|oh|right|ok(?:ay)?|also|again|as i said|i said|can you|could you|you can)\\b[\\s,]*)*'
const KEEP_OUT = new RegExp(
  `${LEAD}(?:keep|leave) (?<what>[^,;:.!?\\n]{2,50}?) (?:right |well |completely )?(?:out|quiet|private|under wraps)(?: of (?:it|this|that|everything|things))?(?: (?:please|then|though|for now))*\\W*$`,
  'iu',
)
/** "No, don’t add it" refuses what was offered. */
const REFUSES = new RegExp(`${LEAD}(?:don['’]?t|do not|no need to) add (?:it|that|this)(?: in)?\\W*$`, 'iu')

/** Facts that say one of the words, where no candidate reads any of them. */
export function agencyFactsNamed(brief: Brief, words: string): Fact[] {
  const wanted = new Set(stemsOf(words))
  const named = activeFacts(brief).filter(({ value }) => stemsOf(value).some((stem) => wanted.has(stem)))
  return named.every(({ audience }) => audience === 'agency') ? named : []
}

/** Where a message asks again to keep quiet what the agency alone reads, or refuses to have it added. */
export function findKeptOut(text: string, brief: Brief): KeptOut[] {
  const found = [...text.matchAll(CLAUSE)].flatMap(({ 0: clause, index }): KeptOut[] => {
    const place = { start: index, end: index + clause.length }
    if (REFUSES.test(clause)) return [{ ...place, facts: [] }]
    const what = KEEP_OUT.exec(clause)?.groups?.what ?? ''
    const facts = what === '' ? [] : agencyFactsNamed(brief, what)
    return facts.length > 0 ? [{ ...place, facts }] : []
  })
  return found
}
