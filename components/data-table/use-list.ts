'use client'

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { FIRST_PAGE, type ListShape, type ListState, toQuery } from './list-state'

export interface Page<Row> {
  rows: Row[]
  /** Rows on a full page. */
  size: number
  previous: string | null
  next: string | null
}

export interface Counts<Figures> {
  /** MORE_THAN_COUNTED if counting them would take too long. */
  matching: number
  /** Of the unfiltered list. */
  figures: Figures
}

export interface ListSource<Row, Figures> {
  /** The first part of the query keys. */
  name: string
  shape: ListShape
  fetchPage: (state: ListState, signal: AbortSignal) => Promise<Page<Row>>
  fetchCounts: (state: ListState, signal: AbortSignal) => Promise<Counts<Figures>>
}

/** The counts are fetched separately because they are slower. The old data stays while new data is fetched (`busy`). */
export function useList<Row, Figures>(source: ListSource<Row, Figures>, state: ListState) {
  const { name, shape, fetchPage, fetchCounts } = source
  const client = useQueryClient()
  const [pageState, countState] = useMemo(() => {
    const trimmed = { ...state, search: state.search.trim() }
    return [trimmed, { ...trimmed, sort: shape.sort, position: FIRST_PAGE }]
  }, [state, shape])
  const page = useQuery({
    queryKey: [name, 'page', toQuery(pageState, shape).toString()],
    queryFn: ({ signal }) => fetchPage(pageState, signal),
    placeholderData: keepPreviousData,
  })
  const counts = useQuery({
    queryKey: [name, 'counts', toQuery(countState, shape).toString()],
    queryFn: ({ signal }) => fetchCounts(countState, signal),
    placeholderData: keepPreviousData,
  })
  const reload = useCallback(() => client.invalidateQueries({ queryKey: [name] }), [client, name])
  return {
    page: page.data,
    error: page.error,
    busy: page.isFetching,
    counts: counts.data,
    /** Undefined until it is fetched, null if counting failed. */
    matching: counts.isError ? null : counts.data?.matching,
    isCurrent: page.isSuccess && !page.isPlaceholderData && counts.isSuccess && !counts.isPlaceholderData,
    reload,
  }
}
