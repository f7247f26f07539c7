import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isFiltered,
  type ListState,
  readListState,
  turned,
  withFilter,
  withSearch,
  withSort,
  writeListState,
} from './list-state'

const SHAPE = {
  filters: { type: ['manager', 'candidate'], source: ['press'] },
  sorts: ['name', 'createdAt'],
  sort: { by: 'createdAt', descending: true },
} as const
const START: ListState = { search: '', filters: {}, sort: SHAPE.sort, cursor: null }
const read = (query: string) => readListState(new URLSearchParams(query), SHAPE)

describe('the state of a list in an address', () => {
  it('is the list’s own where the address says nothing, and writes nothing', () => {
    expect(read('')).toEqual(START)
    expect(writeListState(START, SHAPE).toString()).toBe('')
  })

  it('is read again as it was written', () => {
    const state = fc.record({
      search: fc.string({ maxLength: 200 }).filter((text) => text.isWellFormed()),
      filters: fc.record(
        { type: fc.constantFrom('manager', 'candidate'), source: fc.constant('press') },
        { requiredKeys: [] },
      ),
      sort: fc.record({ by: fc.constantFrom('name', 'createdAt'), descending: fc.boolean() }),
      cursor: fc.option(fc.base64String({ minLength: 4, maxLength: 60 })),
    })
    fc.assert(
      fc.property(state, (given) => {
        expect(read(writeListState(given, SHAPE).toString())).toEqual(given)
      }),
    )
  })

  it('takes nothing that the list does not offer', () => {
    expect(read('type=robot&sort=-password&colour=red&source=press')).toEqual({
      ...START,
      filters: { source: 'press' },
    })
    expect(read(`search=${'x'.repeat(500)}&cursor=${'y'.repeat(2000)}`)).toEqual({
      ...START,
      search: 'x'.repeat(200),
    })
  })

  it('begins at the first page when it is searched, filtered or sorted anew', () => {
    const later = { ...START, cursor: 'abc' }
    expect(withSearch(later, 'rail').cursor).toBeNull()
    expect(withFilter(later, 'type', 'candidate')).toEqual({ ...START, filters: { type: 'candidate' } })
    expect(withFilter(withFilter(later, 'type', 'candidate'), 'type', '').filters).toEqual({})
    const byName = { by: 'name', descending: false }
    expect(withSort(later, byName)).toEqual({ ...START, sort: byName })
  })

  it('turns the order of a column that it is sorted by, and begins another as the column wants', () => {
    expect(turned(SHAPE.sort, 'createdAt', true)).toEqual({ by: 'createdAt', descending: false })
    expect(turned(SHAPE.sort, 'name', false)).toEqual({ by: 'name', descending: false })
  })

  it('knows whether rows are hidden', () => {
    expect(isFiltered(START)).toBe(false)
    expect(isFiltered(withSearch(START, '  '))).toBe(false)
    expect(isFiltered(withSearch(START, 'a'))).toBe(true)
    expect(isFiltered(withFilter(START, 'source', 'press'))).toBe(true)
  })
})
