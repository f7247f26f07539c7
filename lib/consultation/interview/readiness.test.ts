import { expect, it } from 'vitest'
import { applyOperations } from '@/lib/consultation/brief/operations'
import { briefOf, newOperation } from '@/tests/support/briefs'
import { readiness } from './topics-to-ask'

it('does not wait for a reason that candidates read as what draws them', () => {
  const brief = briefOf(['driver', 'we won a five-year contract'])
  const shown = newOperation({ op: 'forCandidates', factId: 'f0', quote: 'tell them', at: 0 })
  const after = applyOperations(brief, [shown], { messageId: 'm2', because: 'test' }, () => 'n1')
  expect(after.facts.map(({ topic }) => topic)).toEqual(['motivation'])
  expect(readiness(after).missing).not.toContain('driver')
  expect(readiness(briefOf(['pay', '£30k'])).missing).toContain('driver')
})
