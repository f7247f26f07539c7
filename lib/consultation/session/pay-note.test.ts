import { describe, expect, it } from 'vitest'
import { parsePay } from '@/lib/consultation/brief/slots/pay'
import { briefOf, type FactSeed } from '@/tests/support/briefs'
import { contractIn, payFigureOf, payNoteOf } from './pay-note'

const paid = (value: string): FactSeed => ['pay', value, 'must', { slot: parsePay(value) }]
const codesOf = (note: ReturnType<typeof payNoteOf>) =>
  note?.kind === 'figures' ? note.occupations.map(({ code }) => code) : note

describe('payNoteOf', () => {
  it('says nothing before pay is in the brief', () => {
    expect(payNoteOf(briefOf(['title', 'Structural Engineer']), 'Structural Engineer')).toBeNull()
    const withdrawn = briefOf(['pay', '£50,000', 'must', { state: 'withdrawn' }])
    expect(payNoteOf(withdrawn, 'Structural Engineer')).toBeNull()
  })

  it('goes by the title of the form, unless another was given in conversation', () => {
    const pay = paid('£40,000 to £45,000 a year')
    expect(codesOf(payNoteOf(briefOf(pay), 'Structural Engineer'))).toEqual(['2121'])
    expect(codesOf(payNoteOf(briefOf(pay, ['title', 'Quantity Surveyor']), 'Structural Engineer'))).toEqual([
      '2453',
    ])
    const built: FactSeed = ['title', 'Quantity Surveyor', 'must', { because: 'vacancyBuilder' }]
    expect(codesOf(payNoteOf(briefOf(pay, built), 'Structural Engineer'))).toEqual(['2121'])
    expect(codesOf(payNoteOf(briefOf(pay, built), null))).toEqual(['2453'])
  })

  it('has no figure for a day rate or a contract', () => {
    expect(payNoteOf(briefOf(paid('£450 a day')), 'Structural Engineer')?.kind).toBe('notComparable')
    const contract = briefOf(paid('£60,000 a year'), ['contractType', 'Contract'])
    expect(payNoteOf(contract, 'Structural Engineer')?.kind).toBe('notComparable')
  })
})

describe('payFigureOf', () => {
  it('gives the figure of the occupation until pay is in the brief', () => {
    const titled: FactSeed = ['title', 'Structural Engineer']
    expect(codesOf(payFigureOf(briefOf(titled), null))).toEqual(['2121'])
    expect(payFigureOf(briefOf(titled, paid('£50,000 a year')), null)).toBeNull()
  })
})

describe('contractIn', () => {
  it.each([
    [['Permanent'], 'permanent'],
    [['Permanent', 'Fixed-term contract'], null],
    [['Six months, outside IR35'], 'contract'],
    [['To be agreed'], null],
    [[], null],
  ])('reads %j', (texts, type) => {
    expect(contractIn(texts)).toBe(type)
  })
})
