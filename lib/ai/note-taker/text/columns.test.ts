import { describe, expect, it } from 'vitest'
import { ratedCells } from './columns'

const read = (text: string) => ratedCells(text).map(({ start, end, kind }) => [kind, text.slice(start, end)])

describe('ratedCells', () => {
  it('rates the cells under the headings of a table', () => {
    const table =
      'Factor\tEssential\tDesirable\tAssessed\nSkills\tWelds pipe\tReads drawings\tA/I\n\n\tBrazes copper\t\tI\nPay is £30k'
    expect(
      read(table)
        .slice(4)
        .filter(([, words]) => words !== ''),
    ).toEqual([
      ['label', 'Skills'],
      ['must', 'Welds pipe'],
      ['nice', 'Reads drawings'],
      ['other', 'A/I'],
      ['must', 'Brazes copper'],
      ['other', 'I'],
    ])
  })

  it('finds none where nothing says how much a column counts', () => {
    expect(read('Pay\t£30k\nHours\t40')).toEqual([])
    expect(read('Essential: welding\nDesirable: brazing')).toEqual([])
  })
})
