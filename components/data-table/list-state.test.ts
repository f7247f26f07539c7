import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DAY,
  isFiltered,
  type ListState,
  parseListState,
  toggleSort,
  toQuery,
  withFilter,
  withSearch,
  withSort,
} from './list-state'

const SHAPE = {
  filters: { type: ['manager', 'candidate'], source: ['press'], from: DAY },
  sorts: ['name', 'createdAt'],
  sort: { by: 'createdAt', descending: true },
} as const
const START: ListState = { search: '', filters: {}, sort: SHAPE.sort, cursor: null }
const parse = (query: string) => parseListState(new URLSearchParams(query), SHAPE)

describe('list state in a URL', () => {
  it('reads an empty query as the defaults and leaves defaults out of the query', () => {
    expect(parse('')).toEqual(START)
    expect(toQuery(START, SHAPE).toString()).toBe('')
  })

  it('takes a day, and nothing else, where a filter is of days', () => {
    expect(parse('from=2026-11-28').filters).toEqual({ from: '2026-11-28' })
    expect(parse('from=yesterday&to=2026-11-28').filters).toEqual({})
  })

  it('reads back every state that it writes', () => {
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
      fc.property(state, (listState) => {
        expect(parse(toQuery(listState, SHAPE).toString())).toEqual(listState)
      }),
    )
  })

  it('ignores filters and sort keys that the list does not accept', () => {
    expect(parse('type=robot&sort=-password&colour=red&source=press')).toEqual({
      ...START,
      filters: { source: 'press' },
    })
    expect(parse(`search=${'x'.repeat(500)}&cursor=${'y'.repeat(2000)}`)).toEqual({
      ...START,
      search: 'x'.repeat(200),
    })
  })

  it('goes back to the first page when the search, a filter or the order changes', () => {
    const laterPage = { ...START, cursor: 'abc' }
    expect(withSearch(laterPage, 'rail').cursor).toBeNull()
    expect(withFilter(laterPage, 'type', 'candidate')).toEqual({ ...START, filters: { type: 'candidate' } })
    expect(withFilter(withFilter(laterPage, 'type', 'candidate'), 'type', '').filters).toEqual({})
    const byName = { by: 'name', descending: false }
    expect(withSort(laterPage, byName)).toEqual({ ...START, sort: byName })
  })

  it('reverses the order of the sorted column, and sorts another in its own default direction', () => {
    expect(toggleSort(SHAPE.sort, 'createdAt', true)).toEqual({ by: 'createdAt', descending: false })
    expect(toggleSort(SHAPE.sort, 'name', false)).toEqual({ by: 'name', descending: false })
  })

  it('tells whether a search or a filter is set', () => {
    expect(isFiltered(START)).toBe(false)
    expect(isFiltered(withSearch(START, '  '))).toBe(false)
    expect(isFiltered(withSearch(START, 'a'))).toBe(true)
    expect(isFiltered(withFilter(START, 'source', 'press'))).toBe(true)
  })
})
