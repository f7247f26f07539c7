import { describe, expect, it } from 'vitest'
import { tokensOf } from './tokens'

const words = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join(' ')

describe('tokensOf', () => {
  it.each([
    ['They don’t need it', 'they do not need it'],
    ['cant, won’t and shouldn’t', 'can not will not and should not'],
    ['You’ll organise twenty-five trials', 'you will organize 25 trials'],
    ['threeish, but British', '3 but british'],
    ['£46-52k', '£ 46000 52000'],
    ['£46 to £52k', '£ 46000 to £ 52000'],
    ['£46,000 to £52,000.50', '£ 46000 to £ 52000.5'],
    ['a hundred and 2 thousand', '100 and 2000'],
    ['the 18th edition', 'the 18th edition'],
    ['P&IDs and C#', 'p & ids and c #'],
    ['37.50 hrs', '37.5 hours'],
  ])('reads %j', (text, expected) => {
    expect(words(text)).toBe(expected)
  })

  it('marks what starts a sentence or an item', () => {
    expect(
      tokensOf('Run it. Then: Stop\nOn time')
        .filter((token) => token.isFirst)
        .map(({ raw }) => raw),
    ).toEqual(['Run', 'Then', 'Stop', 'On'])
  })
})

it('reads words that are names of every object', () => {
  expect(tokensOf('the constructor and toString').map(({ text }) => text)).toEqual([
    'the',
    'constructor',
    'and',
    'tostring',
  ])
})
