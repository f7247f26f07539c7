import { expect, it } from 'vitest'
import { describeDeadline, formatDuration } from './deadline'

const due = new Date('2026-11-21T14:00:00Z')

it.each([
  ['2026-11-21T12:00:00Z', 'running', '2 h 0 min left'],
  ['2026-11-21T12:48:30Z', 'running', '1 h 11 min left'],
  ['2026-11-21T13:59:40Z', 'running', '1 min left'],
  ['2026-11-21T14:00:00Z', 'overdue', 'Due now'],
  ['2026-11-21T17:05:00Z', 'overdue', '3 h 5 min overdue'],
  ['2026-11-24T15:30:00Z', 'overdue', '3 d 1 h overdue'],
  ['2026-11-19T13:00:00Z', 'running', '2 d 1 h left'],
])('describes a deadline at %s as %s: %s', (now, state, text) => {
  expect(describeDeadline(due, new Date(now))).toEqual({ state, text })
})

it('never calls a duration no minutes at all', () => {
  expect(formatDuration(20_000)).toBe('under 1 min')
  expect(formatDuration(60_000)).toBe('1 min')
})
