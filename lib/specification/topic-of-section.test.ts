import { expect, it } from 'vitest'
import { sectionOf } from '@/lib/consultation/topics'
import { SECTION_KEYS } from './options'
import { factForSection } from './topic-of-section'

const NOT_ADDED_BY_HAND = ['overview', 'recommendation']
/** They show facts of other sections too. */
const DERIVED = ['niceToHave', 'education']

it('finds a topic for each section, which stands in that section', () => {
  for (const section of SECTION_KEYS) {
    const fact = factForSection(section)
    if (NOT_ADDED_BY_HAND.includes(section)) expect(fact, section).toBeNull()
    else if (!DERIVED.includes(section)) expect(fact && sectionOf(fact.topic), section).toBe(section)
  }
})

it('adds what is nice to have as such', () => {
  expect(factForSection('niceToHave')).toEqual({ topic: 'technical', strength: 'nice' })
})
