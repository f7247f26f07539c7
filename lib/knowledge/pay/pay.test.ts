import { describe, expect, it } from 'vitest'
import { OCCUPATIONS, type Occupation } from '@/lib/knowledge/occupations/occupations'
import { comparePay, createPayAnswer } from './answer'
import { findPay, findPayByTitle } from './pay'
import { type PayTable, payTableSchema } from './schema'
import file from './table.json'

const TABLE: PayTable = {
  survey: 'A survey, Table 1',
  edition: '2025 provisional',
  taxYearEnd: '2025-04-05',
  takenFrom: { kind: 'copy', name: 'a copy of it', date: '2026-01-02' },
  url: 'https://statistics.example/pay',
  groups: {
    2121: { median: 51_366, cv: 5.7 },
    2122: { median: 51_110, cv: 5 },
    2126: { median: 55_839, cv: 16 },
    2129: { median: 48_776, cv: null },
    5243: { median: null, cv: 22 },
  },
}
const occupation = (code: string) => OCCUPATIONS.get(code) as Occupation
const answer = (code: string, terms = {}, table = TABLE) => createPayAnswer(table, occupation(code), terms)

describe('createPayAnswer', () => {
  it('gives the figure with group, year, quality and source', () => {
    expect(answer('2121')).toEqual({
      kind: 'figure',
      occupation: occupation('2121'),
      median: 51_366,
      quality: 'reasonablyPrecise',
      margin: 11,
      text: 'Half of full-time UK employees classed as “Civil engineers” earned more than £51,366 before tax in the tax year to April 2025. The margin of error is about ±11%.',
      source: {
        text: 'Source: Office for National Statistics, licensed under the Open Government Licence v3.0. A survey, Table 1, 2025 provisional figures.',
        url: 'https://statistics.example/pay',
        isCopy: true,
      },
    })
  })

  it('says that figures from the workbook are no copy', () => {
    const table: PayTable = { ...TABLE, takenFrom: { ...TABLE.takenFrom, kind: 'workbook' } }
    expect(answer('2121', {}, table)).toMatchObject({ source: { isCopy: false } })
  })

  it.each([
    ['2122', 'precise', 'The margin of error is about ±10%.'],
    ['2126', 'useWithCaution', 'Use this figure with caution. The margin of error is about ±31%.'],
    ['2129', 'useWithCaution', 'Use this figure with caution.'],
  ])('puts the quality of %s into words', (code, quality, words) => {
    expect(answer(code)).toMatchObject({ quality, text: expect.stringMatching(/\. [^.]+\.$/) })
    expect(answer(code)?.text.endsWith(words)).toBe(true)
  })

  it('spells out "n.e.c."', () => {
    expect(answer('2129')?.text).toContain('“Engineering professionals, not elsewhere classified”')
  })

  it('says that a figure is withheld', () => {
    expect(answer('5243')).toMatchObject({ kind: 'withheld', text: expect.stringContaining('no figure') })
  })

  it.each([
    { unit: 'day' },
    { unit: 'hour' },
    { unit: 'week' },
    { contract: 'contract' },
    { unit: 'year', contract: 'apprenticeship' },
  ])('gives no figure for %j', (terms) => {
    expect(answer('2121', terms)).toEqual({
      kind: 'notComparable',
      text: expect.stringContaining('day rate'),
    })
  })

  it.each([{ unit: 'year', contract: 'permanent' }, { unit: null, contract: null }, { unit: 'month' }])(
    'gives the figure for %j',
    (terms) => {
      expect(answer('2121', terms)).toMatchObject({ kind: 'figure' })
    },
  )

  it('has nothing for a group that is not in the table', () => {
    expect(answer('8151')).toBeNull()
    expect(answer('8151', { unit: 'day' })).toBeNull()
  })
})

describe('comparePay', () => {
  it.each([
    [{ min: 30_000, max: 40_000 }, 'Your range is below £50,000.'],
    [{ min: 45_000, max: 60_000 }, '£50,000 is within your range.'],
    [{ min: 55_000, max: null }, 'Your range is above £50,000.'],
    [{ min: null, max: 60_000 }, null],
  ])('compares %j with £50,000', (range, sentence) => {
    expect(comparePay(50_000, range)).toBe(sentence)
  })
})

describe('findPay', () => {
  it('answers from the table of the project', () => {
    expect(findPay('2121')).toMatchObject({ kind: 'figure', median: file.groups['2121'].median })
    expect(findPay('constructor')).toBeNull()
  })

  it('has a table of known unit groups only', () => {
    expect(Object.keys(file.groups).filter((code) => !OCCUPATIONS.has(code))).toEqual([])
    expect(payTableSchema.safeParse({ ...file, edition: '2025' }).success).toBe(false)
  })
})

describe('findPayByTitle', () => {
  it('answers where the title means one occupation', () => {
    const { answer: pay, candidates } = findPayByTitle('Senior Structural Engineer - Bristol')
    expect(pay).toMatchObject({ kind: 'figure', occupation: { code: '2121' } })
    expect(candidates).toEqual([])
  })

  it('lets the user choose where it is unsure', () => {
    const { answer: pay, candidates } = findPayByTitle('Mechanical Engineer')
    expect(pay).toBeNull()
    expect(candidates.map(({ code }) => code).sort()).toEqual(['2122', '5223'])
  })

  it('has nothing where nothing matches', () => {
    expect(findPayByTitle('Chief Happiness Officer')).toEqual({ answer: null, candidates: [] })
  })
})
