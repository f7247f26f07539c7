import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DAY,
  FIRST_PAGE,
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
const START: ListState = { search: '', filters: {}, sort: SHAPE.sort, position: FIRST_PAGE }
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
      position: fc.oneof(
        fc.constant(FIRST_PAGE),
        fc.record({
          cursor: fc.base64String({ minLength: 4, maxLength: 60 }),
          last: fc.constant(null),
          page: fc.option(fc.integer({ min: 1, max: 9999 })),
        }),
        fc.record({
          cursor: fc.constant(null),
          last: fc.integer({ min: 1, max: 200 }),
          page: fc.option(fc.integer({ min: 1, max: 9999 })),
        }),
      ),
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

  it.each(['page=7', 'page=7&last=0', 'last=201&page=9', 'last=-1', 'cursor='])(
    'opens the first page where %s leads nowhere',
    (query) => {
      expect(parse(query)).toEqual(START)
    },
  )

  it.each(['page=0', 'page=x', 'page=1.5', 'page=99999999'])(
    'does not know the number of a page where %s',
    (page) => {
      expect(parse(`cursor=abc&${page}`).position).toEqual({ cursor: 'abc', last: null, page: null })
    },
  )

  it('goes back to the first page when the search, a filter or the order changes', () => {
    const laterPage = { ...START, position: { cursor: 'abc', last: null, page: 2 } }
    expect(withSearch(laterPage, 'rail').position).toEqual(FIRST_PAGE)
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
