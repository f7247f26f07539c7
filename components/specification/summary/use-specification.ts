'use client'

import { useEffect, useState } from 'react'
import { ApiError, callApi } from '@/lib/api/client'
import type { JobSpecificationResponse } from '@/lib/specification/schema'

type LoadState =
  | { status: 'loading' }
  | { status: 'ready'; data: JobSpecificationResponse }
  | { status: 'failed'; message: string }

const LOADING: LoadState = { status: 'loading' }

/** What was shown last stays until the next is there. */
export function useSpecification(id: string | null) {
  const [attempt, setAttempt] = useState(0)
  const [latest, setLatest] = useState<{ id: string; attempt: number; state: LoadState } | null>(null)

  useEffect(() => {
    if (id === null) return
    const abort = new AbortController()
    callApi('GET /api/job-specifications/{id}', { params: { id }, signal: abort.signal })
      .then((data): LoadState => ({ status: 'ready', data }))
      .catch(
        (error: unknown): LoadState => ({
          status: 'failed',
          message: error instanceof ApiError ? error.detail : 'We couldn’t read the server’s reply.',
        }),
      )
      .then((state) => {
        if (!abort.signal.aborted) setLatest({ id, attempt, state })
      })
    return () => abort.abort()
  }, [id, attempt])

  const isCurrent = latest?.state.status === 'ready' || (latest?.id === id && latest?.attempt === attempt)
  return {
    specification: id === null ? null : isCurrent && latest ? latest.state : LOADING,
    /** Keeps the current data while it fetches. */
    reload: () => setAttempt((count) => count + 1),
    /** Shows a newer state of it that another call has answered with. */
    replace: (data: JobSpecificationResponse) =>
      setLatest({ id: data.jobSpecification.id, attempt, state: { status: 'ready', data } }),
  }
}
