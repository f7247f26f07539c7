import { expect, it } from 'vitest'
import { isLawful } from './verdict'

it.each([
  'Fine, drop the fella, I shouldn’t have said it, anyone who can do it.',
  'OK, scrap the lad, I didn’t mean it, whoever is up to it.',
])('lets a wish be taken back: %j', (sentence) => {
  expect(isLawful(sentence)).toBe(true)
})

it.each([
  'Drop the degree, I shouldn’t have put it, but it has to be a lad.',
  'Drop the degree, I shouldn’t have put it, I want a young lad.',
])('holds what is still asked for: %j', (sentence) => {
  expect(isLawful(sentence)).toBe(false)
})
