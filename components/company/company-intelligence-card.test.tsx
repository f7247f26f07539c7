import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ResearchField } from '@/lib/research/options'
import type { Research, ResearchItem } from '@/lib/research/schema'
import { setWindowWidth } from '@/tests/support/window-width'
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

const item = (field: ResearchField, text: string, fields: Partial<ResearchItem> = {}): ResearchItem => ({
  id: text,
  field,
  text,
  found: text,
  decision: 'accepted',
  quote: `We offer: ${text}.`,
  sourceId: PAGE.id,
  ...fields,
})

const research = (items: ResearchItem[], fields: Partial<Research> = {}): Research => ({
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
  ...fields,
})

function show(initial: Research, overrides: Partial<ResearchActions> = {}) {
  const actions = {
    decide: vi.fn(async () => undefined),
    removeDocument: vi.fn(async () => initial),
    ...overrides,
  }
  render(<CompanyIntelligenceCard initialResearch={initial} actions={actions} />)
  return actions
}
const row = (text: string) => {
  const listItem = screen.getAllByRole('listitem').find((element) => element.textContent?.includes(text))
  if (!listItem) throw new Error(`No row shows "${text}"`)
  return within(listItem)
}
const button = (text: string, name: string) => row(text).getByRole('button', { name: new RegExp(`^${name}`) })

describe('CompanyIntelligenceCard', () => {
  it('is open while it is beside the form, and folded elsewhere', () => {
    setWindowWidth(768)
    show(research([item('values', 'Candour')]))
    const details = screen.getByText('Check what we found').closest('details')
    expect(details?.open).toBe(false)
    setWindowWidth(1440)
    expect(details?.open).toBe(true)
    setWindowWidth(768)
    expect(details?.open).toBe(false)
  })

  it('shows each empty entry as not found', () => {
    show(research([]))
    expect(screen.getAllByText('Not found on the website')).toHaveLength(16)
    expect(screen.getByText(/On your website, we found 0 of the 9 things/)).toBeDefined()
  })

  it('shows the six sections and then the market analysis', () => {
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

  it('shows the source of an entry on demand', async () => {
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

  it('rejects an entry and accepts it again', async () => {
    const { decide } = show(research([item('benefits', '25 days')]))
    await userEvent.click(button('25 days', 'Reject'))
    expect(decide).toHaveBeenLastCalledWith('25 days', { decision: 'rejected' })
    expect(row('25 days').getByText('Rejected')).toBeDefined()
    expect(row('25 days').queryByRole('button', { name: /^Edit/ })).toBeNull()
    await userEvent.click(button('25 days', 'Accept'))
    expect(decide).toHaveBeenLastCalledWith('25 days', { decision: 'accepted' })
    expect(row('25 days').queryByText('Rejected')).toBeNull()
  })

  it('edits an entry by keyboard and restores the original text', async () => {
    const { decide } = show(research([item('benefits', '25 days')]))
    const user = userEvent.setup()
    await user.click(button('25 days', 'Edit'))
    expect(document.activeElement).toBe(screen.getByLabelText('Your wording of “25 days”'))
    await user.keyboard('{Escape}')
    expect(decide).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button('25 days', 'Edit'))
    await user.click(button('25 days', 'Edit'))
    await user.keyboard(' of holiday')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(decide).toHaveBeenLastCalledWith('25 days', { decision: 'edited', text: '25 days of holiday' })
    expect(row('25 days of holiday').getByText('Edited by you')).toBeDefined()
    await user.click(button('25 days of holiday', 'Source'))
    await user.click(screen.getByRole('button', { name: 'Restore the original' }))
    expect(row('25 days').queryByText('Edited by you')).toBeNull()
  })

  it('reverts a decision that is not saved, and says so at the entry', async () => {
    show(research([item('benefits', '25 days')]), {
      decide: () => Promise.reject(new Error('no connection')),
    })
    await userEvent.click(button('25 days', 'Reject'))
    expect(row('25 days').queryByText('Rejected')).toBeNull()
    expect(row('25 days').getByText('We couldn’t save your decision. Please try again.')).toBeDefined()
  })

  it('warns of a page with text addressed to an AI before other notices', () => {
    show(
      research([], {
        notices: [
          { kind: 'cut', address: 'https://northmoor.example/' },
          { kind: 'injection', address: PAGE.address },
        ],
      }),
    )
    const warning = screen.getByText('We ignored text on this page that was addressed to an AI.')
    expect(warning.parentElement?.textContent).toContain(PAGE.address)
    expect(screen.getByText(/This page is very long, so we read only the beginning/)).toBeDefined()
  })

  it('removes a document with the entries from it', async () => {
    const remaining = research([], { sources: [PAGE] })
    const { removeDocument } = show(research([item('perks', 'Cycle store', { sourceId: HANDBOOK.id })]), {
      removeDocument: vi.fn(async () => remaining),
    })
    await userEvent.click(screen.getByRole('button', { name: /^Remove Handbook.pdf/ }))
    expect(removeDocument).toHaveBeenCalledWith(HANDBOOK.runId)
    expect(screen.queryByText('Cycle store')).toBeNull()
  })

  it('does not link to an address that is not http or https', async () => {
    const sources = [{ ...PAGE, address: 'javascript:alert(1)' }]
    show(research([item('benefits', '25 days')], { sources }))
    await userEvent.click(button('25 days', 'Source'))
    expect(screen.queryByRole('link')).toBeNull()
  })
})
