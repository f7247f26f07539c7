import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onNotify } from '@/components/ui/notify'
import { ApiError } from '@/lib/api/client'
import { chooseOption } from '@/tests/support/choose-option'
import { AdministratorRoleProvider } from './administrator-role'
import { StatusSelect } from './status-select'

const OPTIONS = [
  { key: 'new', label: 'New' },
  { key: 'closed', label: 'Closed' },
] as const
const ROLE = 'owner'
const notified = vi.fn()

beforeEach(() => {
  onNotify(() => undefined)
  notified.mockClear()
  onNotify(notified)
})
afterEach(() => onNotify(() => undefined)())

async function closeWith(failure: ApiError) {
  const onConflict = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AdministratorRoleProvider role={ROLE}>
        <StatusSelect
          label="Status"
          options={OPTIONS}
          value="new"
          change={() => Promise.reject(failure)}
          onConflict={onConflict}
        />
      </AdministratorRoleProvider>
    </QueryClientProvider>,
  )
  await chooseOption(screen.getByRole('combobox'), 'Closed')
  await waitFor(() => expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true'))
  return onConflict
}

it('tells a conflict only in place, where it can be reloaded', async () => {
  const onConflict = await closeWith(new ApiError(409, 'Someone else has just changed this.'))
  expect(onConflict).toHaveBeenCalledWith('Someone else has just changed this.')
  expect(notified).not.toHaveBeenCalled()
})

it('notifies of any other failure', async () => {
  const onConflict = await closeWith(new ApiError(503, 'The service is resting.'))
  expect(onConflict).not.toHaveBeenCalled()
  expect(notified).toHaveBeenCalledExactlyOnceWith({
    title: 'Update failed',
    description: '503: The service is resting.',
    variant: 'destructive',
  })
})
