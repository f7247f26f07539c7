import type { Strength } from '@/lib/consultation/brief/options'
import { namedBy } from './orders'

const LEAD =
  "^\\W*(?:(?:no|so|oh|and|but|then|actually|sorry|ok(?:ay)?|right|well|please|also|just|now|hang on|on reflection|(?:can|could|would) you|you can|let['’]?s|i['’]?d|we['’]d)[\\s,.:–—-]+)*"
const VERB =
  '(?:put|add|move|shift|mark|make|demote|downgrade|upgrade|promote|bump|drop|class|list|count|treat|set)'
const OBJECT = '(?<object>[^,;:.!?–—\\n]{2,60}?)'
const TO =
  '(?: down| up| over| back)?(?: (?:as|to|under|in|into|onto|on|with|among|amongst))?(?: an?| the| our| those| your)*'
const LISTS: readonly [Strength, string][] = [
  ['nice', '(?:nice[- ]to[- ]ha(?:ve|s)s?|nices?|desirables?|bonus(?:es)?|optional|preferred)'],
  ['must', '(?:must[- ]haves?|musts?|essentials?|required|mandatory)'],
]
const LIST_NAME = '(?: (?:list|pile|section|column|one))?'
/** Where the order ends. */
const END =
  '(?: (?:too|as well|instead|please|now|then|after all))*(?=\\W*$|\\s*[,;.!–—]|\\s-\\s|\\s(?:because|since|as|cos|so|and|but|we|they|i)\\s)'
const PRONOUN = /^(?:it|that|this|them|those|these)$/i

/** "Put the Xero as nice", "Xero, move that to the desirables", "Xero can go under nice to have". */
const ORDERS: readonly [Strength, RegExp][] = LISTS.flatMap(([strength, list]): [Strength, RegExp][] => [
  [strength, new RegExp(`${LEAD}${VERB} ${OBJECT}${TO} ${list}${LIST_NAME}${END}`, 'i')],
  [
    strength,
    new RegExp(
      `${LEAD}${OBJECT}(?: (?:actually|then|now))?[,:]?(?: [–—-])? (?:(?:(?:can|could|should|must|may|might as well|has to|needs to) (?:go|move|be|sit|come))(?: put| moved)?|${VERB}(?: (?:it|that|them|this))?)${TO} ${list}${LIST_NAME}${END}`,
      'i',
    ),
  ],
])
const OFF = new RegExp(
  `${LEAD}(?:take |move |get )?${OBJECT}(?: (?:comes?|can come|goes|can go|is|should come|moves?))? (?:off|out of|down from|from) the (?:must[- ]haves?|musts?|essentials?)(?: list)?${END}`,
  'i',
)

/** An order that says how much something counts. `length` is that of its words. */
export interface Ranking {
  object: string
  strength: Strength
  length: number
}

/** The order at the beginning of the words, or null. An object that is a pronoun means what was said last. */
export function readRanking(words: string): Ranking | null {
  for (const [strength, pattern] of [...ORDERS, ['nice', OFF] as const]) {
    const match = pattern.exec(words)
    const object = namedBy(match?.groups?.object ?? '')
    if (match && object !== '') return { object, strength, length: match[0].length }
  }
  return null
}

export const isPronoun = (object: string): boolean => PRONOUN.test(object)
