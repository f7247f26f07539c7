import { expect, it } from 'vitest'
import { formatChanges } from './format-changes'

it('writes stored keys of a change as words', () => {
  expect(formatChanges({ status: { from: 'new', to: 'contacted' }, rows: 12 })).toBe(
    'Status: New → Contacted; Rows: 12',
  )
  expect(formatChanges({ assignee: { from: null, to: 'mcDonald' } })).toBe('Assignee: nobody → mcDonald')
  expect(formatChanges({ launchStatus: { from: 'approved', to: 'onHold' } })).toBe(
    'Launch status: Approved → On hold',
  )
})

it('keeps what was typed and gives null for no changes', () => {
  expect(formatChanges({ search: 'orderTracking', type: null })).toBe('Search: orderTracking; Type: none')
  expect(formatChanges({})).toBeNull()
})
