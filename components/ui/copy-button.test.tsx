import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CopyButton } from './copy-button'

it('copies and says so in itself until it is left', async () => {
  const user = userEvent.setup()
  render(<CopyButton value="https://spanwright.example/x" noun="link" />)
  const button = screen.getByRole('button', { name: 'Copy the link' })
  await user.click(button)
  expect(await navigator.clipboard.readText()).toBe('https://spanwright.example/x')
  expect(button.textContent).toBe('Copied the link')
  expect(screen.getByRole('status').textContent).toBe('Copied the link.')
  await user.tab()
  expect(button.textContent).toBe('Copy the link')
})

it('says what to do where the browser does not allow it', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  render(<CopyButton value="x" noun="password" />)
  await user.click(screen.getByRole('button'))
  expect(screen.getByText('We couldn’t copy the password. Select it and copy it.')).toBeDefined()
})
