import { describe, expect, it } from 'vitest'
import { PAY_COVERAGE } from './answer'
import { createPayNote } from './note'
import { payNoteSchema } from './note-schema'
import { findPay, findPayByTitle } from './pay'

const TITLE = 'Structural Engineer'
const figure = findPay('2121')
const median = figure?.kind === 'figure' ? figure.median : 0
const middle = `£${median.toLocaleString('en-GB')}`
type Offer = NonNullable<Parameters<typeof createPayNote>[1]['pay'][number]['offer']>
const pay = (text: string, offer: Partial<Offer> | null = null) => ({
  text,
  offer: offer && { min: null, max: null, unit: 'year' as const, currency: 'GBP' as const, ...offer },
})
const noteOn = (...said: ReturnType<typeof pay>[]) => createPayNote(TITLE, { pay: said, contract: null })
const textOf = (note: ReturnType<typeof createPayNote>) =>
  note?.kind === 'figures' ? note.occupations.map(({ text }) => text).join(' ') : null

describe('createPayNote', () => {
  it('gives the figure of the occupation with its source and coverage', () => {
    const note = noteOn(pay('Competitive'))
    expect(payNoteSchema.parse(note)).toEqual(note)
    if (figure?.kind !== 'figure') throw new Error('the table has no figure for the group')
    expect(note).toEqual({
      kind: 'figures',
      isCertain: true,
      occupations: [
        { code: '2121', title: 'Civil engineers', median, quality: figure.quality, text: figure.text },
      ],
      source: { ...figure.source, coverage: PAY_COVERAGE },
    })
  })

  it.each([
    [{ min: median - 9000, max: median - 1000 }, `Your range is below ${middle}.`],
    [{ min: median + 1000, max: median + 1000 }, `Your figure is above ${middle}.`],
    [{ min: median - 1000, max: median + 1000 }, `${middle} is within your range.`],
    [{ min: median / 24, max: median / 24, unit: 'month' as const }, `Your figure is below ${middle}.`],
  ])('compares %j', (offer, sentence) => {
    expect(textOf(noteOn(pay('as said', offer)))?.endsWith(` ${sentence}`)).toBe(true)
  })

  it('names two occupations at most where the title may mean several', () => {
    const title = 'Electronics Test Engineer'
    expect(findPayByTitle(title).candidates.length).toBeGreaterThan(2)
    const note = createPayNote(title, { pay: [pay('Competitive')], contract: null })
    expect(note?.kind === 'figures' && note.occupations).toHaveLength(2)
  })

  it('compares nothing where pay is said twice', () => {
    const low = pay('£20,000 a year', { min: 20_000, max: 20_000 })
    expect(textOf(noteOn(low))).toContain('Your figure')
    expect(textOf(noteOn(low, pay('£90,000 a year', { min: 90_000, max: 90_000 })))).toBe(figure?.text)
  })

  it.each([
    pay('£450 a day', { min: 450, max: 450, unit: 'day' }),
    pay('£25 an hour', { min: 25, max: 25, unit: 'hour' }),
    pay('Around £450 per day, outside IR35'),
    pay('Day rate to be agreed'),
    pay('£30/hour plus travel'),
  ])('has no figure for a rate: $text', (said) => {
    expect(noteOn(said)).toEqual({ kind: 'notComparable', text: expect.stringContaining('day rate') })
  })

  it('has no figure for a contract', () => {
    const note = createPayNote(TITLE, { pay: [pay('£50,000')], contract: 'contract' })
    expect(note?.kind).toBe('notComparable')
  })

  it('takes a salary with a daily allowance as a salary', () => {
    expect(noteOn(pay('£50,000 and £20 a day for meals'))?.kind).toBe('figures')
  })

  it('says nothing on pay in another currency', () => {
    expect(noteOn(pay('€60,000', { min: 60_000, max: 60_000, currency: 'EUR' }))).toBeNull()
    expect(noteOn(pay('about $60,000, depending'))).toBeNull()
  })

  it('leaves the choice to the reader where the title is unsure', () => {
    const note = createPayNote('Mechanical Engineer', { pay: [pay('£50,000')], contract: null })
    expect(note).toMatchObject({ kind: 'figures', isCertain: false })
    expect(note?.kind === 'figures' && note.occupations.map(({ code }) => code).sort()).toEqual([
      '2122',
      '5223',
    ])
  })

  it.each(['Chief Happiness Officer', ''])('says nothing on the title "%s"', (title) => {
    expect(createPayNote(title, { pay: [pay('£50,000')], contract: null })).toBeNull()
  })
})
