import { describe, expect, it } from 'vitest'
import { claimsOf } from '@/lib/consultation/brief/claims/read'
import { createReplyGate } from '@/lib/consultation/guard/reply'
import { checkRewording } from '@/lib/consultation/guard/rewording/check'
import { findValueRefusal } from '@/lib/consultation/guard/value'
import { listAdvertDoubts } from '@/lib/consultation/interview/advert-doubts'
import { namedDatesIn } from './dates'
import { tokensOf } from './tokens'

describe('a feast, a season or a month with its year', () => {
  it.each([
    ['by Christmas 2027', { name: 'christmas', year: '2027', bound: 'by' }],
    ['until the end of the spring of 2028', { name: 'spring', year: '2028', bound: 'until' }],
    ['Xmas twenty twenty seven', { name: 'christmas', year: '2027', bound: null }],
    ['before the new year', { name: 'new year', year: null, bound: 'before' }],
    ['3 March 2027', { name: 'mar', year: '2027', bound: null }],
  ])('is one date: %s', (text, date) => {
    expect(namedDatesIn(tokensOf(text))).toEqual([date])
  })

  it.each(['They may help', 'we march on'])('is not in %j', (text) => {
    expect(namedDatesIn(tokensOf(text))).toEqual([])
  })

  it.each([
    ['Christmas', 'we need them in Christmas 2027', 'figure'],
    ['2027', 'it has to be Easter 2027', 'figure'],
    ['3 March', 'from 3 March 2027', 'figure'],
    ['Christmas', 'they should run it by Christmas', 'meaning'],
    ['at Easter they run it', 'until Easter they run it', 'meaning'],
  ])('is no value in parts: %j of %j', (value, quote, reason) => {
    expect(findValueRefusal(value, quote)).toBe(reason)
  })

  it.each([
    ['Christmas 2027', 'we need them Christmas 2027'],
    ['by Christmas', 'they should run it by Christmas'],
    ['run it by Christmas 2027', 'Christmas 2026, no sorry, run it by Christmas 2027'],
    ['founded in 2027', 'founded in 2027, and the move is summer 2027'],
    ['run the site', 'run the site until spring 2028'],
  ])('is a value as it was said: %j of %j', (value, quote) => {
    expect(findValueRefusal(value, quote)).toBeNull()
  })

  it.each([
    ['Finish it by Christmas 2027', 'Finish it by 2027'],
    ['Finish it by Christmas 2027', 'Finish it by December 2027'],
    ['Finish it in 2027', 'Finish it by Easter 2027'],
  ])('is not printed in parts: %j as %j', (before, after) => {
    expect(checkRewording({ before, after, company: 'Halyard', jobTitle: null })).toEqual({
      verdict: 'changed',
      reason: 'figure',
    })
  })

  it('is said back as it was said', () => {
    const { findRefusal } = createReplyGate({ texts: ['By Christmas 2027, please.'], challenged: [] })
    expect(findRefusal('Christmas 2027 leaves you a year.')).toBeNull()
    expect(findRefusal('December 2027 leaves you a year.')).toBe('figure')
    expect(findRefusal('Would that be December 2027?')).toBeNull()
  })

  it('is no pay', () => {
    const pay = claimsOf({ topic: 'pay', value: '£30k from Easter 2027' })
    expect(pay).toMatchObject([{ kind: 'pay', min: 30_000, max: 30_000 }])
  })

  it('can have passed in an old advert', () => {
    const advert = 'Fitter wanted\nDuties:\n- Fit pumps\n- Strip valves\nClosing date Easter 2024'
    expect(listAdvertDoubts(advert, new Date('2026-11-30'))).toEqual([
      { kind: 'date', words: 'Closing date Easter 2024' },
    ])
  })
})
