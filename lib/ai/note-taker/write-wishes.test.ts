import { expect, it } from 'vitest'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { writeSpecification } from './write'

it('tells candidates of no years that are only wished for', () => {
  const { lines } = writeSpecification({
    brief: briefOf(['experience', 'at least 10 years’ experience', 'nice'], ['experience', 'pumps', 'nice']),
    company: { name: 'Castle Pumps', description: null, industry: null, size: null },
    jobTitle: 'Field Service Engineer',
    houseRules: [],
    newId: createIdCounter('l'),
  })
  const texts = (wanted: string) => lines.flatMap(({ section, text }) => (section === wanted ? [text] : []))
  expect(texts('niceToHave')).toEqual(['Pumps'])
  expect(texts('internalNotes')).toEqual(['At least 10 years’ experience.'])
})
