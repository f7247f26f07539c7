import { expect, it } from 'vitest'
import { findTurns } from './turn'

const approver = (position: number, state: 'waiting' | 'approved' = 'waiting') => ({ position, state })

it('asks everyone at once, and leaves out who has decided', () => {
  const approvers = [approver(0), approver(1, 'approved'), approver(2)]
  expect(findTurns({ inOrder: false, approvers })).toEqual([approvers[0], approvers[2]])
})

it('asks one after the other in order', () => {
  const approvers = [approver(2), approver(0, 'approved'), approver(1)]
  expect(findTurns({ inOrder: true, approvers })).toEqual([approvers[2]])
  expect(findTurns({ inOrder: true, approvers: [approver(0, 'approved')] })).toEqual([])
})
