import { describe, expect, it } from 'vitest'
import { acceptedSchema, figuresOf, listWorse } from './accepted'
import accepted from './accepted.json'
import type { EvalCase } from './case-schema'
import { CASE_FOLDERS } from './cases'
import { EXAMPLE } from './example'
import { scoreLines } from './lines'
import type { CaseResult } from './run'
import { scoreCase } from './score'

const ANSWER = { jobSpecification: { keyRequirements: { technical: ['Bridges and piles'] } } }

const facts = (found: number, missed: number) =>
  Array.from({ length: found + missed }, (_, index) => ({
    id: `${index}`,
    any: [index < found ? 'piles' : 'MIDAS'],
  }))

const played = (changes: Partial<EvalCase>): CaseResult => ({
  id: 'x-example',
  about: '',
  score: scoreCase({ ...EXAMPLE, facts: facts(97, 3), ...changes }, ANSWER, []),
  lines: scoreLines(ANSWER, ['Bridges and piles']),
  messages: [],
  replies: [],
  answer: ANSWER,
  document: '',
})

const BEFORE = figuresOf([played({})])

describe('the accepted figures', () => {
  it('are there for every folder of cases', () => {
    expect(Object.keys(acceptedSchema.parse(accepted)).sort()).toEqual(
      CASE_FOLDERS.map(({ name }) => name).sort(),
    )
  })
})

describe('listWorse', () => {
  it.each([
    ['nothing of the same figures', {}, []],
    ['nothing of what got better', { facts: facts(99, 1) }, []],
    ['nothing of what moved by chance', { facts: facts(387, 13) }, []],
    [
      'facts that are lost',
      { facts: facts(96, 4) },
      ['recall: 0.96, accepted 0.97', 'anywhere: 0.96, accepted 0.97'],
    ],
    ['an invention', { absent: ['piles'] }, ['inventedPerCase: 1, accepted 0']],
    ['a nice-to-have among the must-haves', { notMust: ['piles'] }, ['mustPerCase: 1, accepted 0']],
    ['an unanswered question', { answered: [{ turn: 0, any: ['piles'] }] }, ['answered: 0, accepted 1']],
  ])('names %s', (_, changes, expected) => {
    expect(listWorse([played(changes)], BEFORE)).toEqual(expected)
  })

  it('names a case that broke off, with or without accepted figures', () => {
    const brokenOff = { ...played({}), error: 'refused' }
    expect(listWorse([brokenOff], BEFORE)).toEqual(['x-example broke off'])
    expect(listWorse([brokenOff], undefined)).toEqual(['x-example broke off'])
  })
})
