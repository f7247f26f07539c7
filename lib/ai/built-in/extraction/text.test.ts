import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteOf, readText } from './text'

describe('readText', () => {
  it.each([
    ['<b>New role</b>: a test', 'New role : a test'],
    ["<script>alert('hi')</script> They test", ' They test'],
    ['it’s “fine” – really', 'it\'s "fine" - really'],
    ['so um we er need it', 'so we need it'],
    ['R&amp;D at &pound;40k', 'R&D at £40k'],
    ['expereince of teh salery', 'experience of the salary'],
    ['zero\u200Bwidth', 'zerowidth'],
    ['word—word', 'word - word'],
    ['p < 5 and 3 > 2', 'p < 5 and 3 > 2'],
  ])('reads %j as %j', (source, clean) => {
    expect(readText(source).clean).toBe(clean)
  })

  it('quotes the message letter by letter, markup included', () => {
    const text = readText('We pay <b>£40k</b> “plus” a van')
    const at = text.clean.indexOf('£40k')
    expect(quoteOf(text, at, at + '£40k'.length)).toEqual({ quote: '£40k', at: 10 })
    expect(quoteOf(text, 0, text.clean.length).quote).toBe('We pay <b>£40k</b> “plus” a van')
  })

  it('keeps every offset inside the message, for any Unicode', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (source) => {
        const { clean, from, to } = readText(source)
        expect(from).toHaveLength(clean.length)
        expect(to.every((end, index) => end <= source.length && end > (from[index] ?? 0))).toBe(true)
      }),
    )
  })
})
