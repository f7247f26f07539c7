import { expect, it } from 'vitest'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { writeSpecification } from './write'

it('says a requirement once, in its fuller words and with both sources', () => {
  const { lines } = writeSpecification({
    brief: briefOf(
      ['experience', 'four years drawing steel frames'],
      ['technical', 'four years drawing steel frames, and the connections'],
      ['technical', 'Excel'],
    ),
    company: { name: 'Castle Frames', description: null, industry: null, size: null },
    jobTitle: 'Detailer',
    houseRules: [],
    newId: createIdCounter('l'),
  })
  const said = lines.filter(({ section }) => section === 'technical' || section === 'experience')
  expect(said.map(({ text, factIds }) => [text, factIds])).toEqual([
    ['Four years drawing steel frames, and the connections', ['f1', 'f0']],
    ['Excel', ['f2']],
  ])
})
