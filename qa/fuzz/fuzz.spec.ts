import { expect, test } from '@/tests/api/support/fixtures'
import { fuzz } from './run'

/** The beginning of what `npm run qa -- fuzz` sends. */
const FIRST_CASES = { seed: 20_260_101, first: 0, count: 250 }

test('the first fuzz cases find no fault', async ({ app, website }) => {
  const { faults, isIntact, statuses } = await fuzz(app.url, website, FIRST_CASES)
  expect(faults).toEqual([])
  expect(isIntact).toBe(true)
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '404', '422']))
})
