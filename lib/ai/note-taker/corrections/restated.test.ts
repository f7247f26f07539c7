import { describe, expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { findRestatedPay, withRestatedPay } from './restated'

const payAfter = (pay: string, message: string) =>
  findRestatedPay(message, briefOf(['pay', pay]))?.value ?? null

describe('findRestatedPay', () => {
  it.each([
    [
      '£310 a day outside IR35',
      'I had that wrong. It’s £330 a day, I was on the old sheet',
      '£330 a day outside IR35',
    ],
    ['£14.20 an hour', 'Hang on, that went up in spring, it’s £14.90 an hour', '£14.90 an hour'],
    ['£290 a day', 'Sorry, £290 is last year’s band, it’s £305', '£305 a day'],
  ])('puts %j right after %j', (pay, message, expected) => {
    expect(payAfter(pay, message)).toBe(expected)
  })

  it.each([
    ['£310 a day', 'We pay £330 a day at the other site'],
    ['£310 a day', 'Sorry, and there’s £40 a night on top'],
    ['£310 a day', 'Actually finance want it as £45 an hour'],
    ['£310 a day', 'Sorry, I could go to £350 a day for the right one'],
    ['£30k to £34k', 'Sorry, it’s £36k'],
  ])('leaves %j alone after %j', (pay, message) => {
    expect(payAfter(pay, message)).toBeNull()
  })
})

describe('withRestatedPay', () => {
  const note = (value: string) => ({
    op: 'add' as const,
    topic: 'success' as const,
    factId: null,
    value,
    strength: 'must' as const,
    reason: null,
    quote: value,
    at: 0,
  })

  it.each([
    ['the wage is 38 all in', 'No, that was wrong, it’s 39 and a half since the spring review'],
    ['£61k', 'Sorry, 63k, I’ve just been told'],
  ])('puts a sentence that is only pay in the place of %j', (pay, message) => {
    const brief = briefOf(['pay', pay])
    const [made, ...others] = withRestatedPay(message, [note(message)], brief)
    expect(made).toMatchObject({ op: 'replace', topic: 'pay', value: message })
    expect(others).toEqual([])
  })

  it('keeps a sentence that says of pay what may be given at most', () => {
    const message = 'Sorry, we could stretch to 41 and a half'
    expect(withRestatedPay(message, [note(message)], briefOf(['pay', '38k']))).toEqual([note(message)])
  })
})
