import { expect, it } from 'vitest'
import type { SpecificationContent, SpecificationLine } from './schema'
import { listSpellingNotes } from './spelling'

const line = (section: SpecificationLine['section'], text: string): SpecificationLine => ({
  id: `l-${text.slice(0, 4)}`,
  section,
  text,
  factIds: [],
  evidence: [],
})

const contentOf = (...lines: SpecificationLine[]): SpecificationContent => ({
  jobTitle: 'Portfoleo Manager',
  companyName: 'Castle Pumps',
  companyDescription: null,
  lines,
})

it('names the line of each misspelt word, but not words of the title or recommendations', async () => {
  const notes = await listSpellingNotes(
    contentOf(
      line('technical', 'Some experiance of pumps'),
      line('technical', 'A broad portfoleo'),
      line('recommendation', 'Ask for less experiance'),
    ),
  )
  expect(notes).toEqual([
    {
      lineId: 'l-Some',
      text: 'Some experiance of pumps',
      word: 'experiance',
      suggestions: ['experience'],
    },
  ])
})

it('stops at twelve', async () => {
  const lines = Array.from({ length: 14 }, () => line('technical', 'Some experiance'))
  expect(await listSpellingNotes(contentOf(...lines))).toHaveLength(12)
})
