import { describe, expect, it } from 'vitest'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { Topic } from '@/lib/consultation/topics'
import { briefOf, type FactSeed } from '@/tests/support/briefs'
import { joinNeighbours } from './join'

/** Each value is a fact of the topic, quoted from its place in the message. */
function join(message: string, values: readonly [Topic, string][]): string[] {
  const { facts } = briefOf(...values.map(([topic, value]): FactSeed => [topic, value]))
  const said = facts.map((fact): Fact => {
    const start = message.indexOf(fact.value)
    const end = start + fact.value.length
    return { ...fact, evidence: [{ kind: 'message', id: 'm', start, end }] }
  })
  return joinNeighbours(said, new Map([['m', message]])).map(({ fact }) => fact.value)
}

describe('joinNeighbours', () => {
  it('joins the parts of one sentence about one topic', () => {
    const first = "25 days' leave rising by a day each year to 30"
    expect(
      join(`We offer ${first}, and a 6% employer pension.`, [
        ['benefits', first],
        ['benefits', '6% employer pension'],
      ]),
    ).toEqual([`${first}, and a 6% employer pension`])
  })

  it('keeps the items of a list apart', () => {
    const items: [Topic, string][] = [
      ['technical', 'Revit'],
      ['technical', 'sheet metal'],
      ['technical', 'welded fabrications'],
    ]
    expect(join('Revit, sheet metal, welded fabrications', items)).toHaveLength(3)
  })

  it('joins no sentences, no sections and nothing with words in between', () => {
    const long = 'a record of running more than two sites at a time'
    expect(
      join(`${long}. Tidy paperwork`, [
        ['experience', long],
        ['experience', 'Tidy paperwork'],
      ]),
    ).toHaveLength(2)
    expect(
      join(`${long}, tidy paperwork`, [
        ['experience', long],
        ['culture', 'tidy paperwork'],
      ]),
    ).toHaveLength(2)
    expect(
      join(`${long}, but not yet tidy paperwork`, [
        ['experience', long],
        ['experience', 'tidy paperwork'],
      ]),
    ).toHaveLength(2)
  })

  it('cites all the facts that a joined line says', () => {
    const [line] = joinNeighbours(briefOf(['benefits', 'free parking']).facts)
    expect(line?.ids).toEqual(['f0'])
  })
})
