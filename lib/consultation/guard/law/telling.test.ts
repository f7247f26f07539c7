import { expect, it } from 'vitest'
import { isLawful } from './verdict'

it.each([
  'In confidence, Martin has been unwell and may reduce his hours;',
  'Nobody goes above 55, keep that to yourselves.',
  'because the lads here will only start',
  'They need a passport for the foreign trips',
])('holds nothing of %j', (sentence) => {
  expect(isLawful(sentence)).toBe(true)
})

it.each([
  'In confidence, Martin has been unwell, so nobody with health trouble this time.',
  'Nobody over 55, keep that to yourselves.',
  'The lads here will only work with another lad.',
  'They need a British passport, not one of the others.',
])('holds %j', (sentence) => {
  expect(isLawful(sentence)).toBe(false)
})
