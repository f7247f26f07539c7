import { describe, expect, it } from 'vitest'
import { buildAdvertChecklist } from '@/lib/consultation/interview/advert-checklist'
import { openTopics, readiness } from '@/lib/consultation/interview/agenda'
import { progressOf } from '@/lib/consultation/interview/progress'
import { AGENDA } from '@/lib/consultation/topics'
import { createIdCounter, newOperation } from '@/tests/support/briefs'
import type { BriefOperation } from './operation-schema'
import { applyOperations, verifyOperations } from './operations'
import { type Brief, EMPTY_AGENDA, type Fact } from './schema'

function add(part: Partial<BriefOperation>): BriefOperation {
  return newOperation({ op: 'add', strength: 'must', quote: part.value ?? null, at: 0, ...part })
}

function fact(part: Partial<Fact>): Fact {
  return {
    id: 'f0',
    topic: 'technical',
    value: 'AutoCAD',
    strength: 'must',
    state: 'active',
    locked: false,
    conflictsWith: null,
    evidence: [],
    ...part,
  }
}

function briefWith(...facts: Fact[]): Brief {
  return { facts, agenda: EMPTY_AGENDA }
}

function apply(brief: Brief, operations: BriefOperation[], messageId = 'm1'): Brief {
  return applyOperations(brief, operations, { messageId }, createIdCounter())
}

describe('verifyOperations', () => {
  const message = 'It’s  a “two–day”\nweek, paid £48k.'

  it('keeps a quote that differs only in white space, dashes and quotation marks, in the words of the message', () => {
    const [kept] = verifyOperations(
      [add({ topic: 'hours', value: 'two-day week', quote: 'It\'s a "two-day" week' })],
      message,
      briefWith(),
    )
    expect(kept?.quote).toBe('It’s  a “two–day”\nweek')
    expect(kept?.at).toBe(0)
  })

  it('takes the occurrence nearest to the offset that the model names', () => {
    const [kept] = verifyOperations(
      [add({ topic: 'technical', value: 'CAD', quote: 'CAD', at: 20 })],
      'CAD, and then again CAD',
      briefWith(),
    )
    expect(kept?.at).toBe(20)
  })

  it.each([
    ['a quote that is not there', add({ topic: 'pay', value: '£50k', quote: '£50k' })],
    ['an add without a topic', add({ value: '£48k', quote: '£48k' })],
    ['an add without a value', add({ topic: 'pay', value: ' ', quote: '£48k' })],
    ['an add without a quote', add({ topic: 'pay', value: '£48k', quote: null })],
    [
      'a replacement of an unknown fact',
      newOperation({ op: 'replace', factId: 'x', value: 'a', quote: '£48k' }),
    ],
    ['a withdrawal of an unknown fact', newOperation({ op: 'withdraw', factId: 'x', quote: '£48k' })],
    ['a strength without a strength', newOperation({ op: 'strength', factId: 'f0' })],
    ['a closure without a topic', newOperation({ op: 'close', reason: 'unknown' })],
    ['a closure for a ground of challenge', newOperation({ op: 'close', topic: 'pay', reason: 'age' })],
    ['a challenge without a ground', newOperation({ op: 'challenge', reason: 'skipped' })],
  ])('drops %s', (_, given) => {
    expect(verifyOperations([given], message, briefWith(fact({})))).toEqual([])
  })

  it('keeps a closure, a challenge and a finish without a quote', () => {
    const given = [
      newOperation({ op: 'close', topic: 'pay', reason: 'skipped' }),
      newOperation({ op: 'challenge', reason: 'age' }),
      newOperation({ op: 'finish' }),
    ]
    expect(verifyOperations(given, message, briefWith())).toEqual(given)
  })

  it('drops a replacement of a fact that was superseded', () => {
    const brief = briefWith(fact({ state: 'superseded' }))
    const given = newOperation({ op: 'replace', factId: 'f0', value: 'a', quote: '£48k' })
    expect(verifyOperations([given], message, brief)).toEqual([])
  })
})

describe('applyOperations', () => {
  it('adds a fact with the place of its words, and leaves the given brief as it was', () => {
    const before = briefWith()
    const after = apply(before, [add({ topic: 'pay', value: '£48k', quote: '£48k', at: 7 })])
    expect(after.facts).toEqual([
      fact({
        id: 'n1',
        topic: 'pay',
        value: '£48k',
        evidence: [{ kind: 'message', id: 'm1', start: 7, end: 11 }],
      }),
    ])
    expect(before.facts).toEqual([])
  })

  it('merges the evidence of an exact repetition', () => {
    const first = apply(briefWith(), [add({ topic: 'technical', value: 'MIDAS Civil' })], 'm1')
    const second = apply(first, [add({ topic: 'technical', value: 'midas civil.' })], 'm2')
    expect(second.facts).toHaveLength(1)
    expect(second.facts[0]?.evidence.map((source) => source.id)).toEqual(['m1', 'm2'])
  })

  it('lets a repetition weigh a fact down, never up', () => {
    const must = briefWith(fact({}))
    const nice = briefWith(fact({ strength: 'nice' }))
    const again = { topic: 'technical' as const, value: 'AutoCAD' }
    expect(apply(must, [add({ ...again, strength: 'nice' })]).facts[0]?.strength).toBe('nice')
    expect(apply(nice, [add(again)]).facts[0]?.strength).toBe('nice')
    const locked = briefWith(fact({ locked: true }))
    expect(apply(locked, [add({ ...again, strength: 'nice' })]).facts[0]?.strength).toBe('must')
  })

  it('supersedes a corrected fact and puts the new one in its place', () => {
    const brief = briefWith(fact({ topic: 'pay', value: '£42k' }), fact({ id: 'f1' }))
    const after = apply(brief, [
      newOperation({ op: 'replace', factId: 'f0', value: '£46k', quote: '£46k', at: 0 }),
    ])
    expect(after.facts.map(({ value, state }) => [value, state])).toEqual([
      ['£42k', 'superseded'],
      ['£46k', 'active'],
      ['AutoCAD', 'active'],
    ])
  })

  it('keeps both parts when one fact is corrected into two', () => {
    const after = apply(briefWith(fact({})), [
      newOperation({ op: 'replace', factId: 'f0', value: 'Revit', quote: 'Revit', at: 0 }),
      newOperation({ op: 'replace', factId: 'f0', value: 'Tekla', quote: 'Tekla', at: 9 }),
    ])
    expect(after.facts.filter((one) => one.state === 'active')).toHaveLength(2)
  })

  it('withdraws a fact', () => {
    const after = apply(briefWith(fact({})), [
      newOperation({ op: 'withdraw', factId: 'f0', quote: 'drop', at: 0 }),
    ])
    expect(after.facts[0]?.state).toBe('withdrawn')
  })

  it('changes the strength of a fact', () => {
    const after = apply(briefWith(fact({})), [newOperation({ op: 'strength', factId: 'f0', strength: 'nice' })])
    expect(after.facts[0]?.strength).toBe('nice')
  })

  it('never touches a locked fact, and keeps the words against it beside it', () => {
    const locked = fact({ topic: 'pay', value: '£42k', locked: true })
    const after = apply(briefWith(locked), [
      newOperation({ op: 'withdraw', factId: 'f0', quote: 'no', at: 0 }),
      newOperation({ op: 'strength', factId: 'f0', strength: 'nice' }),
      newOperation({ op: 'replace', factId: 'f0', value: '£46k', quote: '£46k', at: 0 }),
    ])
    expect(after.facts[0]).toEqual(locked)
    expect(after.facts[1]).toMatchObject({ value: '£46k', conflictsWith: 'f0', state: 'active' })
  })

  it.each([
    ['pay', '£42k to £48k', '£50,000 to £55,000'],
    ['pay', '£17.50 an hour', '18.20 an hour'],
    ['hours', '37.5 hours a week', '40 hours per week'],
    ['contractType', 'permanent', 'fixed-term'],
    ['startDate', '1 March', 'in May'],
  ] as const)('marks two answers on %s as a contradiction', (topic, old, value) => {
    const after = apply(briefWith(fact({ topic, value: old })), [add({ topic, value })])
    expect(after.facts[1]?.conflictsWith).toBe('f0')
  })

  it.each([
    ['pay', '£38k basic', 'nights are paid at time and a half'],
    ['pay', '£42k', '£42,000'],
    ['pay', '£38k', 'reviewed every April'],
    ['location', 'Ipswich depot', 'out across Anglia'],
    ['hours', '37.5 hours a week', 'compressed hours are possible'],
  ] as const)('sees no contradiction on %s between %j and %j', (topic, old, value) => {
    const after = apply(briefWith(fact({ topic, value: old })), [add({ topic, value })])
    expect(after.facts.map((one) => one.conflictsWith)).toEqual([null, null])
  })

  it('settles a contradiction when one of its sides is taken back', () => {
    const brief = briefWith(
      fact({ topic: 'pay', value: '£42k' }),
      fact({ id: 'f1', topic: 'pay', value: '£50k', conflictsWith: 'f0' }),
    )
    const after = apply(brief, [newOperation({ op: 'withdraw', factId: 'f0', quote: 'no', at: 0 })])
    expect(after.facts[1]?.conflictsWith).toBeNull()
  })

  it('settles a contradiction for the side that is said again', () => {
    const brief = briefWith(
      fact({ topic: 'pay', value: '£42k' }),
      fact({ id: 'f1', topic: 'pay', value: '£50k', conflictsWith: 'f0' }),
    )
    const after = apply(brief, [add({ topic: 'pay', value: '£50k' })])
    expect(after.facts.map(({ state, conflictsWith }) => [state, conflictsWith])).toEqual([
      ['superseded', null],
      ['active', null],
    ])
  })

  it('closes a topic, and opens it again when a fact comes in', () => {
    const closed = apply(briefWith(), [newOperation({ op: 'close', topic: 'growth', reason: 'unknown' })])
    expect(closed.agenda.closed).toEqual([{ topic: 'growth', how: 'unknown' }])
    const open = apply(closed, [add({ topic: 'growth', value: 'chartership paid for' })])
    expect(open.agenda.closed).toEqual([])
  })

  it('records each ground of challenge once, and that the manager has finished', () => {
    const challenge = newOperation({ op: 'challenge', reason: 'age' })
    const after = apply(briefWith(), [challenge, challenge, newOperation({ op: 'finish' })])
    expect(after.agenda).toMatchObject({ challenged: ['age'], finished: true })
  })
})

describe('progressOf', () => {
  it('has requirements active before the first answer, and research as it really went', () => {
    expect(progressOf(briefWith(), 'complete')).toEqual({
      step: 'requirements',
      completed: ['research'],
      share: 0,
    })
    expect(progressOf(briefWith(), 'pending').completed).toEqual([])
  })

  it('moves to the value proposition when every requirement is settled', () => {
    const later = ['culture', 'growth', 'benefits', 'motivation']
    const facts = AGENDA.filter((topic) => !later.includes(topic)).map((topic) => fact({ id: topic, topic }))
    const progress = progressOf(briefWith(...facts), 'pending')
    expect(progress).toMatchObject({ step: 'value_proposition', completed: ['requirements'] })
    expect(progress.share).toBeCloseTo(14 / 18)
  })

  it('is at the summary when the manager has finished', () => {
    const brief = { facts: [], agenda: { ...EMPTY_AGENDA, finished: true } }
    expect(progressOf(brief, 'complete')).toEqual({
      step: 'summary',
      completed: ['research', 'requirements', 'value_proposition'],
      share: 0,
    })
  })
})

describe('openTopics and readiness', () => {
  it('asks in the order of the agenda for what is neither known nor closed', () => {
    const brief = {
      facts: [fact({ topic: 'driver' })],
      agenda: { ...EMPTY_AGENDA, closed: [{ topic: 'success' as const, how: 'skipped' as const }] },
    }
    expect(openTopics(brief).slice(0, 2)).toEqual(['responsibilities', 'technical'])
  })

  it('counts a topic whose only fact does not apply as settled, and as missing from the specification', () => {
    const brief = briefWith(fact({ topic: 'driver', strength: 'notApplicable' }))
    expect(openTopics(brief)).not.toContain('driver')
    expect(readiness(brief)).toMatchObject({ state: 'empty' })
  })

  it('is early with some facts and ready when the core is settled', () => {
    const core = (['driver', 'technical', 'pay', 'location', 'benefits'] as const).map((topic) =>
      fact({ id: topic, topic }),
    )
    expect(readiness(briefWith(...core.slice(0, 2))).state).toBe('early')
    expect(readiness(briefWith(...core)).state).toBe('ready')
  })
})

describe('advertChecklist', () => {
  it('has the ten items of the regulation, all open for an unknown vacancy', () => {
    const items = buildAdvertChecklist(briefWith(), { name: 'Castle Pumps', description: null })
    expect(items).toHaveLength(10)
    expect(items.map((item) => item.state)).toEqual(Array(10).fill('open'))
  })

  it('knows the duration of a permanent post, and needs one for any other', () => {
    const start = fact({ id: 's', topic: 'startDate', value: '1 March' })
    const contract = fact({ id: 'c', topic: 'contractType', value: 'Permanent' })
    const company = { name: 'Castle Pumps', description: 'Pumps for water utilities' }
    const state = (brief: Brief) =>
      buildAdvertChecklist(brief, company).find((item) => item.key === 'startAndDuration')?.state
    expect(state(briefWith(start, contract))).toBe('known')
    expect(state(briefWith(start))).toBe('open')
    expect(buildAdvertChecklist(briefWith(), company)[0]).toMatchObject({ key: 'hirer', state: 'known' })
  })

  it('names the facts behind an item', () => {
    const brief = briefWith(fact({ id: 'h', topic: 'healthSafety', value: 'Work at height' }))
    const item = buildAdvertChecklist(brief, { name: 'A', description: 'B' }).find((one) => one.key === 'risks')
    expect(item).toMatchObject({ state: 'known', factIds: ['h'] })
  })
})
