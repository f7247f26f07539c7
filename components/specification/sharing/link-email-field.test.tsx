import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinkEmailField } from './link-email-field'

const show = (isMailSetUp: boolean) =>
  render(<LinkEmailField isMailSetUp={isMailSetUp} value="" error={undefined} onChange={() => undefined} />)

it('says what becomes of an address', () => {
  show(true)
  const ids =
    screen
      .getByLabelText(/^Their email/)
      .getAttribute('aria-describedby')
      ?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent).join('')).toBe('We email them the link.')
})

it('asks for no address where nothing can be sent', () => {
  show(false)
  expect(screen.queryByLabelText(/^Their email/)).toBeNull()
  expect(screen.getByText('This site doesn’t send email. Copy the link and send it yourself.')).toBeTruthy()
})
