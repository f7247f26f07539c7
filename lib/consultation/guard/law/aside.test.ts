import { describe, expect, it } from 'vitest'
import { canBeAside, canBeMisread } from './aside'
import { findUnlawful } from './screen'

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

describe('canBeMisread', () => {
  it('takes back what only a likeness held', () => {
    expect(
      canBeMisread(
        'and he was right to be honest so agency can know that if they ask but nobody else interviews are dawn rings them twenty minutes',
      ),
    ).toBe(true)
  })

  it.each([
    'I want a young lad.',
    'Nobody who has to dash off for the school run.',
    'Keep the three-days-a-week brigade away from me, never met one who took accounts seriously',
    'If you can’t say the name don’t bother sending it.',
    'She looked about six months gone on the Zoom, so I’d like her turned down.',
    'Half-weekers drag a sales floor down, could you filter out everyone who’s worked reduced hours',
  ])('takes no wish back: %j', (sentence) => {
    expect(findUnlawful(sentence)).not.toEqual([])
    expect(canBeMisread(sentence)).toBe(false)
  })
})
