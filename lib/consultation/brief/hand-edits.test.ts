import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/errors'
import { applyChange, rivalsOf } from './hand-edits'
import { applyOperations } from './operations'
import { type Brief, EMPTY_AGENDA, type Fact } from './schema'

const fact = (id: string, value: string, more: Partial<Fact> = {}): Fact => ({
  id,
  topic: 'pay',
  value,
  strength: 'must',
  state: 'active',
  locked: false,
  conflictsWith: null,
  evidence: [{ kind: 'message', id: 'm1', start: 4, end: 12 }],
  ...more,
})
const briefOf = (...facts: Fact[]): Brief => ({ facts, agenda: EMPTY_AGENDA })
const only = (brief: Brief, id: string) => brief.facts.find((entry) => entry.id === id)

describe('applyChange', () => {
  it('writes an edited value on one line, locks it and adds the edit to its evidence', () => {
    const edited = applyChange(briefOf(fact('a', '£50,000')), {
      kind: 'edit',
      factId: 'a',
      value: ' £52,000\n to £60,000 ',
    })
    expect(only(edited, 'a')).toMatchObject({
      value: '£52,000 to £60,000',
      locked: true,
      evidence: [
        { kind: 'message', id: 'm1', start: 4, end: 12 },
        { kind: 'handEdit', id: 'a', start: 0, end: 18 },
      ],
    })
  })

  it('keeps one hand edit, the newest', () => {
    const once = applyChange(briefOf(fact('a', 'one')), { kind: 'edit', factId: 'a', value: 'two' })
    const twice = applyChange(once, { kind: 'edit', factId: 'a', value: 'three' })
    expect(only(twice, 'a')?.evidence.filter(({ kind }) => kind === 'handEdit')).toEqual([
      { kind: 'handEdit', id: 'a', start: 0, end: 5 },
    ])
  })

  it('changes nothing for a value or a strength that stands already', () => {
    const brief = briefOf(fact('a', 'one'))
    expect(applyChange(brief, { kind: 'edit', factId: 'a', value: 'one ' })).toBe(brief)
    expect(applyChange(brief, { kind: 'strength', factId: 'a', strength: 'must' })).toBe(brief)
  })

  it('lets a hand edit outrank what a later message says', () => {
    const edited = applyChange(briefOf(fact('a', '£50,000')), {
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
      { messageId: 'm2' },
      () => 'b',
    )
    expect(only(later, 'a')).toMatchObject({ value: '£55,000', state: 'active' })
  })

  it('sets a strength by hand', () => {
    const changed = applyChange(briefOf(fact('a', 'one')), {
      kind: 'strength',
      factId: 'a',
      strength: 'notApplicable',
    })
    expect(only(changed, 'a')).toMatchObject({ strength: 'notApplicable', locked: true })
  })

  it('locks and unlocks without touching the evidence', () => {
    const locked = applyChange(briefOf(fact('a', 'one')), { kind: 'lock', factId: 'a', locked: true })
    expect(only(locked, 'a')).toEqual(fact('a', 'one', { locked: true }))
    expect(applyChange(locked, { kind: 'lock', factId: 'a', locked: false })).toEqual(
      briefOf(fact('a', 'one')),
    )
  })

  it('removes a fact, ends its contradiction, and takes the removal back', () => {
    const brief = briefOf(fact('a', '£50,000'), fact('b', '£60,000', { conflictsWith: 'a' }))
    const removed = applyChange(brief, { kind: 'remove', factId: 'a' })
    expect(removed.facts.map(({ state, conflictsWith }) => [state, conflictsWith])).toEqual([
      ['withdrawn', null],
      ['active', null],
    ])
    expect(only(applyChange(removed, { kind: 'restore', factId: 'a' }), 'a')?.state).toBe('active')
  })

  it.each([
    ['a', 'b'],
    ['b', 'a'],
  ])('settles a contradiction for %s', (kept, lost) => {
    const brief = briefOf(
      fact('a', '£50,000', { locked: true }),
      fact('b', '£60,000', { conflictsWith: 'a' }),
    )
    const settled = applyChange(brief, { kind: 'settle', factId: kept })
    expect(only(settled, kept)).toMatchObject({ state: 'active', conflictsWith: null })
    expect(only(settled, lost)).toMatchObject({ state: 'superseded', conflictsWith: null })
  })

  it('keeps both sides of a contradiction', () => {
    const brief = briefOf(fact('a', '£50,000'), fact('b', '£60,000', { conflictsWith: 'a' }))
    const settled = applyChange(brief, { kind: 'keepBoth', factId: 'a' })
    expect(settled.facts.map(({ state, conflictsWith }) => [state, conflictsWith])).toEqual([
      ['active', null],
      ['active', null],
    ])
  })

  it.each(['edit', 'remove', 'settle'] as const)(
    'refuses to %s a fact that a turn has superseded',
    (kind) => {
      const brief = briefOf(fact('a', 'one', { state: 'superseded' }))
      const change = kind === 'edit' ? { kind, factId: 'a', value: 'two' } : { kind, factId: 'a' }
      expect(() => applyChange(brief, change)).toThrow(AppError)
    },
  )
})

describe('rivalsOf', () => {
  it('finds the other side of a contradiction from either side', () => {
    const one = fact('a', '£50,000')
    const other = fact('b', '£60,000', { conflictsWith: 'a' })
    expect(rivalsOf([one, other], one)).toEqual([other])
    expect(rivalsOf([one, other], other)).toEqual([one])
  })
})
