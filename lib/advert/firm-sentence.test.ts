import { expect, it } from 'vitest'
import { asFirmSentence } from './firm-sentence'

it.each([
  ['Founded in 1994.', 'We were founded in 1994.'],
  ['Family-owned since 1968.', 'We are family-owned since 1968.'],
  ['48 people in two sheds.', 'We are 48 people in two sheds.'],
  ['85 people work here.', '85 people work here.'],
  ['Pumps for farms.', 'Pumps for farms.'],
])('gives %j a subject where it has none', (text, sentence) => {
  expect(asFirmSentence(text)).toBe(sentence)
})
