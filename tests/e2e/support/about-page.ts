import { expect, type Page } from '@playwright/test'
import type { ResearchField } from '@/lib/research/options'
import type { Research, ResearchItem } from '@/lib/research/schema'

export const NAME = 'Whitfield Structures Ltd'
export const DETAILS = {
  Industry: 'manufacturing',
  'Company size': '51-200',
  'Company website': 'https://www.whitfield-structures.co.uk',
  'Company description': 'We design and fabricate steel footbridges for councils.',
  'Job title to recruit for': 'Senior bridge engineer',
}
export type Field = keyof typeof DETAILS
const SELECTS = ['Industry', 'Company size']
const PAGE = '0190f3a0-0000-7000-8000-000000000001'
const item = (id: number, name: ResearchField, text: string): ResearchItem => ({
  id: `0190f3a0-0000-7000-8000-00000000001${id}`,
  field: name,
  text,
  found: text,
  decision: 'accepted',
  quote: text,
  sourceId: PAGE,
})
export const RESEARCH: Research = {
  industryAnalysis: null,
  competitorAnalysis: null,
  cultureAnalysis: { values: ['Care', 'Candour'], workingStyle: null, missionVision: null },
  researchData: { recruitmentInsights: null },
  insights: {
    companyOverview: 'A fabricator of footbridges in Bristol.',
    cultureInsights: { values: ['Care', 'Candour'], workingStyle: null },
    careerOpportunities: { growthPath: null, learningDevelopment: null },
    employeeValue: { benefits: ['Pension of 8 %'], perks: [] },
    companyStrengths: [],
    missionVision: null,
  },
  description: 'A fabricator of footbridges in Bristol.',
  items: [
    item(1, 'overview', 'A fabricator of footbridges in Bristol.'),
    item(2, 'values', 'Care'),
    item(3, 'values', 'Candour'),
    item(4, 'benefits', 'Pension of 8 %'),
  ],
  sources: [
    {
      id: PAGE,
      kind: 'website',
      runId: PAGE,
      address: 'https://www.whitfield-structures.co.uk/',
      title: 'Whitfield Structures',
      language: 'en',
    },
  ],
  notices: [{ kind: 'injection', address: 'https://www.whitfield-structures.co.uk/jobs' }],
  website: 'https://www.whitfield-structures.co.uk',
  readAt: '2026-11-21T13:00:00.000Z',
}

export const field = (page: Page, label: Field) => page.getByLabel(new RegExp(`^${label}`))
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Meet Your AI Consultant' })
export const researchButton = (page: Page) => page.getByRole('button', { name: 'Research with AI' })
export const documentButton = (page: Page) =>
  page.getByRole('button', { name: 'Paste text or upload a document instead' })
export const card = (page: Page) => page.getByRole('region', { name: 'Company Intelligence' })
export const toast = (page: Page) =>
  page.locator('[data-sonner-toast][data-removed="false"][data-visible="true"]')

export async function register(page: Page): Promise<string> {
  const answer = await page.request.post('/api/companies', {
    data: {
      name: NAME,
      email: 'jane@whitfield-structures.co.uk',
      contactName: 'Jane Whitfield',
      phone: '+44 117 496 0123',
    },
  })
  const { company } = await answer.json()
  return company.id
}

export async function open(page: Page): Promise<string> {
  const id = await register(page)
  await page.goto('/about')
  await expect(field(page, 'Industry')).toBeVisible()
  return id
}

export async function fill(page: Page, values: Partial<Record<Field, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const control = field(page, label as Field)
    if (SELECTS.includes(label)) await control.selectOption(value)
    else await control.fill(value)
  }
}

export async function expectValues(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await expect(field(page, label as Field)).toHaveValue(value)
}

export const answerResearch = (page: Page, description: string) =>
  page.route('**/api/company/research', (route) => route.fulfill({ json: { description } }))
export const answerInsights = (page: Page, research: Research) =>
  page.route('**/api/company/career-insights', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: [
        { stage: 'reading', page: 'home', address: research.website },
        { insights: research.insights, research },
      ]
        .map((data) => `data: ${JSON.stringify(data)}\n\n`)
        .join(''),
    }),
  )
