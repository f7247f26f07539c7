import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { briefOf, withAgenda } from '@/tests/support/briefs'
import { ProgressCard } from './progress-card'

const viewOf = (brief: ReturnType<typeof briefOf>) => ({
  brief,
  asks: [],
  held: [],
  checklist: [],
  canGenerate: true,
  proposalSources: {},
  progress: { step: 'requirements' as const, completed: [] },
})

it('has one meter, whose words say what it draws', () => {
  const brief = withAgenda(briefOf(['pay', '£50,000']), { closed: [{ topic: 'growth', how: 'unknown' }] })
  render(<ProgressCard view={viewOf(brief)} />)
  const meter = screen.getByRole('meter', { name: 'Topics settled' })
  expect(meter.getAttribute('value')).toBe('1')
  expect(meter.getAttribute('aria-valuetext')).toBe('1 of 18 settled, 1 to be confirmed')
  expect(screen.getByText('1 of 18 settled, 1 to be confirmed')).toBeTruthy()
})

it('does not call the company analysis pending once the requirements are being settled', () => {
  render(<ProgressCard view={viewOf(briefOf(['pay', '£50,000']))} />)
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Company AnalysisNo findings yet')
})

it('starts at nothing', () => {
  render(<ProgressCard view={null} />)
  expect(screen.getByText('0 of 18 settled')).toBeTruthy()
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Company AnalysisPending')
  expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('Requirements DiscussionActive')
})
