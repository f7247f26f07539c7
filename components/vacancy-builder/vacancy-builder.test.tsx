import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OnboardingProvider } from '@/components/onboarding/onboarding-provider'
import type { OnboardingState } from '@/lib/company/schema'
import { TestRouter } from '@/tests/support/app-router'
import { VacancyBuilder } from './vacancy-builder'

const INDUSTRIES = [
  'Aerospace & Defence',
  'Automotive',
  'Construction & Civil Engineering',
  'Electronics & Technology',
  'Energy & Utilities',
  'Manufacturing',
  'Oil & Gas',
  'Pharmaceuticals',
  'Railways & Transport',
  'Telecommunications',
  'Other',
]
const REASONS = ['Growth and expansion', 'Replacement', 'New project', 'Increased workload', 'Reorganization']
const BANDS = ['£25-35k', '£35-45k', '£45-55k', '£55-70k', '£70-90k', '£90-120k', '£120k+']
const ANSWERS = ['Other', 'Welder', 'New project', '£25-35k', 'Weld.']

const STATE: OnboardingState = {
  vacancyId: 'vacancy-1',
  companyId: 'company-1',
  companyName: 'Whitfield Structures Ltd',
  jobTitle: 'Boilermaker',
  hasDetails: true,
  sessionId: null,
  hasConsulted: true,
  jobSpecificationId: null,
  isApproved: false,
  role: 'owner',
  canApprove: true,
}

let sent: unknown[]
let answer: () => Response | Promise<Response>
const push = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  push.mockClear()
  sent = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return await answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = (states: OnboardingState[] = []) =>
  render(
    <TestRouter push={push}>
      <OnboardingProvider states={states}>
        <VacancyBuilder links={null} />
      </OnboardingProvider>
    </TestRouter>,
  )
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const radios = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
const textField = () => screen.getByRole<HTMLInputElement>('textbox')
const write = (value: string) => fireEvent.change(textField(), { target: { value } })
const shows = (text: string) => expect(screen.getByText(text)).toBeTruthy()

async function answerAll() {
  for (const [index, text] of ANSWERS.entries()) {
    if (screen.queryByRole('textbox')) write(text)
    else await userEvent.click(screen.getByRole('radio', { name: text }))
    await userEvent.click(button(index === ANSWERS.length - 1 ? 'Complete' : 'Next'))
  }
}

describe('the vacancy builder', () => {
  it('asks five required questions and keeps the answers over a reload', async () => {
    const { unmount } = open()
    const step = screen.getByRole('progressbar')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('AI Vacancy Builder')
    shows('Five questions, about 10 minutes.')
    shows('Step 1 of 5')
    expect(step.getAttribute('aria-valuenow')).toBe('1')
    expect(radios()).toEqual(INDUSTRIES)
    expect([button('Previous').disabled, button('Next').disabled]).toEqual([true, true])
    await userEvent.click(screen.getByRole('radio', { name: 'Oil & Gas' }))
    await userEvent.click(button('Next'))

    shows('Step 2 of 5')
    write('   ')
    expect(button('Next').disabled).toBe(true)
    await userEvent.type(textField(), '{Enter}')
    write('Pipeline engineer')
    await userEvent.click(button('Next'))

    shows('Step 3 of 5')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('3')
    expect(radios()).toEqual(REASONS)
    unmount()
    open()
    shows('Step 3 of 5')
    await userEvent.click(button('Previous'))
    expect(textField().value).toBe('Pipeline engineer')
    await userEvent.click(button('Next'))
    await userEvent.click(screen.getByRole('radio', { name: 'Replacement' }))
    await userEvent.click(button('Next'))
    expect(radios()).toEqual(BANDS)
    await userEvent.click(screen.getByRole('radio', { name: '£120k+' }))
    await userEvent.click(button('Next'))
    shows('Step 5 of 5')
    expect(button('Complete').disabled).toBe(true)
  })

  it('says what happens next, and shows it again after a reload', async () => {
    const { unmount } = open()
    await answerAll()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Consultation Complete')
    for (const text of ['24 hours', 'AI processing', '3-5 days', 'Candidate sourcing', '1 week']) shows(text)
    shows('Shortlist delivery')
    expect(screen.getByText('Pre-interviewed candidates').closest('li')?.textContent).toMatch(/^3-5/)
    expect(screen.getByRole('link', { name: 'Register your company' }).getAttribute('href')).toBe('/register')
    expect(sent).toEqual([])
    unmount()
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Consultation Complete')
  })

  it('keeps answers that cannot be sent, and sends them again', async () => {
    open([STATE])
    answer = () => Promise.reject(new TypeError('no connection'))
    await answerAll()
    await screen.findByText(/^We couldn’t save your answers\./)
    answer = () => Response.json({ hasConsultation: false, vacancyId: STATE.vacancyId })
    await userEvent.click(button('Complete'))
    const link = await screen.findByRole('link', { name: 'Continue to the consultation' })
    expect(link.getAttribute('href')).toBe('/consultation')
    const answers = Object.fromEntries(ANSWERS.map((text, index) => [index + 1, text]))
    expect(sent).toEqual([1, 2].map(() => ({ answers, vacancyId: STATE.vacancyId })))
  })

  it('starts a new consultation only on request where there is one', async () => {
    open([STATE])
    answer = () => Response.json({ hasConsultation: true, vacancyId: STATE.vacancyId })
    await answerAll()
    await screen.findByText(/^You already have a consultation for Boilermaker\./)
    expect(screen.getByRole('link', { name: 'Continue with Boilermaker' })).toBeTruthy()
    expect(sent).toEqual([expect.not.objectContaining({ startOver: true })])
    expect(push).not.toHaveBeenCalled()
    answer = () => Response.json({ hasConsultation: true, vacancyId: 'vacancy-2' })
    await userEvent.click(button('Start a new consultation'))
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/consultation?vacancy=vacancy-2'))
    expect(sent.at(-1)).toMatchObject({ startOver: true })
  })
})
