import { expect, it } from 'vitest'
import type { Section } from '@/lib/specification/options'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { writeSpecification } from './write'

const PROJECT = 'they begin with the new pump hall, to be handed over by May'

const countLines = (contract: string, section: Section, duration = PROJECT) =>
  writeSpecification({
    brief: briefOf(['contractType', contract], ['duration', duration]),
    company: { name: 'Castle Pumps', description: null, industry: null, size: null },
    jobTitle: 'Field Service Engineer',
    houseRules: [],
    newId: createIdCounter('l'),
  }).lines.filter((line) => line.section === section).length

it('gives a permanent job no duration', () => {
  expect(countLines('permanent', 'duration')).toBe(0)
  expect(countLines('permanent', 'firstYear')).toBe(1)
  expect(countLines('fixed term', 'duration', 'until the pump hall is handed over')).toBe(1)
})
