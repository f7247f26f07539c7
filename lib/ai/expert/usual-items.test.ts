import { expect, it } from 'vitest'
import { briefOf, withAgenda } from '@/tests/support/briefs'
import { usualMissing } from './usual-items'

it('names the usual items that nobody has spoken of', () => {
  expect(usualMissing(briefOf())).toEqual(['interview', 'pension', 'health and safety'])
  const told = briefOf(['benefits', '25 days and a 5% pension'], ['process', 'two rounds'])
  expect(usualMissing(withAgenda(told, { closed: [{ topic: 'healthSafety', how: 'skipped' }] }))).toEqual([])
})
