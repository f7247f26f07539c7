import { expect, it } from 'vitest'
import { findUnlawful } from './screen'
import { isLawful } from './verdict'

it.each([
  "so they'd be lifting up to 20 kilo all day and to be honest it's not the age it's that I want somebody who stays a few years",
  'It’s nothing to do with their religion, they have to wear the mask',
  'To be fair it isn’t about kids, the shift starts at five',
])('takes what is meant where a manager says what it is not about: %s', (sentence) => {
  expect(isLawful(sentence)).toBe(true)
})

it.each([
  'It’s not the age, it’s that a young lad picks it up quicker',
  'It’s not just the age, it’s the strength of a young man',
  'It’s not the kids, we want nobody over fifty',
])('still holds a wish behind it: %s', (sentence) => {
  const [finding] = findUnlawful(sentence)
  expect(finding && sentence.slice(finding.start, finding.end)).toBeTruthy()
})
