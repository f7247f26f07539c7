import { describe, expect, it } from 'vitest'
import { MEANING_ROWS, OPPOSITES } from './meaning-words'
import { countMeanings } from './meanings'

const cases = (kind: 'yes' | 'no') =>
  MEANING_ROWS.flatMap((row) => row[kind].map((text) => [row.meaning, text] as const))

describe('countMeanings', () => {
  it.each(cases('yes'))('finds %s in %j', (meaning, text) => {
    expect(countMeanings(text).get(meaning)).toBeGreaterThan(0)
  })

  it.each(cases('no'))('finds no %s in %j', (meaning, text) => {
    expect(countMeanings(text).get(meaning)).toBeUndefined()
  })

  it('has pairs of two different words', () => {
    expect(OPPOSITES.filter(([left, right]) => left === right || left === '' || right === '')).toEqual([])
  })
})
