import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { RespondForm } from './respond-form'

it('takes back the error of a field once it is filled in again', async () => {
  render(<RespondForm action="/api/jobs/x/interests" problems={['cv', 'name']} isMailSetUp={false} />)
  const cv = screen.getByLabelText(/^CV/)
  const name = screen.getByLabelText(/^Name/)
  expect(cv.getAttribute('aria-invalid')).toBe('true')
  await userEvent.upload(cv, new File(['%PDF-1.7'], 'Sam Rivers.pdf', { type: 'application/pdf' }))
  expect(cv.hasAttribute('aria-invalid')).toBe(false)
  expect(name.getAttribute('aria-invalid')).toBe('true')
})
