import { expect, it } from 'vitest'
import { TitleIndex, type TitleMeaning } from './match'
import { toListKey } from './tokens'

const createIndex = (titles: Record<string, string[]>) =>
  new TitleIndex(
    new Map<string, TitleMeaning>(
      Object.entries(titles).map(([title, values]) => [toListKey(title), { values, isSure: true }]),
    ),
  )

const index = createIndex({
  'test engineer': ['test'],
  'hardware test engineer': ['test'],
  'software engineer': ['software'],
  'java developer': ['software'],
  'penetration tester': [],
  driver: ['driver'],
  'store manager': ['shop'],
  'stores manager': ['warehouse'],
})

it('is sure where the words left over are unknown, harmless or of the same family', () => {
  expect(index.match('Zebra test engineer')).toEqual({ found: 'test', candidates: [] })
  expect(index.match('Night test engineer, Hull')).toEqual({ found: 'test', candidates: [] })
  expect(index.match('Java software engineer')).toEqual({ found: 'software', candidates: [] })
})

it('asks where a word left over belongs to another title', () => {
  expect(index.match('Penetration test engineer')).toEqual({ found: null, candidates: ['test'] })
  expect(index.match('Software test engineer').candidates).toHaveLength(2)
})

it('has nothing for a title known to mean something else', () => {
  expect(index.match('Penetration tester')).toEqual({ found: null, candidates: [] })
})

it('does not take a general word for a longer title', () => {
  expect(index.match('Driver')).toEqual({ found: 'driver', candidates: [] })
  expect(index.match('Screw driver assembler')).toEqual({ found: null, candidates: [] })
})

it('offers what titles with the same rare words mean, unless most of them mean something else', () => {
  expect(index.match('Hardware engineer')).toEqual({ found: null, candidates: ['test'] })
  expect(index.match('Penetration specialist')).toEqual({ found: null, candidates: [] })
})

it('tells a store from stores', () => {
  expect(index.match('Store manager').found).toBe('shop')
  expect(index.match('Stores manager').found).toBe('warehouse')
})
