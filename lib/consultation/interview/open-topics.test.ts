import { describe, expect, it } from 'vitest'
import { briefOf, type FactSeed, withAgenda } from '@/tests/support/briefs'
import { openTopics } from './open-topics'
import { readiness } from './topics-to-ask'

describe('openTopics', () => {
  it('lists topics that are neither known nor closed, in the order of the agenda', () => {
    const brief = withAgenda(briefOf(['driver', 'growth']), {
      closed: [{ topic: 'success', how: 'skipped' }],
    })
    expect(openTopics(brief).slice(0, 2)).toEqual(['responsibilities', 'technical'])
  })

  it('leaves out a topic whose only fact is not applicable, though the specification misses it', () => {
    const brief = briefOf(['driver', 'growth', 'notApplicable'])
    expect(openTopics(brief)).not.toContain('driver')
    expect(readiness(brief)).toMatchObject({ state: 'empty' })
  })
})

describe('readiness', () => {
  it('is early with some facts and ready when the core is settled', () => {
    const core = (['driver', 'technical', 'pay', 'location', 'benefits'] as const).map(
      (topic): FactSeed => [topic, 'known'],
    )
    expect(readiness(briefOf(...core.slice(0, 2))).state).toBe('early')
    expect(readiness(briefOf(...core)).state).toBe('ready')
  })
})
