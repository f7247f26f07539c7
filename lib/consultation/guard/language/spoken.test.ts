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
    ['a hundred quid', '100 quid'],
    ['a thousand people', '1000 people'],
    ['a grand', '1000 pounds'],
    ['half a grand', '500 pounds'],
    ['a couple of hundred pounds', '200 pounds'],
    ['two and a half grand', '2500 pounds'],
    ['three and a half thousand pounds', '3500 pounds'],
    ['thirty two and a half thousand pounds', '32500 pounds'],
    ['one and a half million', '1500000'],
    ['11th january', '11 january'],
    ['from March the 3rd', 'from March the 3'],
    ['the first of may', 'the 1 of may'],
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
    'the third may need help',
    'the first march',
  ])('leaves %j alone', (text) => {
    expect(wordsOf(text).join(' ')).not.toMatch(/\.|£|th\b/)
  })
})
