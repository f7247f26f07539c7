import { describe, expect, it } from 'vitest'
import { tokensOf } from './tokens'

const wordsOf = (text: string) => tokensOf(text).map(({ text: word }) => word)

describe('tokensOf with spoken amounts', () => {
  it.each([
    ['twelve pound forty an hour', '£12.40 an hour'],
    ['fifteen fifty an hour', '£15.50 an hour'],
    ['a fiver extra', 'a £5 extra'],
    ['half five', '5.30'],
    ['quarter to one', '12.45'],
    ['half past six', '6:30'],
    ['half 7 – 4', '7.30 – 4'],
    ['ten to six start', '5.50 start'],
    ['07:30 to 16:00', '7.30 to 4'],
    ['0730', '7.30'],
    ['two and a half days', '2.5 days'],
    ['42½ hours', '42.5 hours'],
    ['the twenty-fifth', 'the 25th'],
    ['four hundred and fifty people', '450 people'],
    ['a hundred and twenty grand', '120 grand'],
    ['five thousand two hundred pounds', '5200 pounds'],
    ['thirty eight thousand five hundred', '38500'],
    ['half a million quid', '500000 quid'],
    ['up to £6m', 'up to £6000000'],
    ['eight thirty till three fifteen', '8.30 till 3.15'],
  ])('reads %j like %j', (spoken, written) => {
    expect(wordsOf(spoken)).toEqual(wordsOf(written))
  })

  it('joins no numbers of two sentences', () => {
    expect(wordsOf('An allowance of five thousand two hundred. Fifty to fifty five. Two posts')).toEqual(
      wordsOf('An allowance of 5200. 50 to 55. 2 posts'),
    )
  })

  it.each([
    'half a day',
    'half 12 hour shifts',
    'ten to six people',
    'the first half',
    'twenty pumps forty valves',
    'a third of them',
  ])('leaves %j alone', (text) => {
    expect(wordsOf(text).join(' ')).not.toMatch(/\.|£|th\b/)
  })
})
