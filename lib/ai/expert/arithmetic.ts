import { activeFacts } from '@/lib/consultation/brief/facts'
import type { Brief } from '@/lib/consultation/brief/schema'
import type { Pay, SlotOf } from '@/lib/consultation/brief/slots/schema'
import type { Source } from './sources'

const WEEKS_A_YEAR = 52
const MONTHS_A_YEAR = 12
/** "About £35,500" of £35,490. */
const ROUNDED_TO = 100

const MARKS = { GBP: '£', EUR: '€', USD: '$' } as const

const inWords = ({ currency }: Pay, amounts: readonly number[]) =>
  [...new Set(amounts)]
    .map((amount) => `${MARKS[currency]}${amount.toLocaleString('en-GB', { maximumFractionDigits: 2 })}`)
    .join(' to ')

/** The lowest and the highest of a year, or null where it takes more than the brief holds. */
function yearOf({ min, max, unit }: Pay, hours: SlotOf<'hours'> | null): [number, number] | null {
  const [low, high] = [min ?? max ?? 0, max ?? min ?? 0]
  if (unit === 'week') return [low * WEEKS_A_YEAR, high * WEEKS_A_YEAR]
  if (unit === 'month') return [low * MONTHS_A_YEAR, high * MONTHS_A_YEAR]
  if (unit !== 'hour' || hours === null) return null
  return [low * hours.min * WEEKS_A_YEAR, high * hours.max * WEEKS_A_YEAR]
}

/** What the brief's pay comes to in a year, so that it can be held against yearly figures. Their ids are X1, X2, … */
export function arithmeticSources({ facts }: Pick<Brief, 'facts'>): Source[] {
  const slots = activeFacts({ facts }).flatMap(({ slot }) => slot ?? [])
  const hours = slots.filter((slot) => slot.kind === 'hours')
  const known = hours.length === 1 ? (hours[0] ?? null) : null
  const pays = slots.filter((slot) => slot.kind === 'pay')
  return pays
    .flatMap((pay) => {
      const year = yearOf(pay, known)
      if (!year) return []
      const per =
        pay.unit === 'hour' && known
          ? `an hour × ${[...new Set([known.min, known.max])].join(' to ')} hours a week × ${WEEKS_A_YEAR}`
          : `a ${pay.unit} × ${pay.unit === 'week' ? WEEKS_A_YEAR : MONTHS_A_YEAR}`
      const about = year.map((amount) => Math.round(amount / ROUNDED_TO) * ROUNDED_TO)
      const said = [pay.min ?? pay.max ?? 0, pay.max ?? pay.min ?? 0]
      return [
        `${inWords(pay, said)} ${per} = ${inWords(pay, year)} a year, about ${inWords(pay, about)}, before overtime and extras.`,
      ]
    })
    .map((text, index) => ({ id: `X${index + 1}`, text, label: `Worked out from your brief: ${text}` }))
}
