import { describe, expect, it } from 'vitest'
import { noteOn, notesIn } from './notes'
import { isBusinessMoney, othersFigureAt } from './others'

describe('a note behind an item of an old document', () => {
  it.each([
    ['Solid Edge (we dropped this)', 'struck'],
    ["10 years' experience (wrong, ask for less)", 'struck'],
    ['£30,000 to £34,000 (see below)', 'struck'],
    ['Subsidised gym (ended last spring)', 'struck'],
    ['Model in Creo (still true)', 'stands'],
    ['23 days of holiday (now 26)', 'changed'],
    ['Microstation (we use Revit now)', 'replaced'],
  ])('%s: %s', (item, kind) => {
    expect(noteOn(item)?.kind).toBe(kind)
  })

  it.each(['Degree in engineering (not essential)', 'PLC skills (Siemens)', 'Weekends (one in four)'])(
    '%s: part of what is said',
    (item) => {
      expect(noteOn(item)).toBeNull()
    },
  )

  it('is seen between double asterisks at the end of a line alone', () => {
    expect(notesIn('Private dental **stopped**\n**Salary** 40k').size).toBe(2)
  })
})

describe('a figure that is nobody’s pay here', () => {
  it.each([
    'he was on £71k',
    "I'm on 47",
    'the going rate round here is 65',
    'the firm over the road pays £60k',
    'somebody rang me wanting 70',
  ])('%s', (clause) => {
    expect(othersFigureAt(clause)).toBe(0)
  })

  it.each(["we're on 58 to 62", 'the role pays £45,000', '£520 a day'])('but %s', (clause) => {
    expect(othersFigureAt(clause)).toBe(-1)
  })

  it('begins where another firm is named', () => {
    const clause = 'it is 44 to 51 thousand I know the lot over at Harlow pay sixty'
    expect(clause.slice(0, othersFigureAt(clause))).toBe('it is 44 to 51 thousand')
  })

  it.each(['we turn over about £11m', 'jobs from £20k to £3m', 'scrap cost us £200,000'])('%s', (clause) => {
    expect(isBusinessMoney(clause)).toBe(true)
  })

  it.each(['salary £45,000', '£38,000 basic plus bonus'])('but %s', (clause) => {
    expect(isBusinessMoney(clause)).toBe(false)
  })
})
