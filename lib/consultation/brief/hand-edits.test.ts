import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/errors'
import { findConflictingFacts } from './conflicts'
import { applyHandEdit } from './hand-edits'
import { applyOperations } from './operations'
import { type Brief, EMPTY_BRIEF, type Fact } from './schema'

const fact = (id: string, value: string, more: Partial<Fact> = {}): Fact => ({
  id,
  topic: 'pay',
  value,
  strength: 'must',
  state: 'active',
  locked: false,
  conflictsWith: null,
  audience: 'candidate',
  because: 'test',
  vague: false,
  doubt: null,
  slot: null,
  evidence: [{ kind: 'message', id: 'm1', start: 4, end: 12 }],
  ...more,
})
const briefOf = (...facts: Fact[]): Brief => ({ ...EMPTY_BRIEF, facts })
const factById = (brief: Brief, id: string) => brief.facts.find((entry) => entry.id === id)

describe('applyHandEdit', () => {
  it('stores an edited value on one line, locks it and adds the edit to its evidence', () => {
    const edited = applyHandEdit(briefOf(fact('a', '£50,000')), {
      kind: 'edit',
      factId: 'a',
      value: ' £52,000\n to £60,000 ',
    })
    expect(factById(edited, 'a')).toMatchObject({
      value: '£52,000 to £60,000',
      locked: true,
      evidence: [
        { kind: 'message', id: 'm1', start: 4, end: 12 },
        { kind: 'handEdit', id: 'a', start: 0, end: 18 },
      ],
    })
  })

  it('keeps only the newest hand edit as evidence', () => {
    const once = applyHandEdit(briefOf(fact('a', 'one')), { kind: 'edit', factId: 'a', value: 'two' })
    const twice = applyHandEdit(once, { kind: 'edit', factId: 'a', value: 'three' })
    expect(factById(twice, 'a')?.evidence.filter(({ kind }) => kind === 'handEdit')).toEqual([
      { kind: 'handEdit', id: 'a', start: 0, end: 5 },
    ])
  })

  it('changes nothing when the value or strength stays the same', () => {
    const brief = briefOf(fact('a', 'one'))
    expect(applyHandEdit(brief, { kind: 'edit', factId: 'a', value: 'one ' })).toBe(brief)
    expect(applyHandEdit(brief, { kind: 'strength', factId: 'a', strength: 'must' })).toBe(brief)
  })

  it('keeps a hand edit when a later message says something else', () => {
    const edited = applyHandEdit(briefOf(fact('a', '£50,000')), {
      kind: 'edit',
      factId: 'a',
      value: '£55,000',
    })
    const later = applyOperations(
      edited,
      [
        {
          op: 'replace',
          topic: 'pay',
          factId: 'a',
          value: '£48,000',
          strength: 'must',
          reason: null,
          quote: '£48,000',
          at: 0,
        },
      ],
      { messageId: 'm2', because: 'test' },
      () => 'b',
    )
    expect(factById(later, 'a')).toMatchObject({ value: '£55,000', state: 'active' })
  })

  it('sets a strength by hand', () => {
    const changed = applyHandEdit(briefOf(fact('a', 'one')), {
      kind: 'strength',
      factId: 'a',
      strength: 'notApplicable',
    })
    expect(factById(changed, 'a')).toMatchObject({ strength: 'notApplicable', locked: true })
  })

  it('changes whom a fact is for, and nothing else', () => {
    const slot = {
      kind: 'pay',
      min: 5e4,
      max: 5e4,
      unit: 'year',
      currency: 'GBP',
      extras: null,
      inAdvert: true,
    } as const
    const before = briefOf(fact('a', '£50,000', { slot }))
    const hidden = applyHandEdit(before, { kind: 'audience', factId: 'a', audience: 'agency' })
    expect(factById(hidden, 'a')).toEqual(
      fact('a', '£50,000', { audience: 'agency', slot: { ...slot, inAdvert: false } }),
    )
    expect(applyHandEdit(hidden, { kind: 'audience', factId: 'a', audience: 'candidate' })).toEqual(before)
  })

  it.each([
    ['title', 'agency'],
    ['alsoSaid', 'candidate'],
  ] as const)('refuses another audience for %s', (topic, audience) => {
    const from = audience === 'agency' ? 'candidate' : 'agency'
    const brief = briefOf(fact('a', 'Welder', { topic, audience: from }))
    expect(() => applyHandEdit(brief, { kind: 'audience', factId: 'a', audience })).toThrow(AppError)
  })

  it('keeps pay from candidates when it is corrected or edited', () => {
    const brief = briefOf(fact('a', '£50,000', { audience: 'agency' }))
    const edited = applyHandEdit(brief, { kind: 'edit', factId: 'a', value: '£52,000 a year' })
    expect(factById(edited, 'a')).toMatchObject({ audience: 'agency', slot: { min: 52000, inAdvert: false } })
    const correct = (op: 'add' | 'replace') =>
      applyOperations(
        brief,
        [
          {
            op,
            topic: 'pay',
            factId: op === 'add' ? null : 'a',
            value: '£60,000',
            strength: 'must',
            reason: null,
            quote: '£60,000',
            at: 0,
          },
        ],
        { messageId: 'm2', because: 'test' },
        () => 'b',
      )
    expect(factById(correct('replace'), 'b')).toMatchObject({ audience: 'agency' })
    expect(factById(correct('add'), 'b')).toMatchObject({ audience: 'agency', conflictsWith: 'a' })
  })

  it('moves a fact to a topic, whose typed value and audience it takes', () => {
    const brief = briefOf(
      fact('a', '37.5 hours a week', { topic: 'alsoSaid', audience: 'agency' }),
      fact('b', '40 hours a week', { topic: 'hours' }),
    )
    const moved = applyHandEdit(
      { ...brief, agenda: { ...brief.agenda, closed: [{ topic: 'hours', how: 'skipped' }] } },
      { kind: 'move', factId: 'a', topic: 'hours' },
    )
    expect(factById(moved, 'a')).toMatchObject({
      topic: 'hours',
      audience: 'candidate',
      slot: { kind: 'hours', min: 37.5 },
      locked: true,
    })
    expect(moved.agenda.closed).toEqual([])
  })

  it('locks and unlocks a fact without changing its evidence', () => {
    const locked = applyHandEdit(briefOf(fact('a', 'one')), { kind: 'lock', factId: 'a', locked: true })
    expect(factById(locked, 'a')).toEqual(fact('a', 'one', { locked: true }))
    expect(applyHandEdit(locked, { kind: 'lock', factId: 'a', locked: false })).toEqual(
      briefOf(fact('a', 'one')),
    )
  })

  it('removes a fact, ends its contradiction, and restores it', () => {
    const brief = briefOf(fact('a', '£50,000'), fact('b', '£60,000', { conflictsWith: 'a' }))
    const removed = applyHandEdit(brief, { kind: 'remove', factId: 'a' })
    expect(removed.facts.map(({ state, conflictsWith }) => [state, conflictsWith])).toEqual([
      ['withdrawn', null],
      ['active', null],
    ])
    expect(factById(applyHandEdit(removed, { kind: 'restore', factId: 'a' }), 'a')?.state).toBe('active')
  })

  it.each([
    ['a', 'b'],
    ['b', 'a'],
  ])('settles a contradiction for fact %s', (kept, dropped) => {
    const brief = briefOf(
      fact('a', '£50,000', { locked: true }),
      fact('b', '£60,000', { conflictsWith: 'a' }),
    )
    const settled = applyHandEdit(brief, { kind: 'settle', factId: kept })
    expect(factById(settled, kept)).toMatchObject({ state: 'active', conflictsWith: null })
    expect(factById(settled, dropped)).toMatchObject({ state: 'superseded', conflictsWith: null })
  })

  it('keeps both sides of a contradiction', () => {
    const brief = briefOf(fact('a', '£50,000'), fact('b', '£60,000', { conflictsWith: 'a' }))
    const settled = applyHandEdit(brief, { kind: 'keepBoth', factId: 'a' })
    expect(settled.facts.map(({ state, conflictsWith }) => [state, conflictsWith])).toEqual([
      ['active', null],
      ['active', null],
    ])
  })

  it.each(['edit', 'remove', 'settle'] as const)('refuses to %s a fact that a turn superseded', (kind) => {
    const brief = briefOf(fact('a', 'one', { state: 'superseded' }))
    const change = kind === 'edit' ? { kind, factId: 'a', value: 'two' } : { kind, factId: 'a' }
    expect(() => applyHandEdit(brief, change)).toThrow(AppError)
  })
})

describe('findConflictingFacts', () => {
  it('finds the rival of a fact from either side of a contradiction', () => {
    const first = fact('a', '£50,000')
    const second = fact('b', '£60,000', { conflictsWith: 'a' })
    expect(findConflictingFacts([first, second], first)).toEqual([second])
    expect(findConflictingFacts([first, second], second)).toEqual([first])
  })
})
