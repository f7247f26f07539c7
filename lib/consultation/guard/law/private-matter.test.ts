import { describe, expect, it } from 'vitest'
import { withoutPrivateMatters } from './private-matter'

describe('withoutPrivateMatters', () => {
  it.each([
    'Ray’s had a stroke so we need somebody quick',
    'Dave’s off with his back',
    'Tina is on maternity leave till June',
    'Dawn is expecting in March',
    'the foreman had a heart attack in May',
    'Dave had a bad breakdown last year',
    'his mother has dementia, so he only does mornings',
  ])('leaves out %j', (text) => {
    expect(withoutPrivateMatters(text, '[…]')).toBe('[…]')
  })

  it('leaves out the sentence alone', () => {
    expect(
      withoutPrivateMatters('Pete had a heart attack in May. He is off sick. We need a welder.', '[…]'),
    ).toBe('[…] We need a welder.')
  })

  it.each([
    'enhanced maternity pay',
    'private health cover',
    'You report to Dawn, who runs the office',
    'health and safety comes first',
    'a family firm since 1908',
    'Dave covers the breakdowns on nights',
  ])('keeps %j', (text) => {
    expect(withoutPrivateMatters(text, '[…]')).toBe(text)
  })
})
