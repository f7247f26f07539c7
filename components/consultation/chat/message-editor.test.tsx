import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import MessageEditor from './message-editor'

function show(onSend = vi.fn(async (): Promise<string | null> => null)) {
  const onCancel = vi.fn()
  render(<MessageEditor text="AutoCAD" hasCheckedLines={false} onSend={onSend} onCancel={onCancel} />)
  return { onSend, onCancel, field: screen.getByRole('textbox', { name: 'Your message' }) }
}

it('takes the focus and sends the new words on Enter', async () => {
  const { onSend, field } = show()
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, ' or Revit{Enter}')
  expect(onSend).toHaveBeenCalledExactlyOnceWith('AutoCAD or Revit')
})

it('cancels on Escape, and sends nothing where nothing changed', async () => {
  const { onSend, onCancel, field } = show()
  await userEvent.type(field, '{Escape}')
  await userEvent.type(field, '{Enter}')
  expect(onCancel).toHaveBeenCalledTimes(2)
  expect(onSend).not.toHaveBeenCalled()
})

it('keeps the words and says why where it did not work', async () => {
  const { field } = show(vi.fn(async () => 'We’ve already written a specification from this message.'))
  await userEvent.type(field, '!{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('already written')
  expect(field).toHaveProperty('value', 'AutoCAD!')
})

it('says what becomes of an advert’s lines that were checked', () => {
  render(<MessageEditor text="AutoCAD" hasCheckedLines onSend={async () => null} onCancel={vi.fn()} />)
  expect(screen.getByText(/takes the lines you checked out of the brief/)).toBeTruthy()
})
