import { memoizeByText } from '@/lib/consultation/guard/memoize'
import type { Unit } from './blocks'
import { type State, wordsOf } from './state'

const tokens = memoizeByText((text): string[] => text.toLowerCase().match(/[\p{L}\p{N}£%.+/-]+/gu) ?? [])

/** True where two clauses of three words or more say the same but for one word. */
function isTwin(one: string, other: string): boolean {
  const [a, b] = [tokens(one), tokens(other)]
  return a.length >= 3 && a.length === b.length && a.filter((word, index) => word !== b[index]).length === 1
}

/** "Class B or above" in the place of "class A or above": the clause of a known fact that differs by one word gives way. */
export function realign(state: State, unit: Unit, from: number): boolean {
  const text = (state.text.clean.slice(from, unit.end).split(/[,;]/)[0] ?? '').trim()
  for (const entry of state.ledger.open()) {
    const part = entry.value.split(/, |; | and /).find((one) => isTwin(one, text))
    if (part === undefined) continue
    state.ledger.replace(
      entry,
      {
        topic: entry.topic,
        value: entry.value.replace(part, () => text),
        strength: entry.strength,
        ...wordsOf(state, unit),
      },
      state.sentence,
    )
    state.readTo = from + text.length
    return true
  }
  return false
}
