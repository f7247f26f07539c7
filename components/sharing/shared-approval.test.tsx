import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SharedApprovalState } from './shared-approval'

it('promises an email only to a reader whose address is known', () => {
  const { rerender } = render(<SharedApprovalState state="waiting" isEmailed />)
  expect(screen.getByRole('note').textContent).toContain('We’ll email you when it is.')
  rerender(<SharedApprovalState state="waiting" isEmailed={false} />)
  expect(screen.getByRole('note').textContent).toContain('Ask the person who sent you the link')
  expect(screen.getByRole('note').textContent).not.toContain('We’ll email you')
})

it('shows the reader’s own refusal without the colour of an error', () => {
  render(<SharedApprovalState state="declined" isEmailed={false} />)
  expect(screen.getByRole('note').dataset.variant).toBe('default')
})
