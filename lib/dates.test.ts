import { expect, it } from 'vitest'
import { formatDuration, formatWait } from './dates'

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
  [0, '0 minutes'],
  [1.9, '1 minute'],
  [119, '119 minutes'],
  [120, '2 hours'],
  [2879, '47 hours'],
  [2880, '2 days'],
])('words a duration of %s minutes as "%s"', (minutes, words) => {
  expect(formatDuration(minutes)).toBe(words)
})
