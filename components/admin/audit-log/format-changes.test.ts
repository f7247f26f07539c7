import { expect, it } from 'vitest'
import { formatChanges } from './format-changes'

it('writes stored keys of a change as words', () => {
  expect(formatChanges({ status: { from: 'new', to: 'contacted' }, rows: 12 })).toBe(
    'Status: from New to Contacted; Rows: 12',
  )
  expect(formatChanges({ assignee: { from: null, to: 'mcDonald' } })).toBe(
    'Assignee: from nobody to mcDonald',
  )
  expect(formatChanges({ launchStatus: { from: 'approved', to: 'onHold' } })).toBe(
    'Launch status: from Approved to On hold',
  )
})

it('keeps what was typed and gives null for no changes', () => {
  expect(formatChanges({ search: 'orderTracking', type: null })).toBe('Search: orderTracking; Type: none')
  expect(formatChanges({})).toBeNull()
})
