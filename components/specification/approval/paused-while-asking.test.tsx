import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApprovalProvider, useApproval } from '@/components/specification/approval-context'
import { PausedWhileAsking } from './paused-while-asking'

function Toggle() {
  const { isAskingOthers, setAskingOthers } = useApproval()
  return (
    <button type="button" onClick={() => setAskingOthers(!isAskingOthers)}>
      Ask others
    </button>
  )
}

it('takes the form for an approval away while others are asked, and keeps what was typed in it', () => {
  render(
    <ApprovalProvider revision={0}>
      <Toggle />
      <PausedWhileAsking>
        <input aria-label="Approved by" />
      </PausedWhileAsking>
    </ApprovalProvider>,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Jo Barrow' } })
  fireEvent.click(screen.getByRole('button'))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'Finish or cancel that' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Jo Barrow')
  expect(screen.queryByRole('link')).toBeNull()
})
