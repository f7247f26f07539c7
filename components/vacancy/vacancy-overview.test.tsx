import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OwnVacancyDetail } from '@/lib/vacancy/workspace/schema'
import { TestRouter } from '@/tests/support/app-router'
import { VacancyOverview } from './vacancy-overview'

const CONTACT = 'sales@agency.example'
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
  const detail = { vacancy: { ...DRAFT, ...changes }, role, notes: [], events: [], advert: null }
  const { unmount } = render(<VacancyOverview detail={detail} contact={CONTACT} />, { wrapper: TestRouter })
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
    advert: null,
  }
  render(<VacancyOverview detail={detail} contact={CONTACT} />, { wrapper: TestRouter })
  const [first] = within(screen.getByRole('region', { name: 'Next' })).getAllByRole('listitem')
  expect(within(first as HTMLElement).getByRole('button', { name: 'Take out of the archive' })).toBeTruthy()
  expect(screen.queryByText(/Nothing to do/)).toBeNull()
})

const ADVERT = {
  url: '/jobs/welder-1',
  state: 'open',
  publishedAt: '2026-11-20T10:00:00Z',
  closesOn: '2026-12-18',
  responses: 0,
} as const

function showAdvert(state: 'draft' | 'approved' | 'live', advert: OwnVacancyDetail['advert']) {
  const vacancy = { ...DRAFT, state, nextStep: 'none' } as const
  const detail = { vacancy, role: 'owner' as const, notes: [], events: [], advert }
  const { unmount } = render(<VacancyOverview detail={detail} contact={CONTACT} />, { wrapper: TestRouter })
  const block = screen.queryByRole('region', { name: 'Advert and contact' })
  const links =
    block &&
    within(block)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  const text = block?.textContent
  unmount()
  return { links, text }
}

it('says where the advert is, how many have responded and whom to ask', () => {
  const { links, text } = showAdvert('live', ADVERT)
  expect(links).toEqual(['/jobs/welder-1', `mailto:${CONTACT}`])
  expect(text).toContain('Published 20 November 2026 at 10:00. Open until 18 December 2026.')
  expect(text).toContain('None yet')
  expect(showAdvert('live', { ...ADVERT, responses: 1 }).text).toContain('1 person has responded')
  expect(showAdvert('live', { ...ADVERT, responses: 3 }).text).toContain('3 people have responded')
})

it('links to no advert that isn’t there', () => {
  expect(showAdvert('live', { ...ADVERT, state: 'closed' }).links).toEqual([`mailto:${CONTACT}`])
  expect(showAdvert('approved', null).text).toContain('Not published yet. We publish it within 2 hours')
  expect(showAdvert('draft', null).text).toBeUndefined()
})

it('draws a live vacancy with every stage done', () => {
  const vacancy = { ...DRAFT, state: 'live', nextStep: 'none' } as const
  const detail = { vacancy, role: 'owner' as const, notes: [], events: [], advert: null }
  render(<VacancyOverview detail={detail} contact={CONTACT} />, { wrapper: TestRouter })
  const stages = within(screen.getByRole('list', { name: 'Stages' })).getAllByRole('listitem')
  expect(stages.map(({ textContent }) => textContent?.endsWith('(done)'))).toEqual(Array(5).fill(true))
  expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual([null, null, null, null, 'step'])
})
