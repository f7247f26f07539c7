import { isTerms } from './pay'
import type { Pay, Slot } from './schema'

const plural = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const CONTRACTS = {
  permanent: 'Permanent',
  fixedTerm: 'Fixed term',
  contract: 'Contract',
  temporary: 'Temporary',
  apprenticeship: 'Apprenticeship',
} as const

const MARKS = { GBP: '£', EUR: '€', USD: '$' } as const

/** As a message says it: "£48,000 to £56,000 a year, plus a car allowance". */
export function describePay({ min, max, unit, currency, extras, inAdvert }: Pay): string {
  const money = (amount: number) =>
    `${MARKS[currency]}${amount.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`
  const range =
    min === null
      ? `up to ${money(max ?? 0)}`
      : max === null
        ? `from ${money(min)}`
        : min === max
          ? money(min)
          : `${money(min)} to ${money(max)}`
  const onTop = extras ? `, ${isTerms(extras) ? '' : 'plus '}${extras}` : ''
  const per = unit === 'hour' ? 'an hour' : `a ${unit}`
  return `${range} ${per}${onTop}${inAdvert ? '' : ' (not in the advert)'}`
}

/** In words that `parseSlot` reads as the same value. */
export function describeSlot(slot: Slot): string {
  switch (slot.kind) {
    case 'pay':
      return describePay(slot)
    case 'hours':
      return slot.min === slot.max ? `${slot.min} hours a week` : `${slot.min} to ${slot.max} hours a week`
    case 'place':
      return slot.name
    case 'pattern':
      if (slot.where === 'onSite') return 'On site'
      if (slot.where === 'remote') return 'Remote'
      return slot.daysOnSite === null ? 'Hybrid' : `Hybrid, ${plural(slot.daysOnSite, 'day')} a week on site`
    case 'contract':
      return CONTRACTS[slot.type]
    case 'duration':
      return plural(slot.amount, slot.unit)
    case 'notice':
      return `${slot.amount} ${slot.unit}${slot.amount === 1 ? '’s' : 's’'} notice`
    case 'start':
      if (slot.when === 'asap') return 'As soon as possible'
      if (slot.when === 'flexible') return 'Flexible'
      return [slot.day, MONTHS[(slot.month ?? 1) - 1], slot.year].filter(Boolean).join(' ')
    case 'posts':
      return plural(slot.count, 'post')
  }
}
