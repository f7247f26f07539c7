import { describe, expect, it } from 'vitest'
import { createIdCounter, newOperation } from '@/tests/support/briefs'
import { activeFacts, EVIDENCE_PER_FACT } from './facts'
import type { BriefOperation } from './operation-schema'
import { applyOperations } from './operations'
import { type Brief, EMPTY_BRIEF, type Fact } from './schema'
import { toUndo, undoTurn } from './undo'

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
    audience: 'candidate',
    because: 'test',
    vague: false,
    doubt: null,
    slot: null,
    evidence: [],
    ...part,
  }
}

function briefWith(...facts: Fact[]): Brief {
  return { ...EMPTY_BRIEF, facts }
}

function apply(brief: Brief, operations: BriefOperation[], messageId = 'm1'): Brief {
  return applyOperations(brief, operations, { messageId, because: 'test' }, createIdCounter())
}

describe('applyOperations', () => {
  it('adds a fact with the offsets of its words, without changing the brief passed in', () => {
    const before = briefWith()
    const after = apply(before, [add({ topic: 'pay', value: '£48k', quote: '£48k', at: 7 })])
    expect(after.facts).toEqual([
      fact({
        id: 'n1',
        topic: 'pay',
        value: '£48k',
        slot: {
          kind: 'pay',
          min: 48_000,
          max: 48_000,
          unit: 'year',
          currency: 'GBP',
          extras: null,
          inAdvert: true,
        },
        evidence: [{ kind: 'message', id: 'm1', start: 7, end: 11 }],
      }),
    ])
    expect(before.facts).toEqual([])
  })

  it('keeps only the first evidence of what is said again and again', () => {
    const ids = Array.from({ length: EVIDENCE_PER_FACT + 3 }, (_, index) => `m${index}`)
    const { facts } = ids.reduce(
      (brief, id) => apply(brief, [add({ topic: 'technical', value: 'MIDAS Civil' })], id),
      briefWith(),
    )
    expect(facts[0]?.evidence.map(({ id }) => id)).toEqual(ids.slice(0, EVIDENCE_PER_FACT))
  })

  it('merges the evidence of an exact repetition', () => {
    const first = apply(briefWith(), [add({ topic: 'technical', value: 'MIDAS Civil' })], 'm1')
    const second = apply(first, [add({ topic: 'technical', value: 'midas civil.' })], 'm2')
    expect(second.facts).toHaveLength(1)
    expect(second.facts[0]?.evidence.map((source) => source.id)).toEqual(['m1', 'm2'])
  })

  it('lets a repetition lower the strength of a fact, never raise it', () => {
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
    expect(after.facts.filter(({ state }) => state === 'active')).toHaveLength(2)
  })

  it('withdraws a fact', () => {
    const after = apply(briefWith(fact({})), [
      newOperation({ op: 'withdraw', factId: 'f0', quote: 'drop', at: 0 }),
    ])
    expect(after.facts[0]?.state).toBe('withdrawn')
  })

  it('takes the marks off a fact that the manager confirms, with their words as evidence', () => {
    const stale = fact({ vague: true, doubt: 'stale' })
    const after = apply(briefWith(stale), [
      newOperation({ op: 'settle', factId: 'f0', quote: 'still right', at: 3 }),
    ])
    expect(after.facts[0]).toMatchObject({ value: 'AutoCAD', vague: false, doubt: null })
    expect(after.facts[0]?.evidence).toEqual([{ kind: 'message', id: 'm1', start: 3, end: 14 }])
    expect(after.agenda.tested).toEqual(['f0'])
  })

  it('takes an answer about many facts at once for evidence of none', () => {
    const stale = [fact({ doubt: 'stale' }), fact({ id: 'f1', value: 'Revit', doubt: 'stale' })]
    const before = { ...briefWith(), facts: stale }
    const settle = { op: 'settle', quote: 'the dates have changed', at: 3 } as const
    const after = apply(
      before,
      stale.map(({ id }) => newOperation({ ...settle, factId: id })),
    )
    expect(after.facts.map(({ doubt, evidence }) => ({ doubt, evidence }))).toEqual(
      stale.map(({ evidence }) => ({ doubt: null, evidence })),
    )
  })

  it('changes the strength of a fact', () => {
    const after = apply(briefWith(fact({})), [
      newOperation({ op: 'strength', factId: 'f0', strength: 'nice' }),
    ])
    expect(after.facts[0]?.strength).toBe('nice')
  })

  it('never changes a locked fact, and keeps a correction next to it', () => {
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
  ] as const)('marks two different answers on %s as a contradiction', (topic, old, value) => {
    const after = apply(briefWith(fact({ topic, value: old })), [add({ topic, value })])
    expect(after.facts[1]?.conflictsWith).toBe('f0')
  })

  it.each([
    ['pay', '£38k basic', 'nights are paid at time and a half'],
    ['pay', '£42k', '£42,000'],
    ['pay', '£38k', 'reviewed every April'],
    ['location', 'Ipswich depot', 'out across Anglia'],
    ['hours', '37.5 hours a week', 'compressed hours are possible'],
    ['hours', '37.5 hours a week', 'half an hour each week with the graduates'],
  ] as const)('sees no contradiction on %s between %j and %j', (topic, old, value) => {
    const after = apply(briefWith(fact({ topic, value: old })), [add({ topic, value })])
    expect(after.facts.map(({ conflictsWith }) => conflictsWith)).toEqual([null, null])
  })

  it('keeps the source of what a correction leaves as it was', () => {
    const before = briefWith(fact({ topic: 'hours', value: '37.5 hours, 8.30 to 4.30' }))
    const correct = (value: string) =>
      apply(before, [
        newOperation({ op: 'replace', factId: 'f0', topic: 'hours', value, quote: '38 hours', at: 7 }),
      ]).facts.at(-1)
    const own = { kind: 'message', start: 7, end: 15 }
    expect(correct('38 hours')?.evidence).toMatchObject([own])
    expect(correct('38 hours, 8.30 to 4.30')?.evidence).toMatchObject([
      ...(before.facts[0]?.evidence ?? []),
      own,
    ])
  })

  it('keeps a fact from candidates, and undoes that with the turn', () => {
    const before = briefWith(fact({ topic: 'package', value: '£2,000 bonus' }))
    const after = apply(before, [
      newOperation({ op: 'agencyOnly', factId: 'f0', quote: 'not the bonus', at: 3 }),
    ])
    expect(after.facts[0]).toMatchObject({ audience: 'agency', value: '£2,000 bonus' })
    expect(undoTurn(after, toUndo(before, after)).facts).toEqual(before.facts)
    const shown = { ...after, facts: after.facts.map((one) => ({ ...one, audience: 'candidate' as const })) }
    expect(undoTurn(shown, toUndo(before, after)).facts).toEqual(before.facts)
  })

  it.each([
    ['notice', 'candidate'],
    ['driver', 'candidate'],
    ['alsoSaid', 'agency'],
  ] as const)(
    'shows candidates what the manager wants them to read, and no confidence: %s',
    (topic, audience) => {
      const before = briefWith(fact({ topic, value: 'three months', audience: 'agency' }))
      const show = newOperation({ op: 'forCandidates', factId: 'f0', quote: 'show it', at: 0 })
      expect(apply(before, [show]).facts[0]?.audience).toBe(audience)
    },
  )

  it('keeps an aside for the record, left out and waiting for nobody', () => {
    const quote = 'Theres a man here with a clipboard.'
    const after = apply(briefWith(), [newOperation({ op: 'aside', reason: 'sex', quote, at: 0 })])
    expect(after.held).toMatchObject([{ state: 'dropped', ground: 'sex' }])
    expect(after.agenda.challenged).toEqual([])
  })

  it('holds a sentence once, with the law card of each of its grounds', () => {
    const quote = 'Only young men need apply.'
    const challenge = (reason: 'age' | 'sex') => newOperation({ op: 'challenge', reason, quote, at: 0 })
    const after = apply(briefWith(), [challenge('age'), challenge('sex'), challenge('sex')])
    expect(after.held).toMatchObject([{ ground: 'age', card: 'age', otherCards: ['sex'] }])
    expect(after.agenda.challenged).toEqual(['age', 'sex'])
  })

  it('tells candidates once what the manager lets them know of why the post is open', () => {
    const show = newOperation({ op: 'forCandidates', factId: 'f0', quote: 'show it', at: 0 })
    const driver = fact({ topic: 'driver', value: 'The line runs at 55%', audience: 'agency' })
    const before = briefWith(driver)
    const shown = apply(before, [show])
    expect(activeFacts(shown)).toMatchObject([
      { topic: 'motivation', audience: 'candidate', value: driver.value },
    ])
    expect(shown.agenda.closed).toEqual([{ topic: 'driver', how: 'answered' }])
    expect(undoTurn(shown, toUndo(before, shown)).facts).toEqual(before.facts)
    const told = briefWith(driver, fact({ id: 'f1', topic: 'success', value: 'The line runs at 55%' }))
    expect(activeFacts(apply(told, [show])).map(({ id }) => id)).toEqual(['f1'])
  })

  it('settles a contradiction when one of its sides is taken back', () => {
    const brief = briefWith(
      fact({ topic: 'pay', value: '£42k' }),
      fact({ id: 'f1', topic: 'pay', value: '£50k', conflictsWith: 'f0' }),
    )
    const after = apply(brief, [newOperation({ op: 'withdraw', factId: 'f0', quote: 'no', at: 0 })])
    expect(after.facts[1]?.conflictsWith).toBeNull()
  })

  it('settles a contradiction for the side that is repeated', () => {
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

  it('closes a topic, and reopens it when it gets a fact', () => {
    const closed = apply(briefWith(), [newOperation({ op: 'close', topic: 'growth', reason: 'unknown' })])
    expect(closed.agenda.closed).toEqual([{ topic: 'growth', how: 'unknown' }])
    const open = apply(closed, [add({ topic: 'growth', value: 'chartership paid for' })])
    expect(open.agenda.closed).toEqual([])
  })

  it('does not count a practice as challenged before a reply has asked about it', () => {
    const after = apply(briefWith(), [newOperation({ op: 'challenge', reason: 'manyMusts' })])
    expect(after).toEqual(briefWith())
  })

  it('records each challenged ground once, and that the manager has finished', () => {
    const challenge = newOperation({ op: 'challenge', reason: 'age' })
    const after = apply(briefWith(), [challenge, challenge, newOperation({ op: 'finish' })])
    expect(after.agenda).toMatchObject({ challenged: ['age'], finished: true })
  })
})
