import { describe, expect, it } from 'vitest'
import { cardSchema } from '@/lib/consultation/brief/card-schema'
import { describeCard } from '@/lib/consultation/brief/card-text'
import type { CardKind } from '@/lib/consultation/brief/options'
import { readCard } from './read-card'

type ReadKind = Exclude<CardKind, 'weigh'>

function read(kind: ReadKind, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readCard(kind, form)
}

describe('readCard', () => {
  it.each<[ReadKind, Record<string, string>, string]>([
    ['pay', { min: '48k', max: '56,000', unit: 'year' }, '£48,000 to £56,000 a year'],
    ['pay', { max: '£60,000', unit: 'year', hidden: 'on' }, 'Up to £60,000 a year (not in the advert)'],
    ['place', { name: 'Leeds', where: '' }, 'Leeds'],
    ['place', { name: ' Leeds ', where: 'hybrid', days: '3' }, 'Leeds, Hybrid, 3 days a week on site'],
    ['place', { name: 'Leeds', where: 'hybrid', days: '' }, 'Leeds, Hybrid'],
    ['hours', { min: '37.5' }, '37.5 hours a week'],
    ['hours', { min: '35', max: '40' }, '35 to 40 hours a week'],
    ['contract', { type: 'permanent' }, 'Permanent'],
    ['contract', { type: 'fixedTerm', amount: '12', unit: 'month' }, 'Fixed term, 12 months'],
    ['start', { when: 'asap' }, 'As soon as possible'],
    ['start', { when: 'date', day: '29', month: '2', year: '' }, '29 February'],
    ['start', { when: 'date', month: '9', year: '2027' }, 'September 2027'],
    ['notice', { amount: '4', unit: 'week' }, '4 weeks’ notice'],
  ])('reads the %s card %j', (kind, fields, message) => {
    const reading = read(kind, fields)
    if (!('card' in reading)) throw new Error(JSON.stringify(reading.errors))
    expect(cardSchema.parse(reading.card)).toEqual(reading.card)
    expect(describeCard(reading.card)).toBe(message)
  })

  it.each<[ReadKind, Record<string, string>, string]>([
    ['pay', { unit: 'year' }, 'min'],
    ['pay', { min: 'lots', unit: 'year' }, 'min'],
    ['pay', { min: '50k', max: '40k', unit: 'year' }, 'max'],
    ['place', { name: ' ', where: 'onSite' }, 'name'],
    ['place', { name: 'Leeds', where: 'hybrid', days: '8' }, 'days'],
    ['place', { name: 'Leeds', where: 'hybrid', days: '2.5' }, 'days'],
    ['hours', { min: '' }, 'min'],
    ['hours', { min: '400' }, 'min'],
    ['hours', { min: '40', max: '35' }, 'max'],
    ['contract', { type: 'fixedTerm', amount: 'a year', unit: 'year' }, 'amount'],
    ['start', { when: 'date', month: '0' }, 'month'],
    ['start', { when: 'date', month: '2', day: '30' }, 'day'],
    ['start', { when: 'date', month: '2', day: '29', year: '2027' }, 'day'],
    ['start', { when: 'date', month: '2', year: '27' }, 'year'],
    ['notice', { amount: '0', unit: 'week' }, 'amount'],
  ])('says what is wrong with the %s card %j', (kind, fields, name) => {
    const reading = read(kind, fields)
    expect('errors' in reading && Object.keys(reading.errors)).toEqual([name])
  })
})
