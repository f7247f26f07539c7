import { expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { factLines } from './lines'

const linesOf = (words: string) =>
  briefOf(['location', words]).facts.flatMap((fact) =>
    factLines({ fact, ids: [fact.id] }, 'Castle Pumps', new Map()).map(({ section, text }) => [
      section,
      text,
    ]),
  )

it('gives where the company is, and not its name, as the place', () => {
  expect(linesOf('Castle Pumps just outside Hereford')).toEqual([['location', 'Just outside Hereford']])
  expect(linesOf('Castle Pumps')).toEqual([['internalNotes', 'Castle Pumps.']])
})
