import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LineForm } from './line-form'

it('closes the fields while it asks whether to remove the line, and gives the focus back', async () => {
  render(
    <LineForm
      label="Line 3.3.2"
      savedText="Creo"
      savedAudience="candidate"
      value="Creo"
      failure={null}
      onChange={vi.fn()}
      onSave={vi.fn()}
      onCancel={vi.fn()}
    />,
  )
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  await userEvent.click(screen.getByRole('button', { name: 'Remove…' }))
  expect(field.disabled).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(field.disabled).toBe(false)
  expect(document.activeElement).toBe(field)
})
