import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TestRouter } from '@/tests/support/app-router'
import { BeforeGeneration } from './before-generation'

it('offers to try again once the specification could not be written', () => {
  Element.prototype.scrollIntoView ??= () => undefined
  const props = { consultation: '/consultation', onGenerate: vi.fn(), disabled: false } as const
  const { rerender } = render(<BeforeGeneration {...props} failure={null} />, { wrapper: TestRouter })
  expect(screen.getByRole('button').textContent).toBe('Generate Job Specification')
  rerender(<BeforeGeneration {...props} failure="Something went wrong at our end." />)
  expect(screen.getByRole('button').textContent).toBe('Try again')
})
