import { describe, expect, it } from 'vitest'
import { moveBound, namedRight, restatePay } from './bounds'

describe('moveBound', () => {
  it.each([
    ['£31,000 to £36,000', 'Maximum £38,500', '£31,000 to £38,500'],
    ['£31k to £36k', 'the top rate is 39', '£31k to £39k'],
    ['£41,000 to £48,000 a year', 'not 48, 46 max', '£41,000 to £46,000 a year'],
    ['The pay is £62,000', '60 max', 'The pay is up to £60,000'],
    ['£31,000', 'max £34,000', '£31,000 to £34,000'],
    ['up to £31,000', 'top end is £34,000 actually', 'up to £34,000'],
    ['£17.20 to £19 an hour', 'sorry, bottom end should be £18', '£18 to £19 an hour'],
    ['Salary 33 to 38', '35 max', 'Salary 33 to 35'],
    ['thirty to thirty six thousand', 'thirty four is the top', 'thirty to thirty four thousand'],
    ['£31k to £36k', 'at least £33k', '£33k to £36k'],
  ])('%s: %s', (value, words, moved) => {
    expect(moveBound(value, words)).toBe(moved)
  })

  it.each([
    ['£31,000 to £36,000', 'max three days a week'],
    ['£31,000 to £36,000', 'at least 5 years in a foundry'],
    ['£31,000 to £36,000', '37 hours, maximum 40'],
    ['£31,000 to £36,000', 'the bonus is £2,000 max'],
    ['£31,000 to £36,000', 'it is £38,000'],
    ['25 days', '28 max'],
  ])('leaves %s alone: %s', (value, words) => {
    expect(moveBound(value, words)).toBeNull()
  })
})

describe('restatePay', () => {
  it.each([
    ['£42,500 a year', 'it’s 43.2 now', '£43,200 a year'],
    ['£42,500', 'call it 42.5', '£42,500'],
    ['£42,500', 'it went up in October, it’s 43.2 now', '£43,200'],
    ['45k', 'no, make it 47', '47k'],
    ['£45k a year', 'sorry, £47k', '£47k a year'],
    ['Basic £31,000', 'it’s £32,000 now', 'Basic £32,000'],
  ])('%s: %s', (value, words, restated) => {
    expect(restatePay(value, words)).toBe(restated)
  })

  it.each([
    ['£31,000', 'a 20% bonus'],
    ['£31,000', '37 hours'],
    ['£31,000', 'the team is 12 now'],
    ['£31,000', 'make it 5'],
    ['£18 an hour', 'make it 19'],
  ])('leaves %s alone: %s', (value, words) => {
    expect(restatePay(value, words)).toBeNull()
  })
})

describe('namedRight', () => {
  it.each([
    ['The £16.50 is right', '£16.50'],
    ['yes, Leeds is correct.', 'Leeds'],
    ['38 hours was the right figure', '38 hours'],
    ['The Sage is right, leave it.', 'Sage'],
    ['no, leave Xero as it is', 'Xero'],
  ])('%s', (words, named) => {
    expect(namedRight(words)).toBe(named)
  })

  it.each([
    'Somebody who is right for the team',
    'Check that the stock is right and log it',
    'Leave the van in the yard',
  ])('finds nothing in %s', (words) => {
    expect(namedRight(words)).toBeNull()
  })
})
