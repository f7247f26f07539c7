import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { CompanyDetails } from '@/components/company/company-details'
import { CompanyLoading } from '@/components/company/company-loading'
import { DETAILS_STATIC_PARTS } from '@/components/company/details-static-parts'
import { OnboardingProvider } from '@/components/onboarding/onboarding-provider'
import { onNotify } from '@/components/ui/notify'
import type { Company } from '@/lib/company/schema'
import * as paths from '@/lib/paths'
import { TestRouter } from './app-router'

export const COMPANY: Company = {
  id: '0190f3a0-0000-7000-8000-000000000001',
  name: 'Whitfield Structures Ltd',
  email: 'jane@whitfield-structures.co.uk',
  contactName: 'Jane Whitfield',
  phone: '+44 117 496 0123',
  industry: null,
  size: null,
  website: null,
  description: null,
  jobTitle: null,
}
const VACANCY_ID = '0190f3a0-0000-7000-8000-000000000002'
const STATE = {
  vacancyId: VACANCY_ID,
  companyId: COMPANY.id,
  companyName: COMPANY.name,
  jobTitle: null,
  hasDetails: false,
  sessionId: null,
  hasConsulted: false,
  jobSpecificationId: null,
  isApproved: false,
  role: 'owner',
  canApprove: true,
} as const
export const DETAILS = {
  Industry: 'manufacturing',
  'Company size': '51-200',
  'Company website': 'https://www.whitfield-structures.co.uk',
  'Company description': 'We design and fabricate steel footbridges for councils.',
  'Job title to recruit for': 'Senior bridge engineer',
}
type Label = keyof typeof DETAILS
export const WRITTEN = 'We build footbridges of steel.'

export type Answer = () => Response | Promise<Response>
/** Of the calls, by method and the end of the path. */
export const answers: Record<string, Answer> = {}
let calls: { key: string; body: unknown; signal: AbortSignal | null | undefined }[]
export const push = vi.fn()
export const notified = vi.fn()

export const broken = () => new Response('broken', { status: 500 })
export const lost = () => Promise.reject(new TypeError('no connection'))
/** Until it is released or its call is aborted. */
export function hold(answer: Answer = broken): { answer: Answer; release: () => void } {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return {
    answer: async () => {
      const { signal } = calls.at(-1) ?? {}
      await Promise.race([
        released,
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      ])
      return answer()
    },
    release,
  }
}

/** Answers the calls of the form in every test of a file. */
export function answerCalls() {
  // The form loads them when it is first used, which takes seconds on a busy machine.
  beforeAll(
    () =>
      Promise.all([import('@/components/company/company-details-calls'), import('@hookform/resolvers/zod')]),
    60_000,
  )

  beforeEach(() => {
    sessionStorage.clear()
    push.mockClear()
    onNotify(() => {})
    notified.mockClear()
    onNotify(notified)
    calls = []
    Object.assign(answers, {
      'GET company': () => Response.json({ company: COMPANY, research: null }),
      'PUT company': () => Response.json({ company: COMPANY }),
      'POST research': () => Response.json({ description: WRITTEN }),
      'POST career-insights': broken,
    })
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, signal }: RequestInit = {}) => {
      const name = url.split('?')[0]?.split('/').at(-1)
      const key = `${method} ${name === COMPANY.id ? 'company' : name}`
      calls.push({ key, body: typeof body === 'string' ? JSON.parse(body) : body, signal })
      const answer = answers[key]
      if (!answer) throw new Error(`Unexpected call: ${key}`)
      return await answer()
    })
  })
  afterEach(() => vi.unstubAllGlobals())
}

export const view = () =>
  render(
    <TestRouter push={push}>
      <OnboardingProvider states={[STATE]}>
        <CompanyDetails loading={<CompanyLoading />} parts={DETAILS_STATIC_PARTS} next={paths.consultation} />
      </OnboardingProvider>
    </TestRouter>,
  )

export const field = (label: Label) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(new RegExp(`^${label}`))
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
export const saveButton = () => button('Meet Your AI Consultant')
export const researchButton = () => button('Research with AI')
export const writeButton = () => button('Write it from my website')
export const describes = (label: Label) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

export async function open() {
  const rendered = view()
  await screen.findByLabelText(/^Industry/)
  return rendered
}
export function fill(values: Partial<Record<Label, string>>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(field(label as Label), { target: { value } })
}
export const valuesOf = () =>
  Object.fromEntries(Object.keys(DETAILS).map((label) => [label, field(label as Label).value]))
export const callsTo = (key: string) => calls.filter((call) => call.key === key)
