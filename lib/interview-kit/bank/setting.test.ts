import { expect, it } from 'vitest'
import { contentOf, type Seed } from '@/tests/support/specification-content'
import { buildKitItems } from '../build'
import { readSettings } from './setting'

const written = {
  question: 'Which customer was hardest to please?',
  probes: ['What did you say?', 'What came of it?'] as [string, string],
  weak: 'Nothing',
  fair: 'One customer',
  strong: 'One customer who stayed',
}

it.each([
  ['Answer the customers of the boatyard', true],
  ['Trim the harbour lamps', false],
])('knows of "%s" whether a question about customers is at home there', (line, isAtHome) => {
  expect(readSettings(['Lighthouse Keeper', line])(written)).toBe(isAtHome)
})

it('asks nobody about a shift where nothing is said of shifts', () => {
  const asked = buildKitItems(
    contentOf('Keeper', ['responsibilities', 'Lead a three-person crew on the pier']),
    {
      minutes: 60,
    },
  )
  expect(asked[0]?.question).toContain('crew')
})

it('asks about no setting that the specification doesn’t have', () => {
  const seeds = [
    'Lead a shift of five on the lamps of the tower',
    'Deal with queries from the other keepers',
    'Carry out inspections of the stairs and the lamp',
    'Train new keepers',
    'Maintain the lamps and the clock',
  ].map((text): Seed => ['responsibilities', text])
  const asked = buildKitItems(contentOf('Shift Team Leader', ...seeds), { minutes: 60 })
  expect(asked.map(({ question }) => question).join()).not.toMatch(
    /production|customer|client|workshop|factory/i,
  )
})
