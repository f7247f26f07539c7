import { describe, expect, it } from 'vitest'
import { findUnlawful } from './screen'
import { tellsOfOneBefore } from './somebody-else'

const heldIn = (text: string) => [
  ...new Set(findUnlawful(text).map(({ start, end }) => text.slice(start, end))),
]

describe('talk that is dictated without marks', () => {
  it.each([
    [
      'they run the four kilns and the glaze line then they load the cars for the night firing ideally somebody young and they write up the book',
      'ideally somebody young',
    ],
    [
      'they keep the bar and the cellar and do the stock on a monday preferably a girl and they cash up at the end of every night',
      'preferably a girl',
    ],
    [
      'they make the frames on the bench ideally under forty and they read the drawing and check it with the square',
      'ideally under forty',
    ],
  ])('holds the wish alone: %j', (text, wish) => {
    expect(heldIn(text)).toEqual([wish])
  })
})

it.each(['I’d like this to sound like us, we’re a friendly bunch.', 'Can the advert sound like us?'])(
  'takes how the advert is to sound for no wish: %j',
  (text) => {
    expect(findUnlawful(text)).toEqual([])
  },
)

it.each(['I want somebody who sounds like us.', 'They have to sound like us.'])('holds %j', (text) => {
  expect(findUnlawful(text)).not.toEqual([])
})

describe('how the last one went', () => {
  it.each([
    'the last one lasted six weeks and then he fell out with a bloke on nights',
    'not for candidates, our previous planner left after a row with the lad in stores',
  ])('says nothing of who is wanted: %j', (text) => {
    expect(tellsOfOneBefore(text)).toBe(true)
    expect(findUnlawful(text)).toEqual([])
  })

  it.each(['The last girl left so a bloke this time.', 'the last one left and I don’t want another woman'])(
    'keeps what is asked for: %j',
    (text) => {
      expect(findUnlawful(text)).not.toEqual([])
    },
  )
})
