import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ApprovalProvider } from '@/components/specification/approval-context'
import { DraftEditorProvider } from '@/components/specification/draft/draft-editor'
import type { Missing } from '@/lib/specification/floor'
import { TestRouter } from '@/tests/support/app-router'
import { ApprovalBar } from './approval-bar'
import { ApprovalForm } from './approval-form'
import { NeededDetails } from './needed-details'

const PATH = 'summary.practicalDetails.location'
const MESSAGE = 'Enter where the job is based. A town will do.'
const MISSING: Missing[] = [{ kind: 'detail', path: PATH, topic: 'location', message: MESSAGE }]

function show() {
  render(
    <DraftEditorProvider specificationId="s1" companyId="c1" sessionId="t1" revision={0}>
      <ApprovalProvider revision={0}>
        <NeededDetails missing={MISSING} consultation="/consultation" />
        <ApprovalForm specificationId="s1" approverName="Jo Barrow" openCount={0} />
        <ApprovalBar
          neededCount={1}
          rewriteCount={0}
          openCount={0}
          waiting={null}
          isAsked={false}
          lastPage={null}
        />
      </ApprovalProvider>
    </DraftEditorProvider>,
    { wrapper: TestRouter },
  )
  return screen.getByRole('textbox', { name: 'Location' })
}

it('links from the bar to what is still needed, and marks nothing before it is refused', () => {
  const field = show()
  expect(screen.getByRole('link', { name: 'See what’s needed' }).getAttribute('href')).toBe('#needed')
  expect(screen.getByRole('link', { name: '1 detail needed to approve' }).getAttribute('href')).toBe(
    '#needed',
  )
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

it('marks the empty fields for want of which an approval was refused', async () => {
  const detail = 'Some details are needed first.'
  vi.stubGlobal(
    'fetch',
    vi.fn(async () =>
      Response.json(
        { title: 'Conflict', status: 409, detail, errors: [{ field: PATH, message: MESSAGE }] },
        { status: 409, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  )
  const field = show()
  await userEvent.click(screen.getByRole('checkbox', { name: /^I approve/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Approve and Launch' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  const item = within(field.closest('li') as HTMLElement)
  expect(item.getAllByText(MESSAGE)).toHaveLength(1)
  await userEvent.type(field, 'Hull')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

it('gives an example of each answer', () => {
  expect(describedBy(show())).toContain('For example: Our works in Derby, DE24.')
})

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

it('asks again for agreement where the text has changed', async () => {
  const form = (revision: number, isShown = true) => (
    <DraftEditorProvider specificationId="s1" companyId="c1" sessionId="t1" revision={revision}>
      <ApprovalProvider revision={revision}>
        {isShown ? <ApprovalForm specificationId="s1" approverName="Jo Barrow" openCount={0} /> : null}
      </ApprovalProvider>
    </DraftEditorProvider>
  )
  const { rerender } = render(form(0), { wrapper: TestRouter })
  const box = screen.getByRole('checkbox', { name: /^I approve/ })
  await userEvent.click(box)
  rerender(form(0))
  expect(box.getAttribute('aria-checked')).toBe('true')
  rerender(form(1))
  expect(box.getAttribute('aria-checked')).toBe('false')

  // It is away while others decide.
  await userEvent.click(box)
  rerender(form(1, false))
  rerender(form(2))
  expect(screen.getByRole('checkbox', { name: /^I approve/ }).getAttribute('aria-checked')).toBe('false')
})
