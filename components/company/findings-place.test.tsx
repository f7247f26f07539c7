import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { setWindowWidth } from '@/tests/support/window-width'
import { useBesideForm, useFindingsPlace } from './findings-place'

function Finding() {
  const [isRejected, setRejected] = useState(false)
  return (
    <button type="button" onClick={() => setRejected(true)}>
      {isRejected ? 'Rejected' : 'Reject'}
    </button>
  )
}

function Layout() {
  const isBeside = useBesideForm()
  const { ref, rendered } = useFindingsPlace(<Finding />)
  return (
    <>
      <form aria-label="Company">{isBeside ? null : <div ref={ref} />}</form>
      {isBeside ? <div ref={ref} /> : null}
      {rendered}
    </>
  )
}

it('moves the findings with the width of the window and keeps what was decided in them', async () => {
  setWindowWidth(768)
  render(<Layout />)
  const form = screen.getByRole('form')
  expect(form.contains(screen.getByRole('button'))).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }))
  setWindowWidth(1440)
  expect(form.contains(screen.getByRole('button', { name: 'Rejected' }))).toBe(false)
  setWindowWidth(768)
  expect(form.contains(screen.getByRole('button', { name: 'Rejected' }))).toBe(true)
})
