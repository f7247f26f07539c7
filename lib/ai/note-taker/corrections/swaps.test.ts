import { describe, expect, it } from 'vitest'
import { SWAPS } from './swap-rows'
import { findSwaps } from './swaps'

const readRow = (pattern: RegExp, words: string) => {
  const groups = pattern.exec(words)?.groups
  return groups && [groups.old ?? groups.old2, groups.by ?? groups.by2 ?? null]
}

describe('SWAPS', () => {
  it.each(
    SWAPS.flatMap(({ pattern, yes }) =>
      Object.entries(yes).map(([words, pair]) => [words, pair, pattern] as const),
    ),
  )('hears in %j what changes', (words, pair, pattern) => {
    expect(readRow(pattern, words)).toEqual(pair)
  })

  it.each(SWAPS.flatMap(({ no }) => no))('hears none in %j', (words) => {
    expect(findSwaps(words, (part) => /^(?!It|They|We)\p{Lu}|\d/u.test(part))).toEqual([])
  })
})

describe('findSwaps', () => {
  const find = (text: string, ...known: string[]) =>
    findSwaps(text, (words) => known.includes(words)).map(({ old, by, start, end }) => [
      old,
      by,
      text.slice(start, end),
    ])

  it.each([
    ['The job is steady. We moved to Xero in spring, so that replaces Sage', ['Sage'], 'Sage', 'Xero'],
    ['head office say the bonus has stopped', ['bonus'], 'bonus', null],
    ['28 should read 29.5', ['28'], '28', '29.5'],
    ['it was 40 hours but we’re down to 38 now', [], '40 hours', '38 hours'],
  ])('%s', (text, known, old, by) => {
    expect(find(text, ...known)[0]?.slice(0, 2)).toEqual([old, by])
  })

  it('takes nothing back that nobody said', () => {
    expect(find('the gym has stopped')).toEqual([])
  })

  it.each(['We don’t mind what sort of degree', 'not fussed about the degree'])('leaves %j open', (text) => {
    expect(find(text, 'degree')).toEqual([])
  })
})
