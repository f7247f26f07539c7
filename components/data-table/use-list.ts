'use client'

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type ListShape, type ListState, writeListState } from './list-state'

/** One page of a list, with the cursors of its neighbours. */
export interface Page<Row> {
  rows: Row[]
  previous: string | null
  next: string | null
}

/** What was counted: how many rows the search and the filters leave (null where nobody counts that), and figures of the whole. */
export interface Counts<Figures> {
  matching: number | null
  figures: Figures
}

/** Where a list's data come from. */
export interface ListSource<Row, Figures> {
  /** Names the list among all that is fetched. */
  name: string
  shape: ListShape
  fetchPage: (state: ListState, signal: AbortSignal) => Promise<Page<Row>>
  fetchCounts: (state: ListState, signal: AbortSignal) => Promise<Counts<Figures>>
}

/**
 * A page of a list and its counts. They are fetched apart, because counting takes longer than reading a page. What was there before
 * stays until the new is there (`busy`); a request that is overtaken is given up.
 */
export function useList<Row, Figures>(source: ListSource<Row, Figures>, state: ListState) {
  const { name, shape, fetchPage, fetchCounts } = source
  const client = useQueryClient()
  const [asked, counted] = useMemo(() => {
    const trimmed = { ...state, search: state.search.trim() }
    return [trimmed, { ...trimmed, sort: shape.sort, cursor: null }]
  }, [state, shape])
  const page = useQuery({
    queryKey: [name, 'page', writeListState(asked, shape).toString()],
    queryFn: ({ signal }) => fetchPage(asked, signal),
    placeholderData: keepPreviousData,
  })
  const counts = useQuery({
    queryKey: [name, 'counts', writeListState(counted, shape).toString()],
    queryFn: ({ signal }) => fetchCounts(counted, signal),
    placeholderData: keepPreviousData,
  })
  const reload = useCallback(() => client.invalidateQueries({ queryKey: [name] }), [client, name])
  return {
    page: page.data,
    error: page.error,
    busy: page.isFetching,
    /** Undefined until they are counted. */
    counts: counts.data,
    /** Undefined until it is counted, null where nobody counts it or counting failed. */
    matching: counts.isError ? null : counts.data?.matching,
    /** Whether page and counts belong to the state as it is now. */
    settled: page.isSuccess && !page.isPlaceholderData && counts.isSuccess && !counts.isPlaceholderData,
    reload,
  }
}
