import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/client'
import { MORE_THAN_COUNTED } from './counters'
import type { Columns } from './data-table'
import { formatSort, type ListState, parseListState } from './list-state'
import { ListView } from './list-view'
import type { Page } from './use-list'

interface Bridge {
  id: string
  name: string
  span: number
}
const BRIDGES: Bridge[] = [
  { id: 'a', name: 'Menai', span: 176 },
  { id: 'b', name: 'Clifton', span: 214 },
]
const COLUMNS: Columns<Bridge> = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ row }) => row.original.name,
    meta: { width: 10, narrow: 8, under: ({ span }) => `${span} m` },
  },
  {
    id: 'span',
    header: 'Span',
    cell: ({ row }) => row.original.span,
    meta: {
      width: 6,
      align: 'end',
      descendingFirst: true,
      sortLabels: { ascending: 'shortest first', descending: 'longest first' },
    },
  },
  {
    id: 'notes',
    header: 'Notes',
    cell: () => '-',
    enableSorting: false,
    meta: { width: 6, narrow: null },
  },
]
const SHAPE = {
  filters: { kind: ['arch', 'suspension'] },
  sorts: ['name', 'span'],
  sort: { by: 'span', descending: true },
} as const
const TEXTS = {
  filtersHeading: 'Filters',
  tableHeading: 'Bridges',
  singular: 'bridge',
  plural: 'bridges',
  search: 'Search bridges',
  searchHint: (search: string) => (search === 'x' ? 'Too short' : null),
  loading: 'Loading bridges...',
  none: 'No bridges yet',
  empty: 'No bridges found',
  failure: 'Failed to fetch bridges',
}
const KIND = {
  name: 'kind',
  label: 'Kind',
  allLabel: 'All kinds',
  options: [{ value: 'arch', label: 'Arches' }],
}

type FetchPage = (state: ListState, signal: AbortSignal) => Promise<Page<Bridge>>
const all: Page<Bridge> = { rows: BRIDGES, size: 50, previous: null, next: null }

function List({ fetchPage, count }: { fetchPage: FetchPage; count: () => Promise<number> }) {
  const [state, setState] = useState(() => parseListState(new URLSearchParams(), SHAPE))
  return (
    <ListView
      texts={TEXTS}
      source={{
        name: 'bridges',
        shape: SHAPE,
        fetchPage,
        fetchCounts: async () => ({ matching: await count(), figures: 3 }),
      }}
      state={state}
      onState={setState}
      columns={COLUMNS}
      filters={[KIND]}
      counters={(all) => [{ label: 'Rivers', value: all }]}
    >
      {(matching) => <p>{`export of ${matching}`}</p>}
    </ListView>
  )
}

function renderList(fetchPage: FetchPage, count = async () => BRIDGES.length) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  return render(
    <QueryClientProvider client={client}>
      <List fetchPage={fetchPage} count={count} />
    </QueryClientProvider>,
  )
}

const shownNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const header = (name: string) => screen.getByRole('columnheader', { name })
const lastState = (fetchPage: ReturnType<typeof vi.fn<FetchPage>>) => fetchPage.mock.lastCall?.[0]

describe('ListView', () => {
  it('shows a skeleton with its loading text, then rows, then the count', async () => {
    let resolveCount = (_: number) => {}
    const count = new Promise<number>((resolve) => {
      resolveCount = resolve
    })
    renderList(
      async () => all,
      () => count,
    )
    expect(screen.getByText('Loading bridges...')).toBeDefined()
    expect(screen.getByRole('region', { name: 'Bridges' }).getAttribute('aria-busy')).toBe('true')
    await screen.findByText('Menai')
    expect(screen.queryByText('Loading bridges...')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Bridges (…)' })).toBeDefined()
    await act(async () => resolveCount(1234))
    expect(await screen.findByRole('heading', { name: 'Bridges (1,234)' })).toBeDefined()
    expect(screen.getByText('Rivers').nextSibling?.textContent).toBe('3')
    expect(screen.getByText('1,234 bridges').getAttribute('role')).toBe('status')
  })

  it('marks the sorted column and sorts by a click on a header or by the select', async () => {
    const fetchPage = vi.fn<FetchPage>(async () => all)
    renderList(fetchPage)
    await screen.findByText('Menai')
    expect(header('Span').getAttribute('aria-sort')).toBe('descending')
    expect(header('Name').getAttribute('aria-sort')).toBe('none')
    expect(header('Notes').hasAttribute('aria-sort')).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Span' }))
    expect(header('Span').getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(screen.getByRole('button', { name: 'Name' }))
    expect(header('Name').getAttribute('aria-sort')).toBe('ascending')
    expect(formatSort(lastState(fetchPage)?.sort ?? SHAPE.sort)).toBe('name')
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Span, longest first')
    expect(header('Span').getAttribute('aria-sort')).toBe('descending')
  })

  it('searches when typing pauses, aborts an outdated request, and keeps the old rows meanwhile', async () => {
    const signals: AbortSignal[] = []
    const fetchPage = vi.fn<FetchPage>(({ search }, signal) => {
      signals.push(signal)
      if (search === 'cl') return new Promise(() => undefined)
      return Promise.resolve(search ? { ...all, rows: BRIDGES.slice(1) } : all)
    })
    renderList(fetchPage)
    await screen.findByText('Menai')
    const field = screen.getByRole('searchbox', { name: 'Search bridges' })
    await userEvent.type(field, 'cl')
    await waitFor(() => expect(lastState(fetchPage)?.search).toBe('cl'))
    expect(fetchPage).toHaveBeenCalledTimes(2)
    expect(shownNames()).toEqual(['Menai', 'Clifton'])
    expect(screen.getByRole('region', { name: 'Bridges' }).getAttribute('aria-busy')).toBe('true')
    await userEvent.type(field, 'ifton{Enter}')
    await waitFor(() => expect(shownNames()).toEqual(['Clifton']))
    expect(signals[1]?.aborted).toBe(true)
    await userEvent.type(field, '{Escape}')
    await waitFor(() => expect(shownNames()).toEqual(['Menai', 'Clifton']))
  })

  it('says that no rows match and offers to clear the filters', async () => {
    const fetchPage = vi.fn<FetchPage>(async ({ filters }) => (filters.kind ? { ...all, rows: [] } : all))
    renderList(fetchPage)
    await screen.findByText('Menai')
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Arches')
    expect(await screen.findByText('No bridges found')).toBeDefined()
    expect(screen.getByText('export of 2')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(await screen.findByText('Menai')).toBeDefined()
  })

  it('says that there are no rows yet where nothing was searched for', async () => {
    renderList(async () => ({ ...all, rows: [] }))
    expect(await screen.findByText('No bridges yet')).toBeDefined()
    expect(screen.queryByText('No bridges found')).toBeNull()
  })

  it('shows why the list could not be fetched and tries again', async () => {
    const fetchPage = vi.fn<FetchPage>(async () => all)
    fetchPage.mockRejectedValueOnce(new ApiError(503, 'The service is resting.'))
    renderList(fetchPage)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Failed to fetch bridges')
    expect(alert.textContent).toContain(
      'Nothing is lost. The list couldn’t be loaded. The service is resting.',
    )
    expect(screen.getByText('export of undefined')).toBeDefined()
    expect(alert.textContent).not.toContain('503')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Menai')).toBeDefined()
  })

  it('marks what a narrow window leaves out, and what it says under another cell', async () => {
    renderList(async () => all)
    await screen.findByText('Menai')
    expect(header('Notes').dataset.narrow).toBe('hidden')
    expect(header('Span').dataset.narrow).toBeUndefined()
    const cells = screen.getAllByRole('cell').slice(0, 3)
    expect(cells.map(({ dataset }) => dataset.narrow)).toEqual([undefined, undefined, 'hidden'])
    expect(cells[0]?.dataset.under).toBe('176 m')
    const sums = screen.getByRole('table').style
    expect([sums.getPropertyValue('--wide-sum'), sums.getPropertyValue('--narrow-sum')]).toEqual(['22', '14'])
  })

  describe('pages', () => {
    const first: Page<Bridge> = { rows: BRIDGES.slice(0, 1), size: 1, previous: null, next: 'two' }
    const second: Page<Bridge> = { rows: BRIDGES.slice(1), size: 1, previous: 'one', next: 'three' }
    const end: Page<Bridge> = { rows: BRIDGES.slice(1), size: 1, previous: 'two', next: null }
    const fetchPages = () =>
      vi.fn<FetchPage>(async ({ position: { cursor, last } }) => {
        if (last) return end
        return cursor === 'two' ? second : first
      })
    const pages = () => within(screen.getByRole('navigation', { name: 'Pages of bridges' }))
    const button = (name: string) => pages().getByRole('button', { name })
    const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

    it('go to the next, the last and the first by keyboard, and say which is shown', async () => {
      const fetchPage = fetchPages()
      renderList(fetchPage, async () => 3)
      await screen.findByText('Menai')
      expect(await pages().findByText('Page 1 of 3')).toBeDefined()
      expect([isDisabled('First'), isDisabled('Previous'), isDisabled('Next')]).toEqual([true, true, false])
      button('Next').focus()
      await userEvent.keyboard('{Enter}')
      await screen.findByText('Clifton')
      expect(lastState(fetchPage)?.position).toEqual({ cursor: 'two', last: null, page: 2 })
      expect(pages().getByText('Page 2 of 3')).toBeDefined()
      expect(document.activeElement).toBe(button('Next'))
      await userEvent.tab()
      expect(document.activeElement).toBe(button('Last'))
      await userEvent.keyboard('{Enter}')
      expect(await pages().findByText('Page 3 of 3')).toBeDefined()
      expect(lastState(fetchPage)?.position).toEqual({ cursor: null, last: 1, page: 3 })
      await waitFor(() => expect([isDisabled('Next'), isDisabled('Last')]).toEqual([true, true]))
      await userEvent.click(button('First'))
      expect(await screen.findByText('Menai')).toBeDefined()
      expect(pages().getByText('Page 1 of 3')).toBeDefined()
    })

    it('have no total and no last page where there are too many rows to count', async () => {
      renderList(fetchPages(), async () => MORE_THAN_COUNTED)
      await screen.findByRole('heading', { name: 'Bridges (more than 10,000)' })
      expect(pages().getByText('Page 1')).toBeDefined()
      expect(isDisabled('Last')).toBe(true)
      await userEvent.click(button('Next'))
      expect(await pages().findByText('Page 2')).toBeDefined()
    })

    it('lead to the last page where the rows of a page have gone', async () => {
      const fetchPage = fetchPages()
      renderList(fetchPage, async () => 2)
      await screen.findByText('Menai')
      fetchPage.mockResolvedValueOnce({ rows: [], size: 1, previous: 'one', next: null })
      await userEvent.click(button('Next'))
      await waitFor(() => expect(pages().getByText('Page 2 of 2')).toBeDefined())
      expect(lastState(fetchPage)?.position).toEqual({ cursor: null, last: 1, page: 2 })
    })

    it('can be left for the first where a page cannot be fetched', async () => {
      const fetchPage = fetchPages()
      renderList(fetchPage)
      await screen.findByText('Menai')
      fetchPage.mockRejectedValueOnce(new Error('422: Invalid.'))
      await userEvent.click(button('Next'))
      await userEvent.click(await screen.findByRole('button', { name: 'First page' }))
      expect(await screen.findByText('Menai')).toBeDefined()
    })
  })
})
