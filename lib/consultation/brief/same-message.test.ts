import { expect, it } from 'vitest'
import { briefOf, createIdCounter, newOperation } from '@/tests/support/briefs'
import { activeFacts } from './facts'
import { applyOperations } from './operations'
import { verifyOperations } from './verify'

const message =
  'Write Allen-Bradley code. We pay 42 to 47k, keep the pay out of the advert. We are Siemens now, not Allen-Bradley.'
const duty = newOperation({
  op: 'add',
  topic: 'responsibilities',
  strength: 'must',
  quote: 'Write Allen-Bradley code',
  value: 'Write Allen-Bradley code',
})
const pay = newOperation({
  op: 'add',
  topic: 'pay',
  strength: 'must',
  quote: 'We pay 42 to 47k',
  value: '42 to 47k',
})
const replace = newOperation({
  op: 'replace',
  factId: 'Write Allen-Bradley code',
  topic: 'responsibilities',
  strength: 'must',
  quote: 'We are Siemens now, not Allen-Bradley',
  value: 'Write Siemens code',
})
const agencyOnly = newOperation({
  op: 'agencyOnly',
  factId: '42 to 47k',
  quote: 'keep the pay out of the advert',
})

it('corrects a fact of the same message, and keeps one of it from candidates', () => {
  const first = verifyOperations([duty, pay, replace, agencyOnly], message, briefOf(), 'model')
  expect(first.refused).toEqual([])
  // They are checked again before they are stored.
  const { operations, refused } = verifyOperations(first.operations, message, briefOf(), 'model')
  expect(refused).toEqual([])
  const source = { messageId: 'm9', because: 'test', message }
  const facts = activeFacts(applyOperations(briefOf(), operations, source, createIdCounter()))
  expect(facts.map(({ value, audience }) => [value, audience])).toEqual([
    ['Write Siemens code', 'candidate'],
    ['42 to 47k', 'agency'],
  ])
  expect(facts[1]?.slot).toMatchObject({ kind: 'pay', inAdvert: false })
})

it('changes nothing of a message that said no such thing', () => {
  const { operations, refused } = verifyOperations([pay, replace], message, briefOf(), 'model')
  expect(operations.map(({ op }) => op)).toEqual(['add'])
  expect(refused.map(({ reason }) => reason)).toEqual(['incomplete'])
})
