import { expect, it } from 'vitest'
import { keepOtherHours } from './hours'

const HOURS = 'Mon-Fri 37.5 hours, 8.30 to 4.30, with one Saturday morning in four'

it.each([
  ['38 hours', 'Mon-Fri 38 hours, 8.30 to 4.30, with one Saturday morning in four'],
  ['8 to 4', 'Mon-Fri 37.5 hours, 8 to 4, with one Saturday morning in four'],
  [
    'Saturday mornings are one in five',
    'Mon-Fri 37.5 hours, 8.30 to 4.30, Saturday mornings are one in five',
  ],
])('keeps what still holds beside %j', (said, expected) => {
  expect(keepOtherHours(HOURS, said)).toBe(expected)
})

it('adds what was not said before', () => {
  expect(keepOtherHours('40 hours, 7 till 3.30', 'Saturdays one in three')).toBe(
    '40 hours, 7 till 3.30, Saturdays one in three',
  )
})

it.each([
  ['40 hours a week', '38 hours'],
  ['40 hours, 7 till 3.30', '38 hours, 8 till 4'],
  ['40 hours, 7 till 3.30', 'four on four off'],
])('takes %j for all of it: %j', (earlier, said) => {
  expect(keepOtherHours(earlier, said)).toBeNull()
})
