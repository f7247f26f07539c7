import { describe, expect, it } from 'vitest'
import { paySpan } from './pay-span'

function sumOf(text: string): string {
  const { start, end } = paySpan(text, { start: 0, end: text.length })
  return text.slice(start, end)
}

describe('paySpan', () => {
  it.each([
    ['The salary is £48,000 to £56,000', '£48,000 to £56,000'],
    ['it’s £52k now', '£52k'],
    ['we pay £18.50 an hour', '£18.50 an hour'],
    ['good grief it’s £31,000 to £34,000 a year, print that', '£31,000 to £34,000 a year'],
    ['thirty one to thirty four thousand basic, 31 to 34k', '31 to 34k'],
    ['Out of date, it’s £49,000 to £55,000 now', '£49,000 to £55,000'],
  ])('%j says %j', (text, sum) => {
    expect(sumOf(text)).toBe(sum)
  })

  it.each([
    '£62-70k depending on licences, plus a £6,500 car allowance',
    '£45,000 rising after probation',
    'for the right person I’d go to £36k',
    'the last one was on £29,500 a year, poor lad',
    '£30k basic, and with call-outs £36k',
    'Competitive',
    '46 to 52',
  ])('leaves %j whole', (text) => {
    expect(sumOf(text)).toBe(text)
  })
})
