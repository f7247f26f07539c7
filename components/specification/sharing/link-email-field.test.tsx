import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinkEmailField } from './link-email-field'

const describe = (isMailSetUp: boolean) => {
  const { unmount } = render(
    <LinkEmailField isMailSetUp={isMailSetUp} value="" error={undefined} onChange={() => undefined} />,
  )
  const field = screen.getByLabelText(/^Their email/)
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const text = ids.map((id) => document.getElementById(id)?.textContent).join('')
  unmount()
  return text
}

it('says what this installation does with an address', () => {
  expect(describe(true)).toBe('We email them the link.')
  expect(describe(false)).toBe('This site doesn’t send email. Copy the link and send it yourself.')
})
