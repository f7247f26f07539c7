import { describe, expect, it } from 'vitest'
import { briefOf } from '@/tests/support/briefs'
import { cardSchema } from './card-schema'
import { describeCard } from './card-text'
import { applyCard } from './cards'
import { toUndo, undoTurn } from './undo'

const FACT_ID = '0198f3a1-7d40-7000-8000-1b9e5c3a7f26'
const weigh = (...weights: [factId: string, words: string, strength: 'must' | 'nice' | 'learnable'][]) => ({
  kind: 'weigh' as const,
  value: { weights: weights.map(([factId, words, strength]) => ({ factId, words, strength })) },
})
const BRIEF = briefOf(
  ['technical', 'AutoCAD'],
  ['technical', 'Tekla.', 'must', { locked: true }],
  ['experience', 'Site work', 'nice'],
)
const CARD = weigh(['f0', 'AutoCAD', 'must'], ['f1', 'Tekla.', 'nice'], ['f2', 'Site work', 'learnable'])
const apply = (card: typeof CARD) => applyCard(BRIEF, card, { messageId: 'm2', at: 0 }, () => 'new')

describe('the card that weighs requirements', () => {
  it('is a readable message in the transcript', () => {
    expect(describeCard(CARD)).toBe('Must have: AutoCAD. Nice to have: Tekla. Can be learned: Site work.')
  })

  it('changes the strength of entries, locked ones too, and is evidence of what it changed', () => {
    const { facts } = apply(CARD)
    expect(facts.map(({ strength }) => strength)).toEqual(['must', 'nice', 'learnable'])
    expect(facts.map(({ evidence }) => evidence.some(({ kind }) => kind === 'card'))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('changes nothing for entries that have gone', () => {
    const brief = briefOf(['technical', 'AutoCAD', 'must', { state: 'withdrawn' }])
    const card = weigh(['f0', 'AutoCAD', 'nice'], ['f9', 'Tekla', 'nice'])
    expect(applyCard(brief, card, { messageId: 'm2', at: 0 }, () => 'new')).toEqual(brief)
  })

  it('can be undone', () => {
    const after = apply(CARD)
    expect(undoTurn(after, toUndo(BRIEF, after)).facts).toEqual(BRIEF.facts)
  })

  it.each([
    [[]],
    [[{ factId: 'f0', words: 'AutoCAD', strength: 'must' }]],
    [[{ factId: FACT_ID, words: '', strength: 'must' }]],
    [[{ factId: FACT_ID, words: 'AutoCAD', strength: 'notApplicable' }]],
  ])('refuses %j', (weights) => {
    expect(cardSchema.safeParse({ kind: 'weigh', value: { weights } }).success).toBe(false)
  })
})
