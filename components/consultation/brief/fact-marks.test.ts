import { describe, expect, it } from 'vitest'
import type { Fact } from '@/lib/consultation/brief/schema'
import { groupMarksByMessage, splitAtMarks } from './fact-marks'

const fact = (id: string, fields: Partial<Fact>): Fact => ({
  id,
  topic: 'technical',
  value: id,
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
  ...fields,
})

describe('groupMarksByMessage', () => {
  it('says which entries conflict', () => {
    const pay = (id: string, start: number): Fact =>
      fact(id, {
        topic: 'pay',
        conflictsWith: id === 'b' ? 'a' : null,
        evidence: [{ kind: 'message', id: 'm', start, end: start + 1 }],
      })
    const work = fact('c', { evidence: [{ kind: 'message', id: 'm', start: 4, end: 5 }] })
    expect(groupMarksByMessage([pay('a', 0), pay('b', 2), work]).get('m')).toEqual([
      { factId: 'a', start: 0, end: 1, isInConflict: true },
      { factId: 'b', start: 2, end: 3, isInConflict: true },
      { factId: 'c', start: 4, end: 5 },
    ])
  })

  it('collects the evidence of active facts by message', () => {
    const marks = groupMarksByMessage([
      fact('a', {
        evidence: [
          { kind: 'message', id: 'm', start: 0, end: 2 },
          { kind: 'handEdit', id: 'a', start: 0, end: 1 },
        ],
      }),
      fact('b', { evidence: [{ kind: 'message', id: 'm', start: 3, end: 4 }] }),
      fact('gone', { state: 'withdrawn', evidence: [{ kind: 'message', id: 'm', start: 5, end: 6 }] }),
    ])
    expect([...marks]).toEqual([
      [
        'm',
        [
          { factId: 'a', start: 0, end: 2 },
          { factId: 'b', start: 3, end: 4 },
        ],
      ],
    ])
  })
})

describe('splitAtMarks', () => {
  const shape = (text: string, ...marks: { factId: string; start: number; end: number }[]) =>
    splitAtMarks(text, marks).map((segment) => [segment.text, segment.factIds.join()])

  it('returns a text without marks as one segment', () => {
    expect(shape('plain words')).toEqual([['plain words', '']])
  })

  it('splits a text at the edges of overlapping marks', () => {
    expect(shape('0123456789', { factId: 'a', start: 2, end: 6 }, { factId: 'b', start: 4, end: 8 })).toEqual(
      [
        ['01', ''],
        ['23', 'a'],
        ['45', 'a,b'],
        ['67', 'b'],
        ['89', ''],
      ],
    )
  })

  it('lists a fact once where two of its marks overlap', () => {
    expect(shape('ab', { factId: 'a', start: 0, end: 2 }, { factId: 'a', start: 0, end: 2 })).toEqual([
      ['ab', 'a'],
    ])
  })

  it('keeps every character when marks reach outside the text', () => {
    const segments = splitAtMarks('£60k', [
      { factId: 'a', start: -3, end: 2 },
      { factId: 'b', start: 3, end: 99 },
    ])
    expect(segments.map(({ text }) => text).join('')).toBe('£60k')
  })

  it('returns no segment for an empty text', () => {
    expect(splitAtMarks('', [{ factId: 'a', start: 0, end: 4 }])).toEqual([])
  })
})
