import { expect, it } from 'vitest'
import { describeReadiness } from './consultation-actions'

it('does not invite to the summary while nothing is settled', () => {
  expect(describeReadiness(true, false, 0)).toMatch(/^Nothing is settled yet\./)
  expect(describeReadiness(true, false, 1)).toMatch(/^You can generate the summary now\./)
  expect(describeReadiness(false, false, 0)).toBe('Answer at least one question first.')
})
