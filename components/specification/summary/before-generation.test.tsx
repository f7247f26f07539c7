import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BeforeGeneration } from './before-generation'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }) }))

it('offers to try again once the specification could not be written', () => {
  Element.prototype.scrollIntoView ??= () => undefined
  const props = { consultation: '/consultation', onGenerate: vi.fn(), disabled: false } as const
  const { rerender } = render(<BeforeGeneration {...props} failure={null} />)
  expect(screen.getByRole('button').textContent).toBe('Generate Job Specification')
  rerender(<BeforeGeneration {...props} failure="Something went wrong at our end." />)
  expect(screen.getByRole('button').textContent).toBe('Try again')
})
