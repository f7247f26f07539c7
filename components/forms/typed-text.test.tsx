import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useTypedText } from './typed-text'

beforeEach(() => sessionStorage.clear())

function Field({ name }: { name: string }) {
  const [text, setText] = useTypedText(name)
  return <input aria-label="Note" value={text ?? ''} onChange={(event) => setText(event.target.value)} />
}

const value = () => screen.getByLabelText<HTMLInputElement>('Note').value

it('keeps typed text over a reload, once and under its own name', () => {
  const first = render(<Field name="note.1" />)
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Call back' } })
  expect(sessionStorage.length).toBe(0)
  fireEvent(window, new Event('pagehide'))
  first.unmount()

  const other = render(<Field name="note.2" />)
  expect(value()).toBe('')
  other.unmount()

  const second = render(<Field name="note.1" />)
  expect(value()).toBe('Call back')
  expect(sessionStorage.length).toBe(0)
  second.unmount()
  render(<Field name="note.1" />)
  expect(value()).toBe('')
})

it('keeps nothing where nothing was typed', () => {
  render(<Field name="note.1" />)
  fireEvent(window, new Event('pagehide'))
  expect(sessionStorage.length).toBe(0)
})
