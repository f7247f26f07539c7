import { expect, it } from 'vitest'
import { describeExample } from './examples'
import { NEEDS } from './needs'
import { SECTION_KEYS } from './options'
import { factForSection } from './topic-of-section'

it('has an example for every detail that can be filled in', () => {
  const without = SECTION_KEYS.filter((section) => factForSection(section) && !describeExample(section))
  expect(without).toEqual([])
  expect(describeExample('overview')).toBeUndefined()
})

it('ends each example as one sentence', () => {
  for (const section of SECTION_KEYS) expect(describeExample(section) ?? '.').toMatch(/[^.]\.$|^\.$/)
})

it('says of pay what an approval takes', () => {
  const pay = NEEDS.find(({ topic }) => topic === 'pay')
  expect(pay?.isMet?.(describeExample('compensation') ?? '')).toBe(true)
})
