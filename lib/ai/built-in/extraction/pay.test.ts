import { describe, expect, it } from 'vitest'
import { numberOf } from './numbers'
import { hasPay, payValue } from './pay'

describe('payValue', () => {
  it.each([
    ['£42k to £48k', '£42,000 to £48,000'],
    ['42 to 48k', '£42,000 to £48,000'],
    ['£55-65k', '£55,000 to £65,000'],
    ['the salary is £58,000 - £66,000', '£58,000 to £66,000'],
    ['thirty eight to forty four thousand', '£38,000 to £44,000'],
    ['17.50 an hour', '£17.50 an hour'],
    ['£520 a day inside IR35', '£520 a day inside IR35'],
    ['up to 90k for the right person', 'up to £90,000 for the right person'],
    ['OTE about 48', 'OTE about £48,000'],
    ['£30,000 FTE, so £19,200 pro rata', '£30,000 FTE, so £19,200 pro rata'],
    ['HR say the band went up: 40 to 46k', '£40,000 to £46,000'],
    ['inside IR35, £550 a day', 'inside IR35, £550 a day'],
    ['£40k for 37.5 hours', '£40,000 for 37.5 hours'],
    ['thirty eight thousand five hundred including shift pay', '£38,500 including shift pay'],
    ['the salary is thirty six to forty two', '£36,000 to £42,000'],
    ['thirty-eight to forty-four thousand', '£38,000 to £44,000'],
    ["it's thirty four basic", '£34,000 basic'],
    ['fifty two and a half with a car', '£52,500 with a car'],
    ["not 41-44, it's 43 to 47k", '£43,000 to £47,000'],
    ['£350 or was it £365 a day', '£365 a day'],
    ['Band 6, currently £37,338', 'Band 6, currently £37,338'],
    ['twenty to thirty hours at £21 an hour', 'twenty to thirty hours at £21 an hour'],
  ])('writes %j as %j', (said, value) => {
    expect(payValue(said)).toBe(value)
  })

  it.each(['four weeks', 'a team of nine', '25 days'])('sees no pay in %j', (text) => {
    expect(hasPay(text)).toBe(false)
  })
})

describe('numberOf', () => {
  it.each([
    ['7', 7],
    ['1,250', 1250],
    ['thirty-three', 33],
    ['sixty five', 65],
    ['a couple', 2],
    ['many', null],
    ['12th', null],
  ])('reads %j as %j', (text, value) => {
    expect(numberOf(text)).toBe(value)
  })
})
