import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { OnboardingProvider } from '@/components/onboarding/onboarding-provider'
import { onNotify } from '@/components/ui/notify'
import type { Company } from '@/lib/company/schema'
import * as paths from '@/lib/paths'
import { TestRouter } from '@/tests/support/app-router'
import { CompanyDetails } from './company-details'
import { CompanyLoading } from './company-loading'
import { DETAILS_STATIC_PARTS } from './details-static-parts'

const COMPANY: Company = {
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
const DETAILS = {
  Industry: 'manufacturing',
  'Company size': '51-200',
  'Company website': 'https://www.whitfield-structures.co.uk',
  'Company description': 'We design and fabricate steel footbridges for councils.',
  'Job title to recruit for': 'Senior bridge engineer',
}
type Label = keyof typeof DETAILS
const WRITTEN = 'We build footbridges of steel.'

type Answer = () => Response | Promise<Response>
/** Of the calls, by method and the end of the path. */
let answers: Record<string, Answer>
let calls: { key: string; body: unknown; signal: AbortSignal | null | undefined }[]
const push = vi.fn()
const notified = vi.fn()

const failure = (title: string) => expect.objectContaining({ title, variant: 'destructive' })
const broken = () => new Response('broken', { status: 500 })
const lost = () => Promise.reject(new TypeError('no connection'))
/** Until it is released or its call is aborted. */
function hold(answer: Answer = broken): { answer: Answer; release: () => void } {
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

// The form loads them when it is first used, which takes seconds on a busy machine.
beforeAll(() => Promise.all([import('./company-details-calls'), import('@hookform/resolvers/zod')]), 60_000)

beforeEach(() => {
  sessionStorage.clear()
  push.mockClear()
  onNotify(() => {})
  notified.mockClear()
  onNotify(notified)
  calls = []
  answers = {
    'GET company': () => Response.json({ company: COMPANY, research: null }),
    'PUT company': () => Response.json({ company: COMPANY }),
    'POST research': () => Response.json({ description: WRITTEN }),
    'POST career-insights': broken,
  }
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

const view = () =>
  render(
    <TestRouter push={push}>
      <OnboardingProvider states={[STATE]}>
        <CompanyDetails loading={<CompanyLoading />} parts={DETAILS_STATIC_PARTS} next={paths.consultation} />
      </OnboardingProvider>
    </TestRouter>,
  )

const field = (label: Label) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(new RegExp(`^${label}`))
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const saveButton = () => button('Meet Your AI Consultant')
const researchButton = () => button('Research with AI')
const writeButton = () => button('Write it from my website')
const describes = (label: Label) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

async function open() {
  const rendered = view()
  await screen.findByLabelText(/^Industry/)
  return rendered
}
function fill(values: Partial<Record<Label, string>>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(field(label as Label), { target: { value } })
}
const valuesOf = () =>
  Object.fromEntries(Object.keys(DETAILS).map((label) => [label, field(label as Label).value]))
const callsTo = (key: string) => calls.filter((call) => call.key === key)

describe('the company', () => {
  it('is said to load until it is there', async () => {
    const { answer, release } = hold(answers['GET company'])
    answers['GET company'] = answer
    view()
    expect(screen.getByRole('status').textContent).toContain('Loading company information')
    release()
    await screen.findByLabelText(/^Industry/)
    expect(screen.queryByText('Loading company information')).toBeNull()
    expect(screen.getByRole('region', { name: COMPANY.name })).toBeTruthy()
  })

  it('can be loaded again after a failure', async () => {
    const load = answers['GET company']
    answers['GET company'] = lost
    view()
    await screen.findByText('We couldn’t load your company information')
    answers['GET company'] = load as Answer
    await userEvent.click(button('Try again'))
    expect((await screen.findByLabelText<HTMLSelectElement>(/^Industry/)).value).toBe('')
  })
})

describe('the form', () => {
  it('shows every field and option, in this order by keyboard', async () => {
    await open()
    const options = within(field('Industry')).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['', 'Select an industry'],
      ['technology', 'Technology'],
      ['finance', 'Finance'],
      ['healthcare', 'Healthcare'],
      ['manufacturing', 'Manufacturing'],
      ['retail', 'Retail'],
      ['consulting', 'Consulting'],
      ['education', 'Education'],
      ['other', 'Other'],
    ])
    const sizes = within(field('Company size')).getAllByRole<HTMLOptionElement>('option')
    expect(sizes.map(({ value }) => value)).toEqual(['', '1-10', '11-50', '51-200', '201-500', '500+'])
    expect(field('Company website').type).toBe('text')
    expect(field('Company description').tagName).toBe('TEXTAREA')
    expect(saveButton().disabled).toBe(false)
    expect(screen.queryByRole('heading', { name: 'Company Intelligence' })).toBeNull()

    field('Industry').focus()
    for (const next of [
      field('Company size'),
      field('Company website'),
      researchButton(),
      button('Paste text or upload a document instead'),
      field('Company description'),
      writeButton(),
      field('Job title to recruit for'),
      screen.getByRole('link', { name: 'Back' }),
      saveButton(),
    ]) {
      await userEvent.tab()
      expect(document.activeElement).toBe(next)
    }
  })

  it.each([
    ['www.example.com', 'https://www.example.com'],
    ['example.com/careers', 'https://example.com/careers'],
    ['http://example.com', 'http://example.com'],
    ['  https://example.com ', 'https://example.com'],
    ['', ''],
  ])('makes an address of "%s" when the field is left: "%s"', async (typed, shown) => {
    await open()
    fill({ 'Company website': typed })
    fireEvent.blur(field('Company website'))
    await waitFor(() => expect(field('Company website').value).toBe(shown))
  })

  it('says at each field what is wrong once it is sent, and again on each change', async () => {
    await open()
    fill({ 'Company description': 'Too short', 'Job title to recruit for': 'E' })
    expect(screen.queryByText(/must be at least/)).toBeNull()
    await userEvent.click(saveButton())
    await screen.findByText('There’s a problem with 4 fields')
    for (const [label, message] of [
      ['Industry', 'Please select an industry'],
      ['Company size', 'Please select company size'],
      ['Company description', 'Description must be at least 10 characters'],
      ['Job title to recruit for', 'Job title must be at least 2 characters'],
    ] as const)
      expect(describes(label)).toContain(message)
    await waitFor(() => expect(document.activeElement).toBe(field('Industry')))
    fill({ Industry: 'retail' })
    await waitFor(() => expect(screen.queryByText('Please select an industry')).toBeNull())
    fill({ Industry: '' })
    await screen.findByText('Please select an industry')
    expect(callsTo('PUT company')).toEqual([])
  })

  it('refuses a website that is none until it is changed', async () => {
    await open()
    fill({ ...DETAILS, 'Company website': 'not a website' })
    await userEvent.click(saveButton())
    await screen.findByText('Please enter a valid website URL')
    await waitFor(() => expect(document.activeElement).toBe(field('Company website')))
    fill({ 'Company website': 'whitfield-structures.co.uk' })
    await waitFor(() => expect(screen.queryByText('Please enter a valid website URL')).toBeNull())
  })

  it('asks for a file or a text before it reads a document', async () => {
    await open()
    await userEvent.click(button('Paste text or upload a document instead'))
    await userEvent.click(await screen.findByRole('button', { name: 'Read with AI' }))
    const fault = await screen.findByText('Please choose a file or paste some text')
    expect(screen.getByLabelText(/^Document/).getAttribute('aria-describedby')).toContain(fault.id)
  })
})

describe('saving', () => {
  it('keeps the values and shows the server’s message at its field', async () => {
    await open()
    fill(DETAILS)
    const detail = 'That title is taken.'
    answers['PUT company'] = () =>
      Response.json(
        { title: 'Invalid input', status: 422, detail, errors: [{ field: 'jobTitle', message: detail }] },
        { status: 422, headers: { 'content-type': 'application/problem+json' } },
      )
    await userEvent.click(saveButton())
    await waitFor(() =>
      expect(notified).toHaveBeenCalledExactlyOnceWith({
        title: 'Update failed',
        description: `422: ${detail}`,
        variant: 'destructive',
      }),
    )
    await waitFor(() => expect(document.activeElement).toBe(field('Job title to recruit for')))
    expect(describes('Job title to recruit for')).toContain(detail)
    expect(saveButton().disabled).toBe(false)
    expect(valuesOf()).toEqual(DETAILS)
    expect(push).not.toHaveBeenCalled()
  })

  it('asks to try again after an answer that is none of ours', async () => {
    await open()
    fill(DETAILS)
    answers['PUT company'] = () => new Response('no json')
    await userEvent.click(saveButton())
    await waitFor(() =>
      expect(notified).toHaveBeenCalledWith(
        expect.objectContaining({ description: expect.stringMatching(/please try again/i) }),
      ),
    )
    expect(push).not.toHaveBeenCalled()
  })

  it.each(['www.whitfield-structures.co.uk', ''])(
    'goes to the consultation with the website "%s"',
    async (website) => {
      await open()
      fill({ ...DETAILS, 'Company website': website })
      const { answer, release } = hold(answers['PUT company'])
      answers['PUT company'] = answer
      await userEvent.click(saveButton())
      const saving = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving...' })
      expect(saving.getAttribute('aria-disabled')).toBe('true')
      expect(saving.querySelector('[data-slot=spinner]')).not.toBeNull()
      release()
      await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/consultation'))
      expect(callsTo('PUT company')).toMatchObject([
        { body: { website: website && `https://${website}`, jobTitle: 'Senior bridge engineer' } },
      ])
      expect(notified).toHaveBeenCalledExactlyOnceWith({ title: 'Company details updated' })
      expect(JSON.parse(sessionStorage.getItem('spanwright.onboarding') ?? '{}')).toMatchObject({
        step: 'consultation',
        companyId: COMPANY.id,
        jobTitle: 'Senior bridge engineer',
      })
    },
  )

  it('ends the draft, so that newer details are shown instead of it', async () => {
    const { unmount } = await open()
    fill(DETAILS)
    unmount()
    const again = await open()
    expect(valuesOf()).toEqual(DETAILS)
    await userEvent.click(saveButton())
    await waitFor(() => expect(push).toHaveBeenCalled())
    again.unmount()
    const newer = { description: 'Saved elsewhere.', jobTitle: 'Welder' }
    answers['GET company'] = () => Response.json({ company: { ...COMPANY, ...newer }, research: null })
    await open()
    expect(valuesOf()).toEqual({
      Industry: '',
      'Company size': '',
      'Company website': '',
      'Company description': 'Saved elsewhere.',
      'Job title to recruit for': 'Welder',
    })
  })
})

describe('research', () => {
  it('asks for a website', async () => {
    await open()
    await userEvent.click(researchButton())
    await screen.findByText('Please enter a valid website URL')
    await waitFor(() => expect(document.activeElement).toBe(field('Company website')))
    fill({ 'Company website': 'x' })
    await waitFor(() => expect(screen.queryByText('Please enter a valid website URL')).toBeNull())
    fill({ 'Company website': '' })
    await userEvent.click(writeButton())
    await screen.findByText(/^Enter your website’s address first/)
    await waitFor(() => expect(document.activeElement).toBe(field('Company website')))
    expect(callsTo('POST research')).toEqual([])
  })

  it('can be stopped', async () => {
    answers['POST research'] = hold().answer
    answers['POST career-insights'] = hold().answer
    await open()
    fill({ 'Company website': DETAILS['Company website'] })
    await userEvent.click(researchButton())
    await userEvent.click(await screen.findByRole('button', { name: 'Stop the research' }))
    await screen.findByText('Research stopped.')
    await waitFor(() => expect(researchButton().disabled).toBe(false))
    expect(field('Company description').value).toBe('')
    expect(notified).not.toHaveBeenCalled()
  })

  it('ends without a word when the screen is left', async () => {
    answers['POST research'] = hold().answer
    const { unmount } = await open()
    fill({ 'Company website': DETAILS['Company website'] })
    await userEvent.click(writeButton())
    await waitFor(() => expect(callsTo('POST research')).toHaveLength(1))
    unmount()
    expect(callsTo('POST research')[0]?.signal?.aborted).toBe(true)
    await new Promise((resolve) => setTimeout(resolve))
    expect(notified).not.toHaveBeenCalled()
  })

  it('keeps what was typed where the description cannot be written', async () => {
    answers['POST research'] = broken
    await open()
    fill(DETAILS)
    await userEvent.click(writeButton())
    await waitFor(() =>
      expect(notified).toHaveBeenCalledExactlyOnceWith({
        title: 'Generation failed',
        description: 'Could not generate company description. Please enter manually.',
        variant: 'destructive',
      }),
    )
    expect(field('Company description').value).toBe(DETAILS['Company description'])
    await waitFor(() => expect(writeButton().disabled).toBe(false))
  })

  it('keeps what was typed without a connection, and can be tried again', async () => {
    answers['POST research'] = lost
    answers['POST career-insights'] = lost
    await open()
    fill(DETAILS)
    await userEvent.click(researchButton())
    const told = await screen.findAllByText(
      /We couldn’t reach the server\. Anything you’ve typed is still here\. Please try again\./,
    )
    expect(told.length).toBeGreaterThan(0)
    expect(button('Try again')).toBeTruthy()
    expect(field('Company description').value).toBe(DETAILS['Company description'])
  })

  it('says that insights were not found', async () => {
    await open()
    fill(DETAILS)
    await userEvent.click(researchButton())
    await waitFor(() => expect(notified).toHaveBeenLastCalledWith(failure('Research failed')))
    expect(notified.mock.lastCall?.[0].description).toBe(
      'Could not research company insights. Please continue with manual information.',
    )
    expect(screen.queryByRole('heading', { name: 'Company Intelligence' })).toBeNull()
    await waitFor(() => expect(researchButton().disabled).toBe(false))
  })

  it('writes the description, which can be put back', async () => {
    const { answer, release } = hold(answers['POST research'])
    answers['POST research'] = answer
    await open()
    fill(DETAILS)
    await userEvent.click(writeButton())
    const writing = await screen.findByRole('button', { name: 'Writing...' })
    expect(writing.getAttribute('aria-disabled')).toBe('true')
    expect(researchButton().disabled).toBe(true)
    expect(callsTo('POST research')).toMatchObject([{ body: { website: DETAILS['Company website'] } }])
    release()
    await waitFor(() => expect(field('Company description').value).toBe(WRITTEN))
    expect(notified).toHaveBeenCalledExactlyOnceWith({ title: 'Company description generated' })
    await userEvent.click(button('Restore my text'))
    expect(field('Company description').value).toBe(DETAILS['Company description'])
    expect(screen.queryByRole('button', { name: 'Restore my text' })).toBeNull()
  })
})
