import { expect, it } from 'vitest'
import { LAW_CARDS } from './law/cards'
import { PROCESS_CARDS } from './process/cards'
import { findDue, toPayReview, toReview } from './review'

const reviews = [
  toReview('guide', 'welder', '2026-01-31'),
  toReview('law', 'age', '2026-01-31'),
  toReview('process', 'records', '2025-08-31'),
  toPayReview('2025 provisional', '2025-04-05'),
]
const namesDue = (today: string) => findDue(reviews, today).map(({ name }) => name)

it('lists what is due, the longest overdue first', () => {
  expect(namesDue('2026-02-27')).toEqual([])
  expect(namesDue('2026-07-31')).toEqual(['records', 'age'])
  expect(namesDue('2026-10-31')).toEqual(['records', 'age'])
  expect(namesDue('2027-01-31')).toEqual(['records', 'age', 'ASHE Table 14.7a, 2025 provisional', 'welder'])
})

it.each([...LAW_CARDS, ...PROCESS_CARDS])('has a short, dated text with its source on card $id', (card) => {
  expect(card.text.split(/\s+/).length).toBeLessThanOrEqual(60)
  expect(card.text).toMatch(/^[A-Z“].*\.$/)
  expect(card.source.length).toBeGreaterThan(10)
  expect(card.url).toMatch(/^https:\/\/[\w.-]+\/\S+$/)
  expect(card.reviewed).toMatch(/^20\d\d-\d\d-\d\d$/)
})

it('has every card under its own id', () => {
  const ids = [...LAW_CARDS, ...PROCESS_CARDS].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
