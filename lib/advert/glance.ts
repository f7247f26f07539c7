import { formatDay } from './description'
import type { Advert } from './schema'

const detailOf = ({ details }: Advert, key: string) =>
  details.find((detail) => detail.key === key)?.text ?? null

const placeOf = ({ place, workPattern }: Advert): string =>
  workPattern === 'remote' ? 'Remote, in the UK' : (place?.town ?? '')

/** What candidates look at first, by label. */
export function listGlance(advert: Advert): { label: string; text: string }[] {
  const { place, workPattern, closesOn } = advert
  return [
    {
      label: 'Place',
      text: [workPattern === 'remote' ? 'Remote, in the UK' : null, place?.town, place?.postcode]
        .filter(Boolean)
        .join(', '),
    },
    { label: 'Pay', text: advert.pay?.text ?? '' },
    { label: 'Contract', text: detailOf(advert, 'contractType') ?? '' },
    { label: 'Closes', text: closesOn ? formatDay(closesOn) : '' },
  ].filter(({ text }) => text !== '')
}

/** Above the advert itself: also what may keep somebody from applying. */
export const listHead = (advert: Advert): { label: string; text: string }[] => [
  ...listGlance(advert),
  ...[
    { label: 'Travel', text: detailOf(advert, 'travel') ?? '' },
    { label: 'On call', text: detailOf(advert, 'onCall') ?? '' },
    { label: 'Working pattern', text: UNSOCIAL.exec(detailOf(advert, 'workPattern') ?? '')?.input ?? '' },
    { label: 'Hours', text: UNSOCIAL.exec(detailOf(advert, 'hours') ?? '')?.input ?? '' },
  ].filter(({ text }) => text !== '' && !NONE.test(text)),
]
/** Shifts and nights, which decide whether somebody reads on. */
const UNSOCIAL =
  /\b(?<!\b(?:no|without|never) )(?:nights?|shifts?|rota|weekends?|(?<!\b(?:to|till|until|or) )(?:satur|sun)days?|continental|earlies|lates|\d(?: days?)? ?on,? ?(?:and )?\d(?: days?)? ?off|\d ?pm (?:to|till|until|-|–) ?\d{1,2} ?am)\b/i
const NONE = /^(?:none|no (?:travel(?:ling)?|on[- ]?call|call[- ]?outs?|standby))\b/i

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Without what the head says already. */
export function listDetailsBelow(advert: Advert): Advert['details'] {
  const told = listHead(advert).map(({ text }) => new Set(wordsOf(text)))
  return advert.details.filter(({ text }) => {
    const words = wordsOf(text)
    return !told.some((row) => words.every((word) => row.has(word)))
  })
}

/** On one line: "Bristol. £55,000 to £65,000 a year. Permanent." */
export const summariseAdvert = (advert: Advert): string =>
  [placeOf(advert), advert.pay?.text, detailOf(advert, 'contractType')]
    .filter(Boolean)
    .map((text) => `${text}.`)
    .join(' ')
