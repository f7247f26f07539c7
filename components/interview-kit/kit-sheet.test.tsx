import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Kit, KitItem, Unasked } from '@/lib/interview-kit/schema'
import { KitSheet } from './kit-sheet'

const item = (id: string, text: string): KitItem => ({
  id,
  lineIds: [`line-${id}`],
  kind: 'ownWork',
  question: `Tell us about ${text}.`,
  probes: ['How did you check it?'],
  points: [],
  anchors: { 1: 'Weak', 3: 'Good', 5: 'Outstanding' },
})
const unasked = (id: string, text: string): Unasked => ({
  lineIds: [`line-${id}`],
  text,
  reason: 'time',
  wording: null,
})
const KIT: Kit = {
  id: 'kit',
  jobSpecificationId: 'specification',
  jobTitle: 'Pump engineer',
  companyName: 'Castle Pumps Ltd',
  version: 1,
  minutes: 60,
  revision: 0,
  frozenAt: null,
  items: [item('i1', 'seals'), item('i2', 'pumps')],
  unasked: [],
  behind: null,
}

const show = (kit: Kit) =>
  render(<KitSheet kit={kit} canEdit more="Add lines." evidence={null} fairness={null} head={null} />)

afterEach(() => {
  vi.unstubAllGlobals()
})

it('asks about no line that has gone from the specification', () => {
  const behind = { jobSpecificationId: 'specification', version: 1, added: [], removed: ['Seals'] }
  show({ ...KIT, unasked: [unasked('i3', 'Seals'), unasked('i4', 'Gears')], behind })
  const rest = screen.getByRole('region', { name: 'Not in this kit' })
  expect(
    within(rest)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Gears'])
})

it('tells what was removed here from what has no time, and still says that the lines are few', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      kit: { ...KIT, revision: 1, items: [item('i2', 'pumps')], unasked: [unasked('i1', 'Seals')] },
    }),
  )
  show(KIT)
  expect(screen.getByText(/too few lines/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 1' }))
  expect(screen.getAllByText('How did you check it?')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Remove question 1' }))
  const removed = await screen.findByRole('region', { name: 'Removed by you' })
  expect(within(removed).getByText('Seals')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Not in this kit' })).toBeNull()
  expect(screen.getByText(/too few lines/)).toBeDefined()
})

it('puts the focus in a question that is refused', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { detail: 'Invalid', errors: [{ field: 'items.0.question', message: 'Ask for what the job needs' }] },
      { status: 422, headers: { 'content-type': 'application/problem+json' } },
    ),
  )
  show(KIT)
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Ask for what the job needs')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Question')))
})

it('saves edited follow-ups, and no more than three', async () => {
  const sent: { items: { probes: string[] }[] }[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ kit: KIT })
  })
  show(KIT)
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 1' }))
  const followUps = screen.getByRole('textbox', { name: /^Follow-up questions/ })
  await userEvent.clear(followUps)
  await userEvent.type(followUps, 'One?{Enter}Two?{Enter}Three?{Enter}Four?')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Use up to 3 follow-up questions')).toBeDefined()
  expect(sent).toEqual([])

  await userEvent.clear(followUps)
  await userEvent.type(followUps, 'One?{Enter}{Enter}Two?')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[0]?.items[0]?.probes).toEqual(['One?', 'Two?']))
})

it('keeps the focus at a question that was moved, and does not wait for the next frame', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ kit: { ...KIT, revision: 1, items: [item('i2', 'pumps'), item('i1', 'seals')] } }),
  )
  vi.stubGlobal('requestAnimationFrame', () => 0)
  show(KIT)
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move down question 1' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit question 2' })),
  )
})
