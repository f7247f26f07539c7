import { expect, it } from 'vitest'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { writeSpecification } from './write'

it('keeps a line from candidates that has a name which the manager asked to leave out', () => {
  const brief = briefOf(['culture', 'you report to Dawn in the office'])
  const messages = new Map([['m', 'Leave Dawn’s name out']])
  const unfitOf = (said: ReadonlyMap<string, string>) =>
    writeSpecification({
      brief,
      company: { name: 'Castle Pumps', description: null, industry: null, size: null },
      jobTitle: 'Fitter',
      houseRules: [],
      messages: said,
      newId: createIdCounter(),
    }).lines.some(({ isUnfit }) => isUnfit === true)
  expect(unfitOf(messages)).toBe(true)
  expect(unfitOf(new Map())).toBe(false)
})
