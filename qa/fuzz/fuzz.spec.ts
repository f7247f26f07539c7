import { fuzz } from '@/qa/fuzz/run'
import { expect, test } from '@/tests/api/support/fixtures'

/** The beginning of what `npm run fuzz` sends. */
const FIRST_CASES = { seed: 20_260_101, first: 0, count: 250 }

test('the first cases of the fuzzer find nothing', async ({ app, website }) => {
  const { complaints, intact, statuses } = await fuzz(app, website, FIRST_CASES)
  expect(complaints).toEqual([])
  expect(intact).toBe(true)
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '401', '404', '422']))
})
