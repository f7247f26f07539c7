import { describe, expect, it } from 'vitest'
import { AGENDA } from '@/lib/consultation/topics'
import { briefOf, type FactSeed, withAgenda } from '@/tests/support/briefs'
import { countTopics, describeTopicCount, openTopics } from './open-topics'
import { readiness } from './topics-to-ask'

describe('openTopics', () => {
  it('lists topics that are neither known nor closed, in the order of the agenda', () => {
    const brief = withAgenda(briefOf(['driver', 'growth']), {
      closed: [{ topic: 'success', how: 'skipped' }],
    })
    expect(openTopics(brief).slice(0, 2)).toEqual(['responsibilities', 'technical'])
  })

  it('lists pay with a figure that could not be read, and no band or agreement', () => {
    expect(openTopics(briefOf(['pay', '62 or 63 if they push']))).toContain('pay')
    expect(openTopics(briefOf(['pay', 'by the union rate']))).not.toContain('pay')
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

describe('countTopics', () => {
  it('counts what is known as settled, and what nobody knew as to be confirmed', () => {
    const brief = withAgenda(briefOf(['driver', 'growth'], ['pay', '£50,000']), {
      closed: [
        { topic: 'success', how: 'skipped' },
        { topic: 'hours', how: 'unknown' },
        { topic: 'workPattern', how: 'answered' },
      ],
    })
    const count = countTopics(brief)
    expect(count).toEqual({ total: AGENDA.length, settled: 3, toConfirm: 2 })
    expect(describeTopicCount(count)).toBe(`3 of ${AGENDA.length} settled, 2 to be confirmed`)
  })

  it('counts everything else as to be confirmed once the interview has ended', () => {
    const brief = withAgenda(briefOf(['driver', 'growth']), { finished: true })
    expect(countTopics(brief)).toMatchObject({ settled: 1, toConfirm: AGENDA.length - 1 })
  })

  it('does not count a topic as settled while its facts conflict', () => {
    const brief = briefOf(
      ['driver', 'growth'],
      ['pay', '£50,000'],
      ['pay', '£60,000', 'must', { conflictsWith: 'f1' }],
    )
    expect(countTopics(brief)).toMatchObject({ settled: 1, toConfirm: 0 })
  })

  it('says nothing about topics to be confirmed while there are none', () => {
    expect(describeTopicCount(countTopics(briefOf()))).toBe(`0 of ${AGENDA.length} settled`)
  })
})
