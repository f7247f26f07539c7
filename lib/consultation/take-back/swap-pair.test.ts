import { expect, it } from 'vitest'
import { swapPair } from './swap-pair'

it.each([
  ['Two days in the office and three at home', 'Three days in the office and two at home'],
  [
    'They get 25 days holiday, two days in the office and three at home',
    'They get 25 days holiday, three days in the office and two at home',
  ],
  ['One day at home and four in the office', 'Four days at home and one in the office'],
  ['Mondays in Leeds and Tuesdays in York', 'Tuesdays in Leeds and Mondays in York'],
  ['Fanuc is a must and Heidenhain nice to have', 'Heidenhain is a must and Fanuc nice to have'],
  ['fanuc is a must and heidenhain nice to have', 'fanuc is nice to have and heidenhain a must'],
  ['60% site and 40% office', '40% site and 60% office'],
  ['four on and two off', 'two on and four off'],
])('turns “%s” round', (said, meant) => {
  expect(swapPair(said)).toBe(meant)
})

it.each([
  '£40k to £50k',
  '2 in Leeds, 3 in York and 4 in Hull',
  'Interview first, then a test',
  '25 days holiday',
])('turns nothing round in “%s”', (said) => {
  expect(swapPair(said)).toBeNull()
})
