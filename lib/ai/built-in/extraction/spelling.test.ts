import { describe, expect, it } from 'vitest'
import { corrected } from './spelling'

describe('corrected', () => {
  it.each([
    ['permenant', 'permanent'],
    ['Expereince', 'Experience'],
    ['mechnical', 'mechanical'],
    ['dependign', 'depending'],
    ['licens', 'licence'],
    ['manger', 'manager'],
    ['dont', "don't"],
  ])('takes %s for %s', (word, right) => {
    expect(corrected(word)).toBe(right)
  })

  it.each([
    'safely',
    'contact',
    'designer',
    'officer',
    'Mazak',
    'INCONEL',
    'casting',
    'Revit',
    'license',
    'tester',
    'constructor',
    'Constructor',
  ])('leaves %s', (word) => {
    expect(corrected(word)).toBe(word)
  })
})
