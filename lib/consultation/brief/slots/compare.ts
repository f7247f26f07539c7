import type { Pay, Slot, SlotKind, SlotOf } from './schema'

const isSameOrUnsaid = <T>(a: T | null, b: T | null) => a === null || b === null || a === b

const placeWords = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '' && !/^(?:on|in|at|the|of)$/.test(word))

const STREET = /\b(?:road|street|lane|avenue|way|close|drive|square|park|estate|yard|court|place|row|hill)\b/i
const POSTCODE = /\b([A-Z])[A-Z]?\d[A-Z\d]?\b/

/** "Bristol" and "Paintworks on Bath Road, BS4": a town, and an address that may be in it. */
function mayHold(town: string, address: string): boolean {
  const area = POSTCODE.exec(address)?.[1]
  if (STREET.test(town) || POSTCODE.test(town) || /,/.test(town)) return false
  return area === undefined ? false : STREET.test(address) && town.startsWith(area)
}

/** "Derby" and "Derby city centre" can both be right. */
function isSamePlace(a: SlotOf<'place'>, b: SlotOf<'place'>): boolean {
  const [first, second] = [placeWords(a.name), placeWords(b.name)]
  return (
    first.every((word) => second.includes(word)) ||
    second.every((word) => first.includes(word)) ||
    mayHold(a.name, b.name) ||
    mayHold(b.name, a.name)
  )
}

/** In days. Four weeks and a month are alike, and so are 52 weeks and a year. */
const DAYS = { week: 7, month: 365 / 12, year: 365 }
const LENGTH_TOLERANCE = 0.1

type Length = { amount: number; unit: keyof typeof DAYS }

function isSameLength(a: Length, b: Length): boolean {
  if (a.unit === b.unit) return a.amount === b.amount
  const [first, second] = [a.amount * DAYS[a.unit], b.amount * DAYS[b.unit]]
  return Math.abs(first - second) <= LENGTH_TOLERANCE * Math.max(first, second)
}

/** Of a full-time year. */
const TIMES_A_YEAR: Record<Pay['unit'], number> = { year: 1, month: 12, week: 52, day: 225, hour: 1950 }
/** Days and weeks of work differ, so sums of different units are alike up to here. By the hour a post may be part-time. */
const UNIT_TOLERANCE = 1.35
const HOURLY_TOLERANCE = 2

interface Range {
  min: number | null
  max: number | null
}
/** "From 42" is one end of "42 to 47": both can be right. */
const isEndOf = (end: Range, range: Range): boolean =>
  (end.min === null && end.max !== null && end.max === range.max) ||
  (end.max === null && end.min !== null && end.min === range.min)
const isSameRange = (a: Range, b: Range): boolean =>
  (a.min === b.min && a.max === b.max) || isEndOf(a, b) || isEndOf(b, a)

function isLikePay(a: Pay, b: Pay): boolean {
  if (a.unit === b.unit) return isSameRange(a, b) && a.currency === b.currency
  const yearly = ({ min, max, unit }: Pay) =>
    [min ?? max ?? 0, max ?? min ?? 0].map((sum) => sum * TIMES_A_YEAR[unit])
  const [lowA = 0, highA = 0] = yearly(a)
  const [lowB = 0, highB = 0] = yearly(b)
  const tolerance = a.unit === 'hour' || b.unit === 'hour' ? HOURLY_TOLERANCE : UNIT_TOLERANCE
  return lowA <= highB * tolerance && lowB <= highA * tolerance
}

const ALIKE: { [K in SlotKind]: (a: SlotOf<K>, b: SlotOf<K>) => boolean } = {
  pay: isLikePay,
  hours: isSameRange,
  place: isSamePlace,
  pattern: (a, b) => a.where === b.where && isSameOrUnsaid(a.daysOnSite, b.daysOnSite),
  contract: (a, b) => a.type === b.type,
  duration: isSameLength,
  notice: isSameLength,
  start: (a, b) =>
    a.when === b.when &&
    isSameOrUnsaid(a.day, b.day) &&
    isSameOrUnsaid(a.month, b.month) &&
    isSameOrUnsaid(a.year, b.year),
  posts: (a, b) => a.count === b.count,
}

/** Whether both can hold. Pay by the hour and by the year can. */
export function areCompatible(a: Slot, b: Slot): boolean {
  if (a.kind !== b.kind) return true
  return (ALIKE[a.kind] as (a: Slot, b: Slot) => boolean)(a, b)
}
