import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DraftEditorProvider } from '@/components/specification/draft/draft-editor'
import { TestRouter } from '@/tests/support/app-router'
import { LinesToRewrite } from './lines-to-rewrite'

const LINES = ['ask Sam about', 'the usual stuff', 'um, welding'].map((text, index) => ({
  lineId: `l${index}`,
  section: 'technical' as const,
  text,
  reason: 'unclear' as const,
}))
const sent: { path: string; body: { text: string; audience?: string } }[] = []

const panel = (lines = LINES) => (
  <DraftEditorProvider specificationId="s1" companyId="c1" sessionId="t1" revision={0}>
    <LinesToRewrite lines={lines} />
  </DraftEditorProvider>
)

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push({ path: String(input), body: JSON.parse(String(init?.body)) })
    return Response.json({ jobSpecification: { revision: sent.length } })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('opens a line by a click on its words, and Enter saves it and opens the next', async () => {
  const { rerender } = render(panel(), { wrapper: TestRouter })
  expect(screen.getByText('3 of 3 to rewrite')).toBeTruthy()
  await userEvent.click(screen.getByText('ask Sam about', { selector: 'p' }))
  const field = screen.getByRole('textbox')
  expect(field).toBe(document.activeElement)
  await userEvent.clear(field)
  await userEvent.type(field, 'Reads weld symbols{Enter}')
  expect(sent[0]?.path).toContain('/lines/l0')
  expect(sent[0]?.body.text).toBe('Reads weld symbols')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'the usual stuff')
  expect(screen.getByRole('textbox')).toBe(document.activeElement)
  rerender(panel(LINES.slice(1)))
  expect(screen.getByText('2 of 3 to rewrite')).toBeTruthy()
})

it('leaves a line out by keeping it for the agency, and goes on to the next', async () => {
  render(panel(), { wrapper: TestRouter })
  const leaveOut = screen.getByRole('button', { name: /^Leave out.*usual/ })
  await userEvent.click(leaveOut)
  expect(sent[0]?.body).toMatchObject({ text: 'the usual stuff', audience: 'agency' })
  expect(screen.getByRole('button', { name: /^Rewrite.*um, welding/ })).toBe(document.activeElement)
})

it('keeps what was typed where it could not be saved', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ title: 'x', status: 502, detail: 'Resting.' }, { status: 502 }),
  )
  render(panel(), { wrapper: TestRouter })
  await userEvent.click(screen.getByRole('button', { name: /^Rewrite.*usual/ }))
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: 'Sheet metal work' } })
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
  expect(await screen.findByText(/Resting/)).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Sheet metal work')
})

it('keeps a line open where candidates still won’t see what was typed, and says why', async () => {
  const message = 'Saved, but candidates still won’t see it. Names a person.'
  vi.stubGlobal('fetch', async () =>
    Response.json({
      jobSpecification: { revision: 1 },
      keptBack: { lineId: 'l1', reason: 'person', message },
    }),
  )
  render(panel(), { wrapper: TestRouter })
  await userEvent.click(screen.getByRole('button', { name: /^Rewrite.*usual/ }))
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: 'Ask for Priya Shah' } })
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Ask for Priya Shah')
})
