import { expect, it } from 'vitest'
import type { RoundView } from '@/lib/sharing/rounds/schema'
import { describeTurn, describeWaiting } from './describe-round'

type Approver = RoundView['approvers'][number]

const approver = (name: string, rest: Partial<Approver> = {}): Approver => ({
  id: name,
  name,
  state: 'waiting',
  isYou: false,
  isTurn: true,
  decidedAt: null,
  reason: null,
  ...rest,
})
const round = (...approvers: Approver[]): RoundView => ({
  id: 'r',
  inOrder: false,
  state: 'open',
  createdAt: '',
  endedAt: null,
  approvers,
})

it('lets the approver whose turn it is approve, and anyone if nobody in particular was asked', () => {
  expect(describeWaiting(null)).toBeNull()
  expect(describeWaiting({ ...round(approver('Priya')), state: 'voided' })).toBeNull()
  expect(describeWaiting(round(approver('Priya'), approver('Jo', { isYou: true })))).toBeNull()
})

it('says whom everyone else waits for', () => {
  expect(describeWaiting(round(approver('Priya'), approver('Sam')))).toBe(
    'Waiting for Priya and Sam to approve.',
  )
  expect(
    describeWaiting(
      round(approver('Priya'), approver('Jo', { isYou: true, isTurn: false, state: 'approved' })),
    ),
  ).toBe('You’ve approved. Waiting for Priya to approve.')
  expect(describeWaiting(round(approver('Priya'), approver('Jo', { isYou: true, isTurn: false })))).toBe(
    'It isn’t your turn yet. Waiting for Priya to approve.',
  )
})

it('names in the heading those whose turn it is', () => {
  expect(describeTurn(null)).toBeNull()
  expect(describeTurn({ ...round(approver('Priya')), state: 'voided' })).toBeNull()
  expect(describeTurn(round(approver('Priya'), approver('Jo', { isYou: true })))).toBe('Your turn to approve')
  expect(describeTurn(round(approver('Priya'), approver('Jo', { isYou: true, isTurn: false })))).toBe(
    'Waiting for Priya to approve',
  )
})
