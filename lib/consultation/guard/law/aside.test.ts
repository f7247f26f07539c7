import { expect, it } from 'vitest'
import { canBeAside } from './aside'

it.each([
  'cant talk theres a man here with a clipboard',
  'cant be doing w that again.',
  'My husband is from Kettering, nobody is perfect.',
  'didnt mean it like that my dads from lahore lol.',
  'Sorry, my wife had a baby so I’m off next week.',
])('may be an aside: %j', (sentence) => {
  expect(canBeAside(sentence, 'Reports go to the client.')).toBe(true)
})

it.each([
  'Young legs.',
  'No women.',
  'Truth be told I want a young lad.',
  'Don’t want another one going off on maternity.',
  'It’s a man’s job.',
  'We’ve always had lads here.',
  'You know what women are like.',
  'Had one go on maternity, can’t be doing with that again.',
  'A mum would suit.',
  'Is that for a woman?',
  'The last one was pregnant within a month.',
])('is never an aside: %j', (sentence) => {
  expect(canBeAside(sentence)).toBe(false)
})

it('is none where it leans on a held sentence', () => {
  expect(canBeAside('cant be doing w that again.', 'One went off on maternity and we don’t want that.')).toBe(
    false,
  )
})
