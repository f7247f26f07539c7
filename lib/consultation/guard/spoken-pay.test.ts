import { describe, expect, it } from 'vitest'
import { parseSlot } from '@/lib/consultation/brief/slots/parse'
import { createReplyGate } from './reply'
import { checkRewording } from './rewording/check'
import { findValueRefusal } from './value'

describe('pay that is spoken in thousands', () => {
  const said = 'sixty one four all in, that is forty seven nine basic and the rest is the call-out'

  it.each([
    ['£47,900 basic', null],
    ['£61,400 all in', null],
    ['£48,900 basic', 'figure'],
    ['£47,000 basic', 'figure'],
  ])('bears out %j: %j', (value, reason) => {
    expect(findValueRefusal(value, said)).toBe(reason)
  })

  it('bears out the thousands with their hundreds', () => {
    expect(findValueRefusal('£42,750', 'forty two seven fifty')).toBeNull()
    expect(findValueRefusal('£42,700', 'forty two seven fifty')).toBe('figure')
  })

  it('can be said by a reply, in a sum too', () => {
    const gate = createReplyGate({ texts: ['forty seven nine basic plus six thousand'], challenged: [] })
    expect(gate.findRefusal('The basic is £47,900 a year.')).toBeNull()
    expect(gate.findRefusal('£47,900 and £6,000 make £53,900 a year.')).toBeNull()
    expect(gate.findRefusal('The basic is £49,700 a year.')).toBe('figure')
  })

  it('can be printed as a figure', () => {
    const before = 'Forty-seven nine basic. £6,000 call-out allowance'
    const check = (after: string) => checkRewording({ before, after, company: 'Halyard', jobTitle: null })
    expect(check('£47,900 a year basic plus a £6,000 call-out allowance')).toEqual({ verdict: 'judge' })
    expect(check('£47,500 a year basic plus a £6,000 call-out allowance')).toEqual({
      verdict: 'changed',
      reason: 'figure',
    })
  })
})

it.each([
  ['forty seven nine', 47_900, 47_900],
  ['Forty-seven nine basic', 47_900, 47_900],
  ['forty two and a half', 42_500, 42_500],
  ['fifty five to sixty', 55_000, 60_000],
  ['forty one eight to forty four', 41_800, 44_000],
])('reads pay of %j', (value, min, max) => {
  expect(parseSlot('pay', value)).toMatchObject({ kind: 'pay', min, max, unit: 'year' })
})
