import { describe, expect, it } from 'vitest'
import { planTurn } from '@/lib/consultation/interview/plan'
import { briefOf } from '@/tests/support/briefs'
import { answerInWords, labelOf, openAsks } from './asks'
import type { BriefOperation } from './operation-schema'
import { applyOperations } from './operations'

const pay = (value: string): BriefOperation => ({
  op: 'add',
  topic: 'pay',
  factId: null,
  value,
  strength: 'must',
  reason: null,
  quote: value,
  at: 0,
})

describe('labelOf', () => {
  it('leaves a clause as it is, and cuts a very long one behind a word', () => {
    const clause = 'We’d pay between £58,000 and £66,000 a year for somebody with the right approvals'
    expect(labelOf(clause)).toBe(clause)
    const label = labelOf(`${clause}, and ${clause}`)
    expect(label).toMatch(/ \p{L}+…$/u)
    expect(`${clause}, and ${clause}`).toContain(`${label.slice(0, -1)} `)
    expect(labelOf('x'.repeat(300))).toMatch(/^x+…$/)
  })
})

describe('a conflict between long clauses', () => {
  const tail =
    'a year for somebody who has the right approvals already and could sign our bridge assessments off '
  const values = [`£48,000 ${tail.repeat(2).trim()}`, `£66,000 ${tail.repeat(2).trim()}`]
  const operations = values.map(pay)
  const brief = operations.reduce(
    (known, operation, index) =>
      applyOperations(known, [operation], { messageId: `m${index}`, because: 'test' }, () => `f${index}`),
    briefOf(),
  )

  it('is settled by each of the chips that ask about it', () => {
    const { chips } = planTurn({
      brief,
      operations: operations.slice(1),
      message: values[1] ?? '',
      takeBack: null,
      turn: 2,
      jobTitle: 'Bridge Engineer',
      companyName: 'Severnside',
      houseRules: [],
    })
    expect(chips).toHaveLength(2)
    const [ask] = openAsks(brief)
    for (const chip of chips) expect(answerInWords(brief, chip)).toMatchObject({ askId: ask?.id })
  })
})
