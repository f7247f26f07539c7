import type { Figure } from './language/figures'

/** In pounds. Less without a sign is no pay for a year. */
const LEAST_SALARY = 10_000
const WORKING_WEEK_DAYS = 5
/** Sums of money that are added up, each once. More is guessing. */
const SUMS_MAX = 12
/** Of a result to the nearest pound, or to the nearest half a shift. */
const WITHIN_POUND = 0.5
const WITHIN_SHIFT = 0.5
/** In hours. */
const LEAST_WEEK = 16
const SHIFT = { least: 6, most: 13 }

const numbersOf = (figures: readonly Figure[], isOne: (figure: Figure) => boolean): number[] => [
  ...new Set(figures.filter(isOne).map(({ value }) => Number(value))),
]

const isMoney = ({ value, currency, unit }: Figure): boolean =>
  currency !== null || (Number(value) >= LEAST_SALARY && (unit === null || unit === 'year'))

/** 30 of 37.5 hours, four days a week, 80%, 0.8. */
function sharesOf(figures: readonly Figure[]): number[] {
  const hours = numbersOf(figures, ({ unit }) => unit === 'hour')
  const days = numbersOf(figures, ({ unit }) => unit === 'day')
  const bare = numbersOf(figures, ({ currency, unit }) => currency === null && unit === null)
  return [
    ...hours.flatMap((part) => hours.map((whole) => part / whole)),
    ...days.map((part) => part / WORKING_WEEK_DAYS),
    ...numbersOf(figures, ({ unit }) => unit === 'percent').map((percent) => percent / 100),
    ...bare,
  ].filter((share) => share > 0 && share < 1)
}

/** What two or three sums of money come to, added up or taken away. */
function totalsOf(money: readonly number[]): number[] {
  const sums = money.slice(0, SUMS_MAX)
  return sums.flatMap((one, at) =>
    sums
      .slice(at + 1)
      .flatMap((other, next) => [
        one + other,
        Math.abs(one - other),
        ...sums.slice(at + next + 2).flatMap((third) => [one + other + third]),
      ]),
  )
}

/** Days of an ordinary week in shifts: of 33 days, 42 hours a week and 12-hour shifts, 33 ÷ 5 × 42 ÷ 12. */
function shiftsOf(figures: readonly Figure[]): number[] {
  const days = numbersOf(figures, ({ unit }) => unit === 'day')
  const hours = numbersOf(figures, ({ unit }) => unit === 'hour')
  const weeks = hours.filter((hour) => hour >= LEAST_WEEK)
  const shifts = hours.filter((hour) => hour >= SHIFT.least && hour <= SHIFT.most)
  return days.flatMap((day) =>
    weeks.flatMap((week) => shifts.map((shift) => ((day / WORKING_WEEK_DAYS) * week) / shift)),
  )
}

/**
 * Whether a figure follows from those that were stated by plain arithmetic: a share of the hours or days times the pay, the sum or the
 * difference of stated sums of money, days in shifts. The working need not be shown, so it is only for what the manager has to accept.
 */
export function isDerived(figure: Figure, stated: readonly Figure[]): boolean {
  const result = Number(figure.value)
  const isNear = (within: number) => (worked: number) => Math.abs(worked - result) <= within
  if (figure.unit === 'shift') return shiftsOf(stated).some(isNear(WITHIN_SHIFT))
  if (!isMoney(figure)) return false
  const money = numbersOf(stated, isMoney)
  const shares = sharesOf(stated)
  return [...money.flatMap((sum) => shares.map((share) => sum * share)), ...totalsOf(money)].some(
    isNear(WITHIN_POUND),
  )
}
