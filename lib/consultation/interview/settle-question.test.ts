import { describe, expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { planTurn } from './plan'
import { settleQuestion } from './settle-question'

const brief = briefOf(
  ['pay', '£32,000 a year', 'must', { doubt: 'stale' }],
  ['benefits', 'a van', 'must', { doubt: 'stale' }],
  ['softSkills', 'hungry', 'must', { vague: true }],
  ['technical', 'a safe pair of hands', 'must', { vague: true }],
)
const plan = planTurn({
  brief,
  operations: [],
  message: '',
  turn: 2,
  jobTitle: 'Fitter',
  companyName: 'Halyard',
  houseRules: [],
})
const testedBy = (topic: 'pay' | 'softSkills', why: 'stale' | 'vague') =>
  settleQuestion(plan, { topic, why }, brief).agenda.tested.map(
    (id) => brief.facts.find((fact) => fact.id === id)?.value,
  )

describe('settleQuestion', () => {
  it('counts a question about an old advert as asked of all its lines', () => {
    expect(testedBy('pay', 'stale')).toEqual(['£32,000 a year', 'a van'])
  })

  it('counts a question about a vague wish as asked of its topic alone', () => {
    expect(testedBy('softSkills', 'vague')).toEqual(['hungry'])
  })
})
