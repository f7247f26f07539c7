import type { Card } from '@/lib/consultation/brief/card-schema'
import type { CardKind } from '@/lib/consultation/brief/options'
import type { Pay, SlotOf } from '@/lib/consultation/brief/slots/schema'

/** By the name of the field. */
export type CardErrors = Partial<Record<string, string>>
export type CardReading = { card: Card } | { errors: CardErrors }

/** Trimmed; empty for a field that the form does not show. */
type TextOf = (name: string) => string

const HOURS_MAX = 168
const LENGTH_MAX = 1000
const DAYS_MAX = 7

/** Null for an empty text, undefined for one that is no figure. */
function toAmount(text: string): number | null | undefined {
  const plain = text.replace(/[£,\s]/g, '').toLowerCase()
  if (plain === '') return null
  const match = /^(\d+(?:\.\d{1,2})?)(k?)$/.exec(plain)
  return match ? Number(match[1]) * (match[2] ? 1000 : 1) : undefined
}

/** Null for an empty text, undefined for one that is no whole number from `min` to `max`. */
function toCount(text: string, min: number, max: number): number | null | undefined {
  if (text === '') return null
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return count >= min && count <= max ? count : undefined
}

function readPay(textOf: TextOf): CardReading {
  const [min, max] = [toAmount(textOf('min')), toAmount(textOf('max'))]
  const noFigure = 'Enter a figure, such as 48,000'
  if (min === undefined || max === undefined)
    return {
      errors: { ...(min === undefined && { min: noFigure }), ...(max === undefined && { max: noFigure }) },
    }
  if (min === null && max === null) return { errors: { min: 'Enter a figure' } }
  if (min !== null && max !== null && min > max) return { errors: { max: '“To” can’t be lower than “From”' } }
  const unit = textOf('unit') as Pay['unit']
  const extras = textOf('extras') || null
  const pay: Pay = { kind: 'pay', min, max, unit, currency: 'GBP', extras, inAdvert: textOf('hidden') === '' }
  return { card: { kind: 'pay', value: { pay } } }
}

function readPlace(textOf: TextOf): CardReading {
  const name = textOf('name').replace(/\s+/g, ' ')
  const where = textOf('where') as SlotOf<'pattern'>['where'] | ''
  const daysOnSite = where === 'hybrid' ? toCount(textOf('days'), 0, DAYS_MAX) : null
  if (name === '' || daysOnSite === undefined)
    return {
      errors: {
        ...(name === '' && { name: 'Enter a town or site' }),
        ...(daysOnSite === undefined && { days: `Enter a whole number of days, up to ${DAYS_MAX}` }),
      },
    }
  const place: SlotOf<'place'> = { kind: 'place', name }
  if (where === '') return { card: { kind: 'place', value: { place } } }
  return { card: { kind: 'place', value: { place, pattern: { kind: 'pattern', where, daysOnSite } } } }
}

function readHours(textOf: TextOf): CardReading {
  const isHours = (hours: number | null | undefined) => hours === null || (hours && hours <= HOURS_MAX)
  const [min, max] = [toAmount(textOf('min')), toAmount(textOf('max'))]
  if (!min || !isHours(min)) return { errors: { min: 'Enter the hours a week, such as 37.5' } }
  if (max === undefined || !isHours(max)) return { errors: { max: 'Enter the hours a week, such as 40' } }
  if (max !== null && max < min) return { errors: { max: '“Up to” can’t be lower than “Hours a week”' } }
  return { card: { kind: 'hours', value: { hours: { kind: 'hours', min, max: max ?? min } } } }
}

/** Undefined for a text that is no length. */
function readLength(textOf: TextOf): Omit<SlotOf<'duration'>, 'kind'> | null | undefined {
  const amount = toCount(textOf('amount'), 1, LENGTH_MAX)
  return typeof amount !== 'number' ? amount : { amount, unit: textOf('unit') as SlotOf<'duration'>['unit'] }
}

function readContract(textOf: TextOf): CardReading {
  const type = textOf('type') as SlotOf<'contract'>['type']
  const contract: SlotOf<'contract'> = { kind: 'contract', type }
  const length = readLength(textOf)
  if (length === undefined) return { errors: { amount: 'Enter a whole number, such as 12' } }
  if (length === null) return { card: { kind: 'contract', value: { contract } } }
  return { card: { kind: 'contract', value: { contract, duration: { kind: 'duration', ...length } } } }
}

/** A leap year, so that every day of a month counts where no year is given. */
const ANY_YEAR = 2028

function readStart(textOf: TextOf): CardReading {
  const when = textOf('when') as SlotOf<'start'>['when']
  const none = { day: null, month: null, year: null }
  if (when !== 'date') return { card: { kind: 'start', value: { start: { kind: 'start', when, ...none } } } }
  const month = toCount(textOf('month'), 1, 12)
  const year = toCount(textOf('year'), 2000, 2100)
  if (!month) return { errors: { month: 'Choose a month' } }
  if (year === undefined) return { errors: { year: 'Enter a year, such as 2027' } }
  const lastDay = new Date(year ?? ANY_YEAR, month, 0).getDate()
  const day = toCount(textOf('day'), 1, lastDay)
  if (day === undefined) return { errors: { day: `Enter a day from 1 to ${lastDay}` } }
  return { card: { kind: 'start', value: { start: { kind: 'start', when, day, month, year } } } }
}

function readNotice(textOf: TextOf): CardReading {
  const length = readLength(textOf)
  if (!length) return { errors: { amount: 'Enter a whole number, such as 4' } }
  return { card: { kind: 'notice', value: { notice: { kind: 'notice', ...length } } } }
}

/** The weights are read with the entries they are of: weights.ts. */
type ReadKind = Exclude<CardKind, 'weigh'>

const READERS: Record<ReadKind, (textOf: TextOf) => CardReading> = {
  pay: readPay,
  place: readPlace,
  hours: readHours,
  contract: readContract,
  start: readStart,
  notice: readNotice,
}

/** The card that a filled-in form means, or what is wrong with which field. */
export function readCard(kind: ReadKind, form: FormData): CardReading {
  return READERS[kind]((name) => String(form.get(name) ?? '').trim())
}
