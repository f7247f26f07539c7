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
    { label: 'Pay', text: advert.pay?.text ?? 'Not given' },
    { label: 'Contract', text: detailOf(advert, 'contractType') ?? '' },
    { label: 'Closes', text: closesOn ? formatDay(closesOn) : '' },
  ].filter(({ text }) => text !== '')
}

/** On one line: "Bristol. £55,000 to £65,000 a year. Permanent." */
export const summariseAdvert = (advert: Advert): string =>
  [placeOf(advert), advert.pay?.text, detailOf(advert, 'contractType')]
    .filter(Boolean)
    .map((text) => `${text}.`)
    .join(' ')
