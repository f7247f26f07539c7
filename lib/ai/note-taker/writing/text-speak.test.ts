import { describe, expect, it } from 'vitest'
import { withoutTextSpeak } from './text-speak'

describe('withoutTextSpeak', () => {
  it.each([
    ['full licence cos u get a van', 'full licence because you get a van'],
    ['Wud suit a night owl', 'Would suit a night owl'],
    ['test n inspect', 'test and inspect'],
    ['the sites r all over Kent', 'the sites are all over Kent'],
    ['type r thermocouples', 'type r thermocouples'],
    ['good on the fone', 'good on the phone'],
    ['fifty quid a week', '£50 a week'],
    ['a hundred and twenty pounds', '£120'],
    ['five grand', '£5,000'],
    ['two thousand pounds a boat', '£2,000 a boat'],
    ['300 quid', '£300'],
    ['two and a half grand on top', '£2,500 on top'],
    ['thirty two and a half thousand pounds', '£32,500'],
    ['a grand a year for tools', '£1,000 a year for tools'],
    ['half a grand when you join', '£500 when you join'],
    ['half a million quid jobs', '£500,000 jobs'],
  ])('spells %j as %j', (before, after) => {
    expect(withoutTextSpeak(before)).toBe(after)
  })

  it.each([
    'UR and EXP relays',
    'an n-type mosfet',
    'forty or fifty quid',
    'I/O, R&D and n/a',
    'a hundred staff',
    'a couple of grand',
    'one or two and a half grand',
    'a grand old building',
    'ask@ur.example',
  ])('leaves %j', (text) => {
    expect(withoutTextSpeak(text)).toBe(text)
  })
})
