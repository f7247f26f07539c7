import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { onNotify } from '@/components/ui/notify'
import type { ResearchField } from '@/lib/research/options'
import type { Research, ResearchItem } from '@/lib/research/schema'
import { CompanyIntelligenceCard, type ResearchActions } from './company-intelligence-card'

const PAGE = {
  id: 'page',
  kind: 'website',
  runId: 'website-run',
  address: 'https://northmoor.example/careers',
  title: 'Careers at Northmoor',
  language: 'en',
} as const
const HANDBOOK = {
  ...PAGE,
  id: 'handbook',
  kind: 'document',
  runId: 'document-run',
  address: 'Handbook.pdf',
  title: null,
} as const

const item = (field: ResearchField, text: string, more: Partial<ResearchItem> = {}): ResearchItem => ({
  id: text,
  field,
  text,
  found: text,
  decision: 'accepted',
  quote: `We offer: ${text}.`,
  sourceId: PAGE.id,
  ...more,
})

const research = (items: ResearchItem[], more: Partial<Research> = {}): Research => ({
  industryAnalysis: null,
  competitorAnalysis: null,
  cultureAnalysis: null,
  researchData: { recruitmentInsights: null },
  insights: {
    companyOverview: null,
    cultureInsights: { values: [], workingStyle: null },
    careerOpportunities: { growthPath: null, learningDevelopment: null },
    employeeValue: { benefits: [], perks: [] },
    companyStrengths: [],
    missionVision: null,
  },
  description: null,
  items,
  sources: [PAGE, HANDBOOK],
  notices: [],
  website: 'https://northmoor.example',
  readAt: '2026-11-21T13:00:00.000Z',
  ...more,
})

function show(found: Research, deeds: Partial<ResearchActions> = {}) {
  const all = { decide: vi.fn(async () => true), forget: vi.fn(async () => found), ...deeds }
  render(<CompanyIntelligenceCard found={found} deeds={all} />)
  return all
}
const row = (text: string) => {
  const found = screen.getAllByRole('listitem').find((one) => one.textContent?.includes(text))
  if (!found) throw new Error(`No row shows "${text}"`)
  return within(found)
}
const button = (of: string, name: string) => row(of).getByRole('button', { name: new RegExp(`^${name}`) })

describe('the Company Intelligence card', () => {
  it('says of each entry that it was not found', () => {
    show(research([]))
    expect(screen.getAllByText('Not found on the website')).toHaveLength(16)
    expect(screen.getByText(/0 of 9 entries/)).toBeDefined()
  })

  it('has the six sections of the specification, and the analyses after them', () => {
    show(research([]))
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Company Overview',
      'Culture and Values',
      'Career Development',
      'Employee Benefits',
      'Key Strengths',
      'Mission and Vision',
      'Industry',
      'Competitors',
      'Recruitment',
    ])
  })

  it('shows where each thing stands, on demand', async () => {
    show(research([item('benefits', '25 days'), item('perks', 'Cycle store', { sourceId: HANDBOOK.id })]))
    const source = button('25 days', 'Source 1')
    expect(source.getAttribute('aria-expanded')).toBe('false')
    expect(row('25 days').queryByRole('link')).toBeNull()
    await userEvent.click(source)
    expect(source.getAttribute('aria-expanded')).toBe('true')
    expect(row('25 days').getByText('“We offer: 25 days.”')).toBeDefined()
    const link = row('25 days').getByRole('link', { name: /Careers at Northmoor/ })
    expect(link.getAttribute('href')).toBe(
      'https://northmoor.example/careers#:~:text=We%20offer%3A%2025%20days.',
    )
    await userEvent.click(button('Cycle store', 'Source 2'))
    expect(row('Cycle store').getByText('Handbook.pdf')).toBeDefined()
  })

  it('takes a rejection, and takes it back', async () => {
    const { decide } = show(research([item('benefits', '25 days')]))
    await userEvent.click(button('25 days', 'Reject'))
    expect(decide).toHaveBeenLastCalledWith({ itemId: '25 days', decision: 'rejected' })
    expect(row('25 days').getByText('Rejected')).toBeDefined()
    expect(row('25 days').queryByRole('button', { name: /^Edit/ })).toBeNull()
    await userEvent.click(button('25 days', 'Accept'))
    expect(decide).toHaveBeenLastCalledWith({ itemId: '25 days', decision: 'accepted' })
    expect(row('25 days').queryByText('Rejected')).toBeNull()
  })

  it('takes the company’s own words, by keyboard, and gives the found ones back', async () => {
    const { decide } = show(research([item('benefits', '25 days')]))
    const user = userEvent.setup()
    await user.click(button('25 days', 'Edit'))
    expect(document.activeElement).toBe(screen.getByLabelText('Your words for: 25 days'))
    await user.keyboard('{Escape}')
    expect(decide).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button('25 days', 'Edit'))
    await user.click(button('25 days', 'Edit'))
    await user.keyboard(' of holiday')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(decide).toHaveBeenLastCalledWith({
      itemId: '25 days',
      decision: 'edited',
      text: '25 days of holiday',
    })
    expect(row('25 days of holiday').getByText('Your words')).toBeDefined()
    await user.click(button('25 days of holiday', 'Source'))
    await user.click(screen.getByRole('button', { name: 'Put the found words back' }))
    expect(row('25 days').queryByText('Your words')).toBeNull()
  })

  it('shows what was there before when a decision is not saved, and says so', async () => {
    const told = vi.fn()
    const leave = onNotify(told)
    show(research([item('benefits', '25 days')]), { decide: async () => false })
    await userEvent.click(button('25 days', 'Reject'))
    expect(row('25 days').queryByText('Rejected')).toBeNull()
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ title: 'Not saved', variant: 'destructive' }))
    leave()
  })

  it('tells of a page that spoke to the AI, first', () => {
    show(
      research([], {
        notices: [
          { kind: 'cut', address: 'https://northmoor.example/' },
          { kind: 'injection', address: PAGE.address },
        ],
      }),
    )
    const told = screen.getByText('This page contains text addressed to an AI. It was ignored.')
    expect(told.parentElement?.textContent).toContain(PAGE.address)
    expect(screen.getByText(/Only the beginning of this page was read/)).toBeDefined()
  })

  it('forgets a document with what came from it', async () => {
    const rest = research([], { sources: [PAGE] })
    const { forget } = show(research([item('perks', 'Cycle store', { sourceId: HANDBOOK.id })]), {
      forget: vi.fn(async () => rest),
    })
    await userEvent.click(screen.getByRole('button', { name: /^Remove Handbook.pdf/ }))
    expect(forget).toHaveBeenCalledWith(HANDBOOK.runId)
    expect(screen.queryByText('Cycle store')).toBeNull()
  })

  it('links to no address that is not one of the web', async () => {
    const sources = [{ ...PAGE, address: 'javascript:alert(1)' }]
    show(research([item('benefits', '25 days')], { sources }))
    await userEvent.click(button('25 days', 'Source'))
    expect(screen.queryByRole('link')).toBeNull()
  })
})
