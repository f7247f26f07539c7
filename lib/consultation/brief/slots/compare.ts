import type { Slot, SlotKind, SlotOf } from './schema'

const isSameOrUnsaid = <T>(a: T | null, b: T | null) => a === null || b === null || a === b

const placeWords = (name: string) => name.toLowerCase().split(/[\s,]+/)

/** "Derby" and "Derby city centre" can both be right. */
function isSamePlace(a: SlotOf<'place'>, b: SlotOf<'place'>): boolean {
  const [first, second] = [placeWords(a.name), placeWords(b.name)]
  return first.every((word) => second.includes(word)) || second.every((word) => first.includes(word))
}

const isSameLength = (a: { amount: number; unit: string }, b: { amount: number; unit: string }) =>
  a.amount === b.amount && a.unit === b.unit

const ALIKE: { [K in SlotKind]: (a: SlotOf<K>, b: SlotOf<K>) => boolean } = {
  pay: (a, b) => a.unit !== b.unit || (a.min === b.min && a.max === b.max && a.currency === b.currency),
  hours: (a, b) => a.min === b.min && a.max === b.max,
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
