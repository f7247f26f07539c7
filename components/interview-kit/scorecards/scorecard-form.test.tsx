import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import type { Interview, InterviewCandidate, ScorecardView } from '@/lib/interview-kit/scorecards/schema'
import { ScorecardForm } from './scorecard-form'

const ITEM = {
  id: 'i1',
  kind: 'ownWork',
  lineIds: ['l1'],
  question: 'Walk us through a pump of your own.',
  probes: [],
  points: [],
  anchors: { 1: 'Weak', 3: 'Good', 5: 'Outstanding' },
  lines: ['Pumps'],
} as const
const ITEMS = [{ ...ITEM, lineIds: [...ITEM.lineIds], probes: [], points: [], lines: [...ITEM.lines] }]
const PROBLEM = { 'content-type': 'application/problem+json' }
const STORED = 'spanwright.scorecard.interviewer.candidate'

interface Sent extends Omit<ScorecardView, 'submittedAt'> {
  method: string
}

let stored: ScorecardView | null
let isDown: boolean
let sent: Sent[]
let timers: MockInstance<typeof setTimeout>

/** What the routes would answer. */
async function answer(
  _url: RequestInfo | URL,
  { method = 'GET', body }: RequestInit = {},
): Promise<Response> {
  if (isDown) throw new TypeError('Failed to fetch')
  const candidate: InterviewCandidate = { id: 'candidate', label: 'C1', scorecard: stored, others: null }
  if (method === 'GET') return Response.json({ interview: { candidates: [candidate] } })
  const update = JSON.parse(String(body))
  sent.push({ method, ...update })
  const detail = 'Changed elsewhere'
  if (update.revision !== (stored?.revision ?? 0)) return Response.json({ detail }, { status: 409 })
  stored = { ...update, revision: update.revision + 1, submittedAt: method === 'POST' ? 'now' : null }
  return Response.json({
    scorecard: stored,
    interview: { candidates: [{ ...candidate, scorecard: stored }] },
  })
}

function show(onSubmitted: (interview: Interview) => void = () => {}) {
  const candidate = { id: 'candidate', label: 'C1', scorecard: stored, others: null }
  return render(
    <ScorecardForm
      token="token"
      interviewerId="interviewer"
      candidate={candidate}
      items={ITEMS}
      onSubmitted={onSubmitted}
    />,
  )
}

const note = () => screen.getByLabelText<HTMLTextAreaElement>(/^What they said/)

beforeEach(() => {
  stored = null
  isDown = false
  sent = []
  localStorage.clear()
  vi.stubGlobal('fetch', answer)
  timers = vi.spyOn(globalThis, 'setTimeout')
})
// A form that was left saves once more, and tries again later: not in another test.
afterEach(async () => {
  cleanup()
  await new Promise((resolve) => setTimeout(resolve, 50))
  for (const { value } of timers.mock.results) clearTimeout(value)
  timers.mockRestore()
  vi.unstubAllGlobals()
})

it('keeps in the browser what the server has not got, and saves it when the page is opened again', async () => {
  isDown = true
  show()
  await userEvent.click(screen.getByRole('radio', { name: '4' }))
  await userEvent.type(note(), 'Sized the seals')
  expect(localStorage.getItem(STORED)).toContain('Sized the seals')
  await screen.findByText('Kept in this browser.')
  cleanup()

  isDown = false
  show()
  expect(note().value).toBe('Sized the seals')
  expect(screen.queryByText('Draft saved.')).toBeNull()
  await waitFor(() => expect(stored?.ratings).toEqual([{ itemId: 'i1', score: 4, note: 'Sized the seals' }]))
  await waitFor(() => expect(localStorage.getItem(STORED)).toBeNull())
})

it('puts what is typed here over what another window saved', async () => {
  show()
  stored = {
    ratings: [{ itemId: 'i1', score: 2, note: '' }],
    recommendation: 'no',
    reason: 'From the phone',
    revision: 3,
    submittedAt: null,
  }
  await userEvent.type(note(), 'From here')
  await waitFor(() => expect(stored?.revision).toBe(4), { timeout: 4000 })
  expect(stored).toMatchObject({ ratings: [{ score: 2, note: 'From here' }], reason: 'From the phone' })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('From the phone')
})

it('submits the newest text once', async () => {
  const onSubmitted = vi.fn()
  show(onSubmitted)
  await userEvent.click(screen.getByRole('radio', { name: '5' }))
  await userEvent.type(note(), 'Yes')
  await userEvent.click(screen.getByRole('radio', { name: 'Strong yes' }))
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1))
  expect(sent.at(-1)).toMatchObject({ method: 'POST', ratings: [{ score: 5, note: 'Yes' }] })
  expect(localStorage.getItem(STORED)).toBeNull()
})

it('says that a draft is saved only once something was entered', async () => {
  show()
  expect(screen.getByText(/rated/).textContent).toBe('0 of 1 rated. Saves as you type.')
  await userEvent.click(screen.getByRole('radio', { name: '3' }))
  expect(await screen.findByText('Draft saved.', {}, { timeout: 4000 })).toBeDefined()
})

it('counts what is missing, and leads to each', async () => {
  vi.stubGlobal('fetch', async (_url: RequestInfo | URL, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json({ interview: { candidates: [] }, scorecard: { revision: 1 } })
    const errors = [
      { field: 'ratings.0.score', message: 'Choose 1 to 5, or “not asked”' },
      { field: 'recommendation', message: 'Choose what you recommend' },
    ]
    return Response.json({ detail: 'Something is missing.', errors }, { status: 422, headers: PROBLEM })
  })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect((await screen.findByRole('alert')).textContent).toBe('2 answers are missingQuestion 1Recommendation')
  const rating = screen.getByRole('radio', { name: '1' })
  expect(document.activeElement).toBe(rating)
  expect(rating.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('link', { name: 'Recommendation' }))
  expect(document.activeElement?.getAttribute('name')).toBe('recommendation')
  await userEvent.click(screen.getByRole('radio', { name: 'Strong yes' }))
  expect(screen.getByText('1 answer is missing')).toBeDefined()
})
