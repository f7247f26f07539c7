import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApprovalProvider, useApproval } from '@/components/specification/approval-context'
import type { RoundView } from '@/lib/sharing/rounds/schema'
import { TestRouter } from '@/tests/support/app-router'
import { RoundPanel } from './round-panel'

const JO = { id: 'jo', name: 'Jo', isYou: true, decidedAt: null, reason: null }
const PRIYA = { ...JO, id: 'priya', name: 'Priya Shah', isYou: false }

function AskOthers() {
  const { setAskingOthers } = useApproval()
  return (
    <button type="button" onClick={() => setAskingOthers(true)}>
      Ask others
    </button>
  )
}

function show(state: RoundView['state'], approvers: RoundView['approvers']) {
  const round = { id: 'r', inOrder: true, state, createdAt: '', endedAt: null, approvers }
  render(
    <ApprovalProvider revision={0}>
      <AskOthers />
      <RoundPanel specificationId="s1" companyId="c1" round={round} isOwner isMailSetUp={false} />
    </ApprovalProvider>,
    { wrapper: TestRouter },
  )
}

it('says whose turn it is, with the way to decide', () => {
  show('open', [
    { ...JO, state: 'waiting', isTurn: true },
    { ...PRIYA, state: 'waiting', isTurn: false },
  ])
  expect(screen.getByRole('heading', { name: 'Your turn to approve' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Decide now' })).toBeTruthy()
})

it('names in the heading those who are waited for', () => {
  show('open', [
    { ...JO, state: 'approved', isTurn: false },
    { ...PRIYA, state: 'waiting', isTurn: true },
  ])
  expect(screen.getByRole('heading', { name: 'Waiting for Priya Shah to approve' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Decide now' })).toBeNull()
})

it('says who declined', () => {
  show('declined', [
    { ...JO, state: 'approved', isTurn: false },
    { ...PRIYA, state: 'declined', isTurn: false, reason: 'Too low.' },
  ])
  expect(screen.getByText('Priya Shah declined')).toBeTruthy()
})

it('shows the links alone until they are passed on', () => {
  show('open', [
    { ...JO, state: 'waiting', isTurn: true },
    { ...PRIYA, state: 'waiting', isTurn: false },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Ask others' }))
  expect(screen.getByRole('heading', { name: 'Links for approval' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Decide now' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cancel this round' })).toBeNull()
})
