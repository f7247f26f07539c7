import { describe, expect, it } from 'vitest'
import { AGENDA } from '@/lib/consultation/topics'
import { briefOf, type FactSeed, withAgenda } from '@/tests/support/briefs'
import { progressOf } from './progress'

describe('progressOf', () => {
  it('starts with requirements active and research as it went', () => {
    expect(progressOf(briefOf(), 'complete')).toEqual({
      step: 'requirements',
      completed: ['research'],
      share: 0,
    })
    expect(progressOf(briefOf(), 'pending').completed).toEqual([])
  })

  it('moves to the value proposition when every requirement is settled', () => {
    const propositionTopics = ['culture', 'growth', 'benefits', 'motivation']
    const facts = AGENDA.filter((topic) => !propositionTopics.includes(topic)).map(
      (topic): FactSeed => [topic, 'known'],
    )
    const progress = progressOf(briefOf(...facts), 'pending')
    expect(progress).toMatchObject({ step: 'value_proposition', completed: ['requirements'] })
    expect(progress.share).toBeCloseTo(14 / 18)
  })

  it('reaches the summary when the manager has finished', () => {
    expect(progressOf(withAgenda(briefOf(), { finished: true }), 'complete')).toEqual({
      step: 'summary',
      completed: ['research', 'requirements', 'value_proposition'],
      share: 0,
    })
  })
})
