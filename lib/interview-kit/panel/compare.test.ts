import { expect, it } from 'vitest'
import type { Score } from '@/lib/interview-kit/scorecards/options'
import { compareCandidates } from './compare'

const itemOf = (id: string, kind: 'ownWork' | 'fact') => ({
  id,
  kind,
  lineIds: ['l'],
  question: 'Q',
  probes: [],
  points: [],
  anchors: null,
})
const cardOf = (interviewerId: string, ...scores: (Score | null)[]) => ({
  interviewerId,
  ratings: scores.map((score, index) => ({ itemId: `i${index + 1}`, score, note: '' })),
  recommendation: null,
  reason: '',
  revision: 1,
  submittedAt: '2026-11-22T08:00:00.000Z',
})

it('sets the ratings of each candidate side by side, with how far apart interviewers are', () => {
  const items = [itemOf('i1', 'ownWork'), itemOf('i2', 'ownWork'), itemOf('i3', 'fact')]
  const compared = compareCandidates(items, [
    { id: 'a', scorecards: [cardOf('p', 2, 'notAsked', null), cardOf('t', 5, 3, null)] },
    { id: 'b', scorecards: [] },
  ])
  expect(compared.map(({ item, cells }) => [item.id, cells])).toEqual([
    [
      'i1',
      [
        { candidateId: 'a', scores: [2, 5], notAsked: 0, spread: 3, isApart: true },
        { candidateId: 'b', scores: [], notAsked: 0, spread: null, isApart: false },
      ],
    ],
    [
      'i2',
      [
        { candidateId: 'a', scores: [3], notAsked: 1, spread: null, isApart: false },
        { candidateId: 'b', scores: [], notAsked: 0, spread: null, isApart: false },
      ],
    ],
  ])
})
