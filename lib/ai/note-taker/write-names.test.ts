import { expect, it } from 'vitest'
import type { Brief } from '@/lib/consultation/brief/schema'
import { briefOf, createIdCounter } from '@/tests/support/briefs'
import { writeSpecification } from './write'

const write = (brief: Brief, messages: ReadonlyMap<string, string> = new Map()) =>
  writeSpecification({
    brief,
    company: { name: 'Castle Pumps', description: null, industry: null, size: null },
    jobTitle: 'Fitter',
    houseRules: [],
    messages,
    newId: createIdCounter(),
  }).lines

it('keeps a line from candidates that has a name which the manager asked to leave out', () => {
  const brief = briefOf(['culture', 'you report to Dawn in the office'])
  const isHeld = (messages?: ReadonlyMap<string, string>) =>
    write(brief, messages).some(({ isUnfit }) => isUnfit === true)
  expect(isHeld(new Map([['m', 'Leave Dawn’s name out']]))).toBe(true)
  expect(isHeld()).toBe(false)
})

it('calls the manager by the job that the line gives', () => {
  const lines = write(briefOf(['culture', 'Reports to me, I’m plant manager']))
  expect(lines.map(({ text }) => text)).toContain('You’ll report to the plant manager')
})
