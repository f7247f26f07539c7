import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ContinueElsewhere } from './continue-elsewhere'

const show = (notice?: string) =>
  render(
    <ContinueElsewhere
      notice={notice}
      isMailSetUp
      companies={[{ id: 'c1', name: 'Castle Pumps Ltd' }]}
      email="jo@castle-pumps.co.uk"
      sentTo={null}
    />,
  )
const field = () => screen.getByLabelText<HTMLInputElement>('Email')

it('suggests the address that we know', () => {
  show()
  expect(field().value).toBe('jo@castle-pumps.co.uk')
})

it('does not call the address that we know invalid', () => {
  show('email')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(field().value).toBe('')
})
