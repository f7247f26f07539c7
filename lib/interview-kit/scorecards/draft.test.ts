import { expect, it } from 'vitest'
import {
  countDone,
  EMPTY_DRAFT,
  isSameDraft,
  mergeDrafts,
  type ScorecardDraft,
  toDraft,
  toUpdate,
} from './draft'

const ITEMS = [{ id: 'i1' }, { id: 'i2' }]
const draftOf = (parts: Partial<ScorecardDraft>): ScorecardDraft => ({ ...EMPTY_DRAFT, ...parts })

it('goes to the server in the order of the kit, and comes back the same', () => {
  const draft = draftOf({
    items: { i2: { score: 'notAsked', note: '' } },
    recommendation: 'no',
    reason: 'Why',
  })
  const update = toUpdate(draft, ITEMS, 4)
  expect(update.ratings.map(({ itemId, score }) => [itemId, score])).toEqual([
    ['i1', null],
    ['i2', 'notAsked'],
  ])
  expect(isSameDraft(toDraft({ ...update, submittedAt: null }), draft)).toBe(true)
})

it('keeps what was typed here over what another window saved, and takes the rest from there', () => {
  const base = draftOf({ items: { i1: { score: 3, note: 'Old' }, i2: { score: null, note: '' } } })
  const typed = draftOf({ ...base, items: { ...base.items, i1: { score: 3, note: 'Old and more' } } })
  const server = draftOf({
    items: { i1: { score: 4, note: 'Other' }, i2: { score: 5, note: 'There' } },
    recommendation: 'yes',
  })
  expect(mergeDrafts(typed, base, server)).toEqual({
    items: { i1: { score: 4, note: 'Old and more' }, i2: { score: 5, note: 'There' } },
    recommendation: 'yes',
    reason: '',
  })
})

it('counts an item as done once it has a note, or was not asked', () => {
  const items = (['pastBehaviour', 'ownWork', 'situational', 'fact'] as const).map((kind, index) => ({
    id: `i${index}`,
    kind,
    lineIds: ['l'],
    question: 'Q',
    probes: [],
    points: [],
    anchors: null,
  }))
  const draft = draftOf({
    items: {
      i0: { score: 'notAsked', note: '' },
      i1: { score: 3, note: ' ' },
      i2: { score: 3, note: 'Said so' },
      i3: { score: null, note: 'A fact' },
    },
  })
  expect(countDone(draft, items)).toEqual({ done: 2, of: 3 })
})
