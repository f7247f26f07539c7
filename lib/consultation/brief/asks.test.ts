import { describe, expect, it } from 'vitest'
import { dueDoubts } from '@/lib/consultation/interview/due-doubts'
import { planTurn } from '@/lib/consultation/interview/plan'
import { briefOf } from '@/tests/support/briefs'
import { answerAsks, answersInWords, labelOf, openAsks, openHeld } from './asks'
import type { BriefOperation } from './operation-schema'
import { applyOperations } from './operations'
import type { Ask, Brief } from './schema'

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

describe('a suggestion in the words of a lawful wording', () => {
  const source = { kind: 'message', id: 'm1' } as const
  const place = { start: 0, end: 20, ground: 'age', card: 'age', certainty: 'plain' } as const
  const held = (id: string, wordings: string[]) =>
    ({ id, source, ...place, state: 'held', wordings }) as const
  const proposal = (value: string): Ask => ({
    id: 'p1',
    kind: 'proposal',
    messageId: 'm1',
    start: 0,
    end: 0,
    choices: [
      {
        id: 'accept',
        label: 'Say it lawfully',
        effect: {
          kind: 'proposed',
          change: { op: 'add', topic: 'softSkills', strength: 'must', value },
          proposal: { kind: 'proposal', id: 'm1', start: 0, end: value.length },
        },
      },
      { id: 'decline', label: 'No, keep it as it is', effect: { kind: 'none' } },
    ],
  })
  const wording = 'They need to keep up with a busy site.'
  const briefWith = (value: string): Brief => ({
    ...briefOf(),
    asks: [proposal(value)],
    held: [held('h1', [wording]), held('h2', ['Another wording.'])],
  })
  const openAfter = (value: string, choice: string) =>
    openHeld(answerAsks(briefWith(value), [{ askId: 'p1', choice }])).map(({ id }) => id)

  it('settles the held sentence that it replaces, once it is accepted', () => {
    expect(openAfter(wording, 'accept')).toEqual(['h2'])
    expect(openAfter(wording, 'decline')).toEqual(['h1', 'h2'])
    expect(openAfter('Something else', 'accept')).toEqual(['h1', 'h2'])
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
    for (const chip of chips) expect(answersInWords(brief, chip)).toMatchObject([{ askId: ask?.id }])
  })
})

it('asks no more about a doubt whose mend the manager has declined', () => {
  const ask: Ask = {
    id: 'p1',
    kind: 'proposal',
    messageId: 'm1',
    start: 0,
    end: 0,
    choices: [
      {
        id: 'accept',
        label: 'Leave the years out',
        effect: {
          kind: 'proposed',
          change: { op: 'drop', factId: 'f0' },
          proposal: { kind: 'proposal', id: 'm1', start: 0, end: 5 },
        },
      },
      { id: 'decline', label: 'No, keep it as it is', effect: { kind: 'none' } },
    ],
  }
  const brief = { ...briefOf(['experience', '3 years of rotating kit']), asks: [ask] }
  expect(dueDoubts(brief).map(({ why }) => why)).toEqual(['years'])
  const decline = [{ askId: 'p1', choice: 'decline' }]
  const said = (end: number) => () => [{ kind: 'message' as const, id: 'm2', start: 0, end }]
  expect(dueDoubts(answerAsks(brief, decline, said(12)))).toEqual([])
  const doubted = {
    ...brief,
    facts: brief.facts.map((fact) => ({ ...fact, doubt: 'years' as const, vague: true })),
  }
  expect(answerAsks(doubted, decline, said(12)).facts[0]).toMatchObject({ doubt: null, vague: false })
  expect(answerAsks(doubted, decline, said(0)).facts[0]).toMatchObject({ doubt: 'years', vague: true })
  // A model that takes its proposal back has asked nobody.
  expect(dueDoubts(answerAsks(brief, decline, said(0)))).toHaveLength(1)
})
