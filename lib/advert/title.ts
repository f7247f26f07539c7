import { maskClient } from './client-name'
import type { Advert } from './schema'

const PAY = /£|\b\d{2,3}k\b|\bsalary\b|\bper (?:hour|day|annum)\b|\bp\/?[ahd]\b/i
const DATE = /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b20\d\d\b/
const CALL = /\b(?:urgent(?:ly)?|apply now|immediate start|now hiring|hiring now|we are hiring|must see)\b/i
/** Acronyms are shorter. */
const SHOUT = /\b\p{Lu}{5,}\b(?:[\s/-]+\p{Lu}{2,}\b)|^\P{Ll}*\p{Lu}{6,}\P{Ll}*$/u

const holdsWords = (text: string, words: string) =>
  words !== '' &&
  ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${words.toLowerCase()} `)

/** What search engines and boards reject in a title, or null. */
export function findTitleFault(
  title: string,
  { place }: Pick<Advert, 'place'>,
  companyName: string,
): string | null {
  if (title === '') return 'The advert has no title.'
  if (PAY.test(title)) return 'The title gives the pay. Leave that to the text.'
  if (DATE.test(title)) return 'The title has a date. Leave that to the text.'
  if (CALL.test(title)) return 'The title calls for attention. Use only the name of the job.'
  if (SHOUT.test(title)) return 'The title is in capitals. Write it as you would in a sentence.'
  if (place?.isTownRead && holdsWords(title, place.town))
    return `The title names the place (${place.town}). Leave that to the location.`
  if (maskClient(title, companyName) !== title)
    return 'The title names the client. Use only the name of the job.'
  return null
}
