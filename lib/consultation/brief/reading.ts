import type { Fact } from './schema'
import { describeSlot } from './slots/describe'
import { readPay } from './slots/parse'

/** What the words of a fact say in full: "48 to 52" of pay is £48,000 to £52,000 a year. Null where they say no typed value. */
export function describeReading({
  topic,
  value,
  slot,
}: Pick<Fact, 'topic' | 'value' | 'slot'>): string | null {
  const read = slot ?? (topic === 'pay' ? readPay(value) : null)
  return read && describeSlot(read)
}
