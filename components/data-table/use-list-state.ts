'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import { type ListShape, type ListState, parseListState, toQuery } from './list-state'

/** `push` adds to the browser's history; `replace` does not, for changes while someone types. */
type Step = 'push' | 'replace'

/** Uses the browser's history directly, so Next makes no request to the server. */
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
  const query = useMemo(() => new URLSearchParams(params), [params])
  return [query, write]
}

/** Other parameters of the URL are removed unless `keptParameters` names them. */
export function useListState(
  shape: ListShape,
  keptParameters: readonly string[] = [],
): [ListState, (next: ListState, step?: Step) => void] {
  const [params, write] = useQueryString()
  const state = useMemo(() => parseListState(params, shape), [params, shape])
  const set = useCallback(
    (next: ListState, step?: Step) => {
      const query = new URLSearchParams()
      for (const name of keptParameters) {
        const value = params.get(name)
        if (value !== null) query.set(name, value)
      }
      for (const [name, value] of toQuery(next, shape)) query.set(name, value)
      write(query, step)
    },
    [params, shape, keptParameters, write],
  )
  return [state, set]
}
