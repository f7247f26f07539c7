import { expect, it } from 'vitest'
import { formatDuration, formatRecent, formatWait } from './dates'

it.each([
  [1, 'in 1 second'],
  [0.2, 'in 1 second'],
  [60, 'in 60 seconds'],
  [91, 'in 2 minutes'],
  [3412, 'in 57 minutes'],
  [3600, 'in 60 minutes'],
  [5401, 'in 2 hours'],
  [86_400, 'in 24 hours'],
])('words a wait of %s seconds as "%s"', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words)
})

it.each([
  [0.4, 'under a minute'],
  [1, '1 minute'],
  [1.9, '1 minute'],
  [119, '119 minutes'],
  [120, '2 hours'],
  [2879, '47 hours'],
  [2880, '2 days'],
])('words a duration of %s minutes as "%s"', (minutes, words) => {
  expect(formatDuration(minutes)).toBe(words)
})

it.each([
  ['2026-11-28T21:36:00Z', 'today, 21:36'],
  ['2026-11-27T09:05:00Z', 'yesterday, 09:05'],
  ['2026-11-26T09:05:00Z', '26 November 2026'],
])('words the moment %s as "%s" on the evening of 28 November', (moment, words) => {
  expect(formatRecent(new Date(moment), new Date('2026-11-28T22:00:00Z'))).toBe(words)
})

it('goes by the day in the UK', () => {
  expect(formatRecent(new Date('2026-06-30T23:30:00Z'), new Date('2026-07-01T08:00:00Z'))).toBe(
    'today, 00:30',
  )
})
