'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import { type ListShape, type ListState, readListState, writeListState } from './list-state'

/** How an address changes: a step that Back returns from, or in place (while somebody types). */
type Step = 'push' | 'replace'

/**
 * The query of the address and the way to change it. The browser's history is used directly, which Next follows: no call to
 * the server is made for it.
 */
export function useQueryString(): [URLSearchParams, (next: URLSearchParams, step?: Step) => void] {
  const path = usePathname()
  const params = useSearchParams()
  const write = useCallback(
    (next: URLSearchParams, step: Step = 'push') => {
      const query = next.toString()
      const address = query ? `${path}?${query}` : path
      if (step === 'push') window.history.pushState(null, '', address)
      else window.history.replaceState(null, '', address)
    },
    [path],
  )
  const own = useMemo(() => new URLSearchParams(params), [params])
  return [own, write]
}

/** A list's state, kept in the address. Parameters that are none of the list's (`kept`) stay as they are. */
export function useListState(
  shape: ListShape,
  kept: readonly string[] = [],
): [ListState, (next: ListState, step?: Step) => void] {
  const [params, write] = useQueryString()
  const state = useMemo(() => readListState(params, shape), [params, shape])
  const set = useCallback(
    (next: ListState, step?: Step) => {
      const query = new URLSearchParams()
      for (const name of kept) {
        const value = params.get(name)
        if (value !== null) query.set(name, value)
      }
      for (const [name, value] of writeListState(next, shape)) query.set(name, value)
      write(query, step)
    },
    [params, shape, kept, write],
  )
  return [state, set]
}
