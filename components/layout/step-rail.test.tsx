import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { TestRouter } from '@/tests/support/app-router'
import { StepRail } from './step-rail'

const renderRail = (props: ComponentProps<typeof StepRail>) =>
  render(
    <TestRouter>
      <StepRail {...props} />
    </TestRouter>,
  )

describe('StepRail', () => {
  it('labels every step with its state and marks the current one', () => {
    renderRail({ current: 'consultation', done: ['registration', 'about'] })
    const rail = screen.getByRole('navigation', { name: 'Progress' })
    const steps = within(rail).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent?.replace(/^\d/, ''))).toEqual([
      'Company registration (done)',
      'Company details (done)',
      'AI consultation (current step)',
      'Summary (not started)',
      'Approval (not started)',
    ])
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null])
  })

  it('links only to the finished steps', () => {
    renderRail({ current: 'summary', done: ['registration', 'about', 'consultation'] })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/register',
      '/about',
      '/consultation',
    ])
  })
})
