import { expect, it } from 'vitest'
import { briefOf, type FactSeed } from '@/tests/support/briefs'
import { dueNotes, isNoteTold } from './due-notes'

const cardsOf = (...facts: FactSeed[]) => dueNotes(briefOf(...facts)).map(({ card }) => card)

it.each([
  ['hours', '55 hours a week'],
  ['hours', '40 hours, up to 60 hours a week in the season'],
  ['workPattern', 'six days of ten hours'],
  ['workPattern', 'five twelve-hour shifts'],
] as FactSeed[])('asks for the note on long weeks: %s, %s', (...fact) => {
  expect(cardsOf(fact)).toEqual(['working-time'])
})

it.each([
  ['process', 'a full day on the tools with us, unpaid'],
  ['process', 'then three days on trial'],
  ['process', 'they do a trial week before we say yes'],
  ['alsoSaid', 'we don’t pay for the trial day, it’s a whole shift'],
] as FactSeed[])('asks for the note on unpaid work: %s, %s', (...fact) => {
  expect(cardsOf(fact)).toEqual(['work-trials'])
})

it.each([
  ['hours', '48 hours a week'],
  ['hours', '37.5 hours a week'],
  ['workPattern', 'four twelve-hour shifts'],
  ['duration', '60 hours of training'],
  ['responsibilities', 'pumps that run 168 hours a week'],
  ['process', 'half a day on the tools, unpaid'],
  ['process', 'a paid trial week'],
  ['process', 'a 30-minute exercise'],
  ['responsibilities', 'run a three day trial of each pump'],
] as FactSeed[])('asks for none: %s, %s', (...fact) => {
  expect(cardsOf(fact)).toEqual([])
})

it('is told once a reply has named it', () => {
  const [note] = dueNotes(briefOf(['hours', '55 hours a week']))
  if (!note) throw new Error('a note is due')
  expect(isNoteTold(note, ['How many hours?', 'Over 48 hours a week they have to agree in writing.'])).toBe(
    true,
  )
  expect(isNoteTold(note, ['How many hours?'])).toBe(false)
})
