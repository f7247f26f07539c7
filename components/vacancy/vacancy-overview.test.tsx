import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OwnVacancyDetail } from '@/lib/vacancy/workspace/schema'
import { TestRouter } from '@/tests/support/app-router'
import { VacancyOverview } from './vacancy-overview'

const DRAFT: OwnVacancyDetail['vacancy'] = {
  id: 'v1',
  title: 'Welder',
  companyId: 'c1',
  companyName: 'Castle Pumps',
  current: true,
  state: 'draft',
  nextStep: 'approve',
  waitingFor: [],
  specificationId: 's1',
  url: '/job-specification/s1',
  updatedAt: '2026-11-20T09:00:00Z',
}

function listNext(role: OwnVacancyDetail['role'], changes: Partial<OwnVacancyDetail['vacancy']> = {}) {
  const detail = { vacancy: { ...DRAFT, ...changes }, role, notes: [], events: [] }
  const { unmount } = render(<VacancyOverview detail={detail} />, { wrapper: TestRouter })
  const next = screen.getByRole('region', { name: 'Next' })
  const links = within(next)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  unmount()
  return links
}

it('begins with what is due, and leads to each screen once', () => {
  expect(listNext('editor')).toEqual([
    ['Read and approve the draft', '/job-specification/s1'],
    ['Interview kit', '/job-specification/s1/interview-kit'],
    ['Open the conversation', '/consultation?vacancy=v1'],
  ])
})

it('leads to the specification where nothing is due', () => {
  expect(listNext('owner', { state: 'live', nextStep: 'none' })[0]).toEqual([
    'Open the specification',
    '/job-specification/s1',
  ])
  expect(listNext('viewer')).toEqual([['Open the specification', '/job-specification/s1']])
})

it('begins with the way out of the archive where a vacancy is archived', () => {
  const detail = {
    vacancy: { ...DRAFT, state: 'archived', nextStep: 'none' } as const,
    role: 'owner' as const,
    notes: [],
    events: [],
  }
  render(<VacancyOverview detail={detail} />, { wrapper: TestRouter })
  const [first] = within(screen.getByRole('region', { name: 'Next' })).getAllByRole('listitem')
  expect(within(first as HTMLElement).getByRole('button', { name: 'Take out of the archive' })).toBeTruthy()
  expect(screen.queryByText(/Nothing to do/)).toBeNull()
})
