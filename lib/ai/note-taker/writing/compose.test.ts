import { expect, it } from 'vitest'
import { briefOf, createIdCounter, withAgenda } from '@/tests/support/briefs'
import { writeSpecification } from '../write'

it('lists what the brief has answered, in whatever section, even where the answer is “none”', () => {
  const brief = withAgenda(
    briefOf(
      ['qualifications', 'an HNC', 'nice'],
      ['motivation', 'You run your own sites'],
      ['startDate', 'hmm'],
    ),
    {
      closed: [
        { topic: 'expenses', how: 'answered' },
        { topic: 'travel', how: 'unknown' },
      ],
    },
  )
  const { answered } = writeSpecification({
    brief,
    company: { name: 'Castle Pumps', description: null, industry: null, size: null },
    jobTitle: 'Field Service Engineer',
    houseRules: [],
    newId: createIdCounter(),
  })
  expect(answered).toEqual(['experience', 'education', 'motivation', 'expenses'])
})

it.each([
  ['experience', 'no degree needed, time served is fine', 'education'],
  ['softSkills', 'a good apprentice who has their NVQ', 'education'],
  ['culture', 'most people stay because nobody looks over their shoulder', 'motivation'],
] as const)('counts a row as answered by what is told under %s: %s', (topic, words, section) => {
  const { answered } = writeSpecification({
    brief: briefOf([topic, words]),
    company: { name: 'Castle Pumps', description: null, industry: null, size: null },
    jobTitle: 'Field Service Engineer',
    houseRules: [],
    newId: createIdCounter(),
  })
  expect(answered).toContain(section)
})
