import { expect, it } from 'vitest'
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
