import { describe, expect, it } from 'vitest'
import { readRanking } from './rank'

describe('readRanking', () => {
  it.each([
    ['put Xero as nice', 'Xero', 'nice'],
    ['Can you add Xero to the must-haves', 'Xero', 'must'],
    ['Please move Sage to the desirable list, together with Xero', 'Sage', 'nice'],
    ['Welding, put that as nice', 'Welding', 'nice'],
    ['So PASMA off the musts please', 'PASMA', 'nice'],
    ['the crane ticket can go under nice to have because we’d train them', 'crane ticket', 'nice'],
    ['Xero - demote to nice to have, nobody has it', 'Xero', 'nice'],
    ['No make the first aid a must', 'first aid', 'must'],
    ['move IOSH up to the essentials', 'IOSH', 'must'],
    ['Make that a must', 'that', 'must'],
  ])('%s', (words, object, strength) => {
    expect(readRanking(words)).toMatchObject({ object, strength })
  })

  it.each([
    'They must put parts on the right shelf',
    'Xero would be nice',
    'They make the tea',
    'You will put the bonus scheme to the board',
    'It is nice to have a team like this',
    'A licence is a must',
  ])('hears no order in %j', (words) => {
    expect(readRanking(words)).toBeNull()
  })
})
