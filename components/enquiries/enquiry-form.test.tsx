import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { onNotify } from '@/components/ui/notify'
import * as paths from '@/lib/paths'
import { TestRouter } from '@/tests/support/app-router'
import { ContactFields } from './contact-fields'
import { EnquiryForm } from './enquiry-form'
import { CONTACT_LABELS, INTEREST_LABELS } from './enquiry-labels'
import { InterestFields } from './interest-fields'

const PRODUCTS = [
  'Starter: 1-3 vacancies annually',
  'Growth: 4-6 vacancies annually',
  'Scale: 7-10 vacancies annually',
  'Professional: 11-15 vacancies annually',
  'Enterprise: 16+ vacancies annually',
  'Success-based',
  'General enquiry',
]
const SIZES = ['1-10', '11-50', '51-200', '201-500', '500+', '501-1000', '1000+']
const CONTACT_LISTS = {
  'Company size': ['Select company size', ...SIZES.map((size) => `${size} employees`)],
  Industry: [
    'Select an industry',
    'Technology',
    'Finance',
    'Healthcare',
    'Manufacturing',
    'Retail',
    'Consulting',
    'Education',
    'Other',
  ],
  'Product interest': ['Select a plan', ...PRODUCTS],
  Timeline: ['Select a timeline', 'Immediate', '1-3 months', '3-6 months', '6-12 months', 'Exploring'],
  Budget: [
    'Select a budget',
    'Under £5k per month',
    '£5-15k per month',
    '£15-50k per month',
    '£50k+ per month',
    'Success-based',
  ],
}
const INTEREST_LISTS = {
  'Pricing plan': [
    'Select a plan',
    'Starter: 1-5 vacancies annually',
    'Growth: 6-15 vacancies annually',
    'Scale: 16-30 vacancies annually',
    'Professional: 31-50 vacancies annually',
    'Enterprise: 50+ vacancies annually',
    'Success-based: paid only on successful hire',
  ],
  'How did you hear': [
    'Select an answer',
    'Search engine (Google, Bing, etc.)',
    'Social media (LinkedIn, Twitter, etc.)',
    'Industry publication or blog',
    'Word of mouth/referral',
    'Conference or event',
    'Direct outreach',
    'Other',
  ],
}
const SERVICES = [
  'AI job specification',
  'Candidate sourcing and matching',
  'AI interview screening',
  'Employee value proposition',
  'Diversity and bias reduction',
  'Recruitment analytics',
]
const WHO = "Please select if you're a hiring manager or candidate"

let sent: unknown[]
let answer: () => Response | Promise<Response>
const push = vi.fn()
const notified = vi.fn()

// The form loads it when it is first used, which takes a second on a busy machine.
beforeAll(() => import('./submit-enquiry'))

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  push.mockClear()
  onNotify(() => {})
  notified.mockClear()
  onNotify(notified)
  sent = []
  answer = () => Response.json({}, { status: 201 })
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return await answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const action = async () => {}
function openContact(plan?: string) {
  history.replaceState(null, '', plan ? `/contact?plan=${plan}` : '/contact')
  return render(
    <TestRouter push={push}>
      <EnquiryForm
        name="contact"
        action={action}
        posted={undefined}
        labels={CONTACT_LABELS}
        planField="productInterest"
        submitLabel="Send request"
        pendingLabel="Sending..."
        failureTitle="Error sending request"
        failureHelp="Or email sales."
        thanks={null}
        next={paths.home}
      >
        <ContactFields plan={plan} />
      </EnquiryForm>
    </TestRouter>,
  )
}
const openInterest = () =>
  render(
    <TestRouter push={push}>
      <EnquiryForm
        name="interest"
        action={action}
        posted={undefined}
        labels={INTEREST_LABELS}
        planField="pricingPlan"
        submitLabel="Register Interest"
        pendingLabel="Registering..."
        failureTitle="Registration failed"
        failureHelp="Or email sales."
        thanks={<h1>Thank you</h1>}
      >
        <InterestFields plan={undefined} />
      </EnquiryForm>
    </TestRouter>,
  )

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(new RegExp(`^${label}`))
const optionsOf = (label: string) =>
  within(field(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ text }) => text)
const submitButton = () => screen.getByRole('button', { name: /^(?:Send request|Register Interest)$/ })
const describes = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
    .trim()
const fill = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } })
}
const alertWith = (text: string) =>
  screen.getAllByRole('alert').find((alert) => alert.textContent?.includes(text))

describe('the contact form', () => {
  const VALUES = { Name: 'Jo', Email: 'jo@contact.example', Company: 'Northmoor', Role: 'Director' }

  it('shows every field, empty, and every option', () => {
    openContact()
    for (const label of ['Name', 'Email', 'Company', 'Role'])
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
    for (const label of ['Phone', 'How do you hire at the moment?', 'Message'])
      expect(screen.getByLabelText<HTMLInputElement>(`${label} (optional)`).value).toBe('')
    for (const [label, options] of Object.entries(CONTACT_LISTS)) {
      expect(optionsOf(label)).toEqual(options)
      expect(field(label).value).toBe('')
    }
  })

  it('says at each field what is missing, and follows each change', async () => {
    openContact()
    await userEvent.click(submitButton())
    await waitFor(() => expect(alertWith('There’s a problem with 4 fields')).toBeDefined())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
    for (const label of ['Name', 'Company', 'Role'])
      expect(describes(screen.getByLabelText(label))).toMatch(/Required$/)
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Name: required',
      'Email: required',
      'Company: required',
      'Role: required',
    ])
    await userEvent.click(screen.getByRole('link', { name: 'Role: required' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Role'))
    fill({ Email: 'jane' })
    await waitFor(() => expect(describes(field('Email'))).toContain('Invalid input'))
    for (const [label, value] of Object.entries(VALUES))
      fireEvent.input(screen.getByLabelText(label), { target: { value } })
    await waitFor(() => expect(alertWith('There’s a problem')).toBeUndefined())
    expect(sent).toEqual([])
  })

  it('is sent once, as it was filled in, and goes home', async () => {
    openContact('success-based')
    const more = { Phone: '0117 496 0123', 'How do you hire': 'Two agencies', Message: 'Please call.' }
    for (const [label, value] of Object.entries(VALUES))
      fireEvent.input(screen.getByLabelText(label), { target: { value } })
    fill(more)
    for (const [label, option] of [
      ['Company size', '501-1000 employees'],
      ['Industry', 'Manufacturing'],
      ['Timeline', '3-6 months'],
      ['Budget', '£15-50k per month'],
    ] as const)
      await userEvent.selectOptions(field(label), option)
    await userEvent.dblClick(submitButton())
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/'))
    expect(notified).toHaveBeenCalledExactlyOnceWith({ title: 'Contact request sent' })
    expect(sent).toEqual([
      {
        name: 'Jo',
        email: 'jo@contact.example',
        company: 'Northmoor',
        role: 'Director',
        phone: '0117 496 0123',
        companySize: '501-1000',
        industry: 'manufacturing',
        productInterest: 'success-based',
        timeline: '3-6-months',
        budget: '15-50k',
        currentSolution: 'Two agencies',
        message: 'Please call.',
        homepage: '',
        elapsedMs: expect.any(Number),
      },
    ])
  })

  it('keeps what was typed where it cannot be sent, and says why', async () => {
    openContact()
    for (const [label, value] of Object.entries(VALUES))
      fireEvent.input(screen.getByLabelText(label), { target: { value } })
    answer = () =>
      Response.json(
        { detail: 'The database does not answer.' },
        { status: 503, headers: { 'content-type': 'application/problem+json' } },
      )
    await userEvent.click(submitButton())
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Error sending request'))
    expect(document.activeElement?.textContent).toContain('What you typed is still here')
    expect(document.activeElement?.textContent).toContain('503: The database does not answer.')
    expect(notified).not.toHaveBeenCalled()
    answer = () => Promise.reject(new TypeError('no connection'))
    await userEvent.click(submitButton())
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('We couldn’t reach the server.'),
    )
    for (const [label, value] of Object.entries(VALUES))
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value)
    expect(push).not.toHaveBeenCalled()
  })
})

describe('the form to register interest', () => {
  const choices = (role: 'radio' | 'checkbox') => screen.getAllByRole<HTMLInputElement>(role)
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  it('shows every field, empty, and every option', () => {
    openInterest()
    for (const label of ['Name', 'Email'])
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
    for (const label of ['Phone', 'Company', 'Role', 'Message'])
      expect(screen.getByLabelText<HTMLInputElement>(`${label} (optional)`).value).toBe('')
    expect(within(screen.getByRole('radiogroup', { name: 'I am a' })).getAllByRole('radio')).toHaveLength(2)
    expect([radio('Hiring manager').checked, radio('Candidate').checked]).toEqual([false, false])
    expect(choices('checkbox')).toHaveLength(SERVICES.length)
    expect(SERVICES.map((name) => checkbox(name).checked)).toEqual(SERVICES.map(() => false))
    for (const [label, options] of Object.entries(INTEREST_LISTS)) expect(optionsOf(label)).toEqual(options)
  })

  it('says at each field what is missing, and follows each change', async () => {
    openInterest()
    await userEvent.click(submitButton())
    await waitFor(() => expect(alertWith('There’s a problem with 3 fields')).toBeDefined())
    await waitFor(() => expect(document.activeElement).toBe(radio('Hiring manager')))
    expect(describes(screen.getByRole('radiogroup'))).toBe(WHO)
    const links = screen.getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      WHO,
      'Name: required',
      'Please enter a valid email address',
    ])
    screen.getByLabelText('Name').focus()
    await userEvent.click(screen.getByRole('link', { name: WHO }))
    expect(document.activeElement).toBe(radio('Hiring manager'))
    expect(describes(screen.getByLabelText('Name'))).toMatch(/Required$/)
    expect(describes(field('Email'))).toContain('Please enter a valid email address')
    fill({ Email: 'jane@interest.example' })
    await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBeNull())
    fill({ Name: 'J' })
    await waitFor(() => expect(describes(field('Name'))).toMatch(/Invalid input$/))
    expect(sent).toEqual([])
  })

  it('is kept after a failure and a reload, sent once, and then forgotten', async () => {
    const { unmount } = openInterest()
    fill({ Name: 'Jo Bloggs', Email: 'jo@keys.example' })
    await userEvent.click(radio('Candidate'))
    await userEvent.click(checkbox('Recruitment analytics'))
    await userEvent.click(checkbox('AI interview screening'))
    answer = () => new Response('no', { status: 500 })
    await userEvent.click(submitButton())
    await waitFor(() =>
      expect(alertWith('Registration failed')?.textContent).toBe(
        'Registration failedPlease try again or contact us directly. What you typed is still here. Or email sales.',
      ),
    )
    expect(notified).not.toHaveBeenCalled()
    unmount()

    sent = []
    const again = openInterest()
    expect(field('Name').value).toBe('Jo Bloggs')
    expect([radio('Candidate').checked, checkbox('Recruitment analytics').checked]).toEqual([true, true])
    let release = () => {}
    answer = () =>
      new Promise((resolve) => {
        release = () => resolve(Response.json({}, { status: 201 }))
      })
    await userEvent.dblClick(submitButton())
    const pending = await screen.findByRole('button', { name: 'Registering...' })
    expect(pending.getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(sent).toHaveLength(1))
    release()
    await screen.findByRole('heading', { name: 'Thank you' })
    expect(document.activeElement?.getAttribute('data-slot')).toBe('thanks')
    expect(notified).toHaveBeenCalledExactlyOnceWith({ title: 'Interest registered successfully' })
    expect(sent).toMatchObject([
      {
        name: 'Jo Bloggs',
        userType: 'candidate',
        interestedIn: ['AI interview screening', 'Recruitment analytics'],
      },
    ])
    again.unmount()
    openInterest()
    expect(field('Name').value).toBe('')
  })
})
