import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { OnboardingProvider } from '@/components/onboarding/onboarding-provider'
import { onNotify } from '@/components/ui/notify'
import { TestRouter } from '@/tests/support/app-router'
import { RegisterForm } from './register-form'

const GOOD = 'jane@whitfield-structures.co.uk'
const VERIFIED = 'Business email verified'
const PERSONAL = 'We can’t accept personal addresses'
const TEMPORARY = 'We can’t accept temporary addresses'
const SHARED = 'This looks like a shared mailbox'
const VALUES = {
  'Company name': 'Whitfield Structures Ltd',
  'Business email': GOOD,
  'Contact name': 'Jane Whitfield',
  'Phone number': '+44 117 496 0123',
}
type Label = keyof typeof VALUES

let checked: string[]
let registered: unknown[]
/** Answers the check of an address, and a registration. */
let answerCheck: (email: string) => Response | Promise<Response>
let answerRegistration: () => Response | Promise<Response>
const push = vi.fn()
const notified = vi.fn()

const problem = (status: number, detail: string, more: object = {}) =>
  new Response(JSON.stringify({ type: 'x', title: 'x', status, detail, ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })

function validate(email: string): Response {
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    return problem(422, 'x', { errors: [{ field: 'email', message: 'Invalid email address' }] })
  const reason = email.endsWith('@gmail.com')
    ? PERSONAL
    : email.endsWith('@mailinator.com')
      ? TEMPORARY
      : undefined
  const advice = email.startsWith('info@') ? SHARED : undefined
  return Response.json({ validation: { isValid: true, isBusinessEmail: !reason, reason, advice } })
}

// The form loads them when it is first used, which takes a second on a busy machine.
beforeAll(() => import('./registration-calls'))

beforeEach(() => {
  sessionStorage.clear()
  checked = []
  registered = []
  push.mockClear()
  onNotify(() => {})
  notified.mockClear()
  onNotify(notified)
  answerCheck = validate
  answerRegistration = () => Response.json({ company: { id: 'c1' } }, { status: 201 })
  vi.stubGlobal('fetch', async (url: string, { body, signal }: RequestInit) => {
    const values = JSON.parse(String(body))
    if (!url.endsWith('/api/validate-email')) {
      registered.push(values)
      return await answerRegistration()
    }
    checked.push(values.email)
    const response = await answerCheck(values.email)
    signal?.throwIfAborted()
    return response
  })
})

afterEach(() => vi.unstubAllGlobals())

const field = (label: Label) => screen.getByLabelText<HTMLInputElement>(label)
const submitButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to Company Details' })
const shown = (text: string) => screen.queryByText(text) !== null
const describes = (label: Label) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

function setUp() {
  render(
    <TestRouter push={push}>
      <OnboardingProvider states={[]}>
        <RegisterForm terms={null} registered={[]} />
      </OnboardingProvider>
    </TestRouter>,
  )
}

const fill = (label: Label, value: string) => fireEvent.change(field(label), { target: { value } })
const fillAll = () => {
  for (const [label, value] of Object.entries(VALUES)) fill(label as Label, value)
}

/** Leaving the field starts its check. */
async function check(email: string) {
  await userEvent.click(field('Business email'))
  fill('Business email', email)
  await userEvent.tab()
}

describe('the check of an address', () => {
  it('runs when its field is left, and says that the address is good', async () => {
    setUp()
    await userEvent.click(field('Business email'))
    fill('Business email', GOOD)
    expect(checked).toEqual([])
    await userEvent.tab()
    await screen.findByText(VERIFIED)
    expect(describes('Business email')).toContain(VERIFIED)
    expect(checked).toEqual([GOOD])
  })

  it('does not run for an empty field, or one whose error is shown', async () => {
    setUp()
    await check('')
    await check('   ')
    fill('Business email', 'jane@')
    await userEvent.click(submitButton())
    await waitFor(() => expect(describes('Business email')).toContain('Invalid email address'))
    await userEvent.click(field('Business email'))
    await userEvent.tab()
    expect(document.activeElement).toBe(field('Contact name'))
    expect(checked).toEqual([])
  })

  it('accepts a shared mailbox with a note', async () => {
    setUp()
    await check('info@northmoor.example')
    await screen.findByText(VERIFIED)
    expect(describes('Business email')).toContain(SHARED)
    expect(screen.queryByRole('link', { name: 'Contact sales' })).toBeNull()
  })

  it('says that an address is invalid, and offers no other way on', async () => {
    setUp()
    await check('jane at work')
    await screen.findByText('Invalid email address')
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Contact sales' })).toBeNull()
  })

  it('forgets its result once the address changes', async () => {
    setUp()
    await check(GOOD)
    await screen.findByText(VERIFIED)
    await userEvent.type(field('Business email'), 'x')
    expect(shown(VERIFIED)).toBe(false)
    await check('jane@gmail.com')
    await screen.findByText(PERSONAL)
    await userEvent.type(field('Business email'), 'x')
    expect(shown(PERSONAL)).toBe(false)
  })

  it('ignores the result for an older address', async () => {
    setUp()
    const answers = new Map<string, () => void>()
    answerCheck = (email) =>
      new Promise((resolve) => {
        answers.set(email, () => resolve(validate(email)))
      })
    await check('jane@gmail.com')
    await waitFor(() => expect(answers.size).toBe(1))
    await check(GOOD)
    await waitFor(() => expect(answers.size).toBe(2))
    answers.get(GOOD)?.()
    await screen.findByText(VERIFIED)
    answers.get('jane@gmail.com')?.()
    await userEvent.type(field('Company name'), 'Whitfield')
    expect(shown(VERIFIED)).toBe(true)
    expect(shown(PERSONAL)).toBe(false)
  })
})

describe('a registration', () => {
  it.each([
    ['jane@gmail.com', PERSONAL],
    ['jane@mailinator.com', TEMPORARY],
  ])('is not sent with %s, which the check refused', async (email, reason) => {
    setUp()
    fillAll()
    await check(email)
    await screen.findByText(reason)
    expect(field('Business email').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('link', { name: 'Contact sales' }).getAttribute('href')).toBe('/contact')
    await userEvent.click(submitButton())
    await waitFor(() => expect(document.activeElement).toBe(field('Business email')))
    expect(describes('Business email')).toContain(reason)
    expect(registered).toEqual([])
  })

  it('waits for the check that is running', async () => {
    setUp()
    fillAll()
    let answer = () => {}
    answerCheck = (email) =>
      new Promise((resolve) => {
        answer = () => resolve(validate(email))
      })
    await check(GOOD)
    await screen.findByText('Checking the address')
    expect(submitButton().disabled).toBe(true)
    await waitFor(() => expect(checked).toHaveLength(1))
    answer()
    await screen.findByText(VERIFIED)
    expect(submitButton().disabled).toBe(false)
  })

  it('is not sent after a check that failed, which can be repeated', async () => {
    setUp()
    fillAll()
    answerCheck = () => Promise.reject(new TypeError('no connection'))
    await check('failed@whitfield-structures.co.uk')
    await screen.findByText('Email validation failed')
    await userEvent.click(submitButton())
    await waitFor(() => expect(document.activeElement).toBe(field('Business email')))
    expect(describes('Business email')).toContain('Email validation failed')
    expect(registered).toEqual([])
    answerCheck = validate
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await screen.findByText(VERIFIED)
    await userEvent.click(submitButton())
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/about'))
    expect(registered).toHaveLength(1)
  })

  it('needs four good values, and says at each field what is wrong', async () => {
    setUp()
    for (const [label, value] of [
      ['Company name', 'A'],
      ['Contact name', 'B'],
      ['Phone number', '123456789'],
    ] as const)
      fill(label, value)
    await userEvent.click(submitButton())
    await screen.findByText('There’s a problem with 4 fields')
    for (const [label, message] of [
      ['Company name', 'Company name must be at least 2 characters'],
      ['Business email', 'Invalid email address'],
      ['Contact name', 'Contact name must be at least 2 characters'],
      ['Phone number', 'Phone number must be at least 10 characters'],
    ] as const) {
      expect(describes(label)).toContain(message)
      expect(field(label).getAttribute('aria-invalid')).toBe('true')
    }
    fill('Phone number', 'ask reception')
    await waitFor(() => expect(describes('Phone number')).toContain('Please enter a phone number'))
    expect(registered).toEqual([])
  })

  it.each([
    ['a problem', () => problem(503, 'The service is resting.'), /^503: The service is resting\.$/],
    [
      'a full browser',
      () => problem(409, 'You’ve registered 50 companies in this browser.', { reason: 'quota' }),
      /^You’ve registered 50 companies/,
    ],
    ['no answer of ours', () => new Response('no json'), /please try again/i],
  ])('keeps the values and can be sent again after %s', async (_, answer, description) => {
    setUp()
    fillAll()
    answerRegistration = answer
    await userEvent.click(submitButton())
    await waitFor(() =>
      expect(notified).toHaveBeenCalledExactlyOnceWith({
        title: 'Registration failed',
        description: expect.stringMatching(description),
        variant: 'destructive',
      }),
    )
    expect(field('Company name').value).toBe(VALUES['Company name'])
    await waitFor(() => expect(submitButton().disabled).toBe(false))
    expect(push).not.toHaveBeenCalled()
  })
})
