import { describe, expect, it } from 'vitest'
import { deniesOffer } from './denied-offer'

describe('deniesOffer', () => {
  it.each([
    'No promotion is planned',
    'There is no bonus',
    'We don’t offer a company car',
    'No formal training',
    'You get no sick pay beyond statutory',
    'A bonus is not paid',
  ])('finds %j', (text) => {
    expect(deniesOffer(text)).toBe(true)
  })

  it.each([
    'No nights and no weekend work',
    'No overtime expected',
    'No commission targets to chase',
    'A bonus (not guaranteed)',
    'The van is not for private use',
    'No bonus, but overtime is paid',
    '25 days’ holiday',
    'We train you, and no course costs you anything',
    'Private healthcare once you have passed probation',
  ])('leaves %j', (text) => {
    expect(deniesOffer(text)).toBe(false)
  })
})
