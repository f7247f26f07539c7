import { describe, expect, it } from 'vitest'
import { figuresOf, ratesOf } from './figures'
import { tokensOf } from './tokens'

const figures = (text: string) =>
  figuresOf(tokensOf(text)).map(({ value, currency, unit }) =>
    [currency, value, unit].filter(Boolean).join(' '),
  )

describe('figuresOf', () => {
  it.each([
    ['£46-52k', ['GBP 46000', 'GBP 52000']],
    ['37 to 40 hours', ['37 hour', '40 hour']],
    ['20 quid an hour', ['GBP 20']],
    ['£20 to £25 an hour', ['GBP 20 hour', 'GBP 25 hour']],
    ['€40,000', ['EUR 40000']],
    ['12-hour shifts', ['12 hour']],
    ['5+ years', ['5 year']],
    ['30% from home, 25 kg', ['30 percent', '25 kilogram']],
  ])('reads %j', (text, expected) => {
    expect(figures(text)).toEqual(expected)
  })
})

describe('ratesOf', () => {
  it.each([
    ['£20 an hour', ['hour']],
    ['£40k p.a.', []],
    ['£40k pa', ['year']],
    ['2 days a week, 25 days holiday a year', ['week', 'year']],
    ['after a year with a week of training', []],
    ['paid monthly', ['month']],
  ])('reads %j', (text, expected) => {
    expect(ratesOf(tokensOf(text))).toEqual(expected)
  })
})
