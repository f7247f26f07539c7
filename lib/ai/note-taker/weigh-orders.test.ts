import { describe, expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { readWeighOrders } from './weigh-orders'

const BRIEF = briefOf(
  ['technical', 'knows spark erosion'],
  ['technical', 'tool steel, D2'],
  ['qualifications', 'a crane ticket'],
  ['qualifications', 'PASMA', 'nice'],
)
const VALUES = new Map(BRIEF.facts.map(({ id, value }) => [id, value]))

const read = (text: string) =>
  readWeighOrders(text, BRIEF).operations.map(({ op, factId, strength, value }) =>
    op === 'strength' ? `${VALUES.get(factId ?? '')} ${strength}` : `${op} ${value}`,
  )

describe('readWeighOrders', () => {
  it.each([
    ['Shift the crane ticket from the musts to the desirables', 'a crane ticket nice'],
    ['PASMA, move that from nice to must', 'PASMA must'],
    ['Oh, tool steel, scrap that as an essential, it’s a bonus', 'tool steel, D2 nice'],
    ['can you take the crane ticket off the must-haves list', 'a crane ticket nice'],
    [
      'It is spark erosion that I meant. Move it from essentials to nice to have.',
      'knows spark erosion nice',
    ],
    ['Move it from must to nice', 'a crane ticket nice'],
  ])('weighs what %j means', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  it('keeps the reason behind an order as a note', () => {
    expect(read('The crane ticket, drop it as a must, we have three riggers already')).toEqual([
      'a crane ticket nice',
      'add we have three riggers already',
    ])
  })

  it('takes a sentence before an order that only denies something for part of it', () => {
    const text = 'No, spark erosion is one thing. Move it from must to nice.'
    expect(readWeighOrders(text, BRIEF).spans).toEqual([{ start: 0, end: text.length - 1 }])
  })

  it.each([
    'They move steel from the yard to the saw',
    'A van must be taken off the road',
    'Drop the forklift as a must',
  ])('leaves %j alone', (text) => {
    expect(read(text)).toEqual([])
  })
})
