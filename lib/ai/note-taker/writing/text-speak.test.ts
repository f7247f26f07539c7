import { describe, expect, it } from 'vitest'
import { withoutTextSpeak } from './text-speak'

describe('withoutTextSpeak', () => {
  it.each([
    ['full licence cos u get a van', 'full licence because you get a van'],
    ['Wud suit a night owl', 'Would suit a night owl'],
    ['test n inspect', 'test and inspect'],
    ['fifty quid a week', '£50 a week'],
    ['a hundred and twenty pounds', '£120'],
    ['five grand', '£5,000'],
    ['two thousand pounds a boat', '£2,000 a boat'],
    ['300 quid', '£300'],
  ])('spells %j as %j', (before, after) => {
    expect(withoutTextSpeak(before)).toBe(after)
  })

  it.each([
    'UR and EXP relays',
    'an n-type mosfet',
    'forty or fifty quid',
    'I/O, R&D and n/a',
    'a hundred staff',
    'ask@ur.example',
  ])('leaves %j', (text) => {
    expect(withoutTextSpeak(text)).toBe(text)
  })
})
