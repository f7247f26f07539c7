import { describe, expect, it } from 'vitest'
import type { Fact } from '@/lib/consultation/brief/schema'
import { groupMarksByMessage, splitAtMarks } from './fact-marks'

const fact = (id: string, more: Partial<Fact>): Fact => ({
  id,
  topic: 'technical',
  value: id,
  strength: 'must',
  state: 'active',
  locked: false,
  conflictsWith: null,
  evidence: [],
  ...more,
})

describe('marksByMessage', () => {
  it('collects the words of standing facts by message', () => {
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

describe('toSegments', () => {
  const shape = (text: string, ...marks: { factId: string; start: number; end: number }[]) =>
    splitAtMarks(text, marks).map((segment) => [segment.text, segment.factIds.join()])

  it('leaves a text without marks whole', () => {
    expect(shape('plain words')).toEqual([['plain words', '']])
  })

  it('cuts at the edges of overlapping marks', () => {
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

  it('names a fact once where two of its marks cover the same words', () => {
    expect(shape('ab', { factId: 'a', start: 0, end: 2 }, { factId: 'a', start: 0, end: 2 })).toEqual([
      ['ab', 'a'],
    ])
  })

  it('never loses a character, whatever the marks say', () => {
    const segments = splitAtMarks('£60k', [
      { factId: 'a', start: -3, end: 2 },
      { factId: 'b', start: 3, end: 99 },
    ])
    expect(segments.map(({ text }) => text).join('')).toBe('£60k')
  })

  it('gives an empty text no segment', () => {
    expect(splitAtMarks('', [{ factId: 'a', start: 0, end: 4 }])).toEqual([])
  })
})
