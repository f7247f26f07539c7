'use client'

import { useEffect, useState } from 'react'
import { ApiError, api } from '@/lib/api/client'
import * as routes from '@/lib/api/routes/job-specifications'
import type { JobSpecificationResponse } from '@/lib/specification/schema'

type Loaded =
  | { status: 'loading' }
  | { status: 'ready'; data: JobSpecificationResponse }
  | { status: 'failed'; message: string }

const LOADING: Loaded = { status: 'loading' }

/** The specification `id`, fetched once and again on `reload`; null where there is none. */
export function useSpecification(id: string | null) {
  const [attempt, setAttempt] = useState(0)
  const [held, setHeld] = useState<{ id: string; attempt: number; loaded: Loaded } | null>(null)

  useEffect(() => {
    if (id === null) return
    const abort = new AbortController()
    api(routes.getJobSpecification, { params: { id }, signal: abort.signal })
      .then((data): Loaded => ({ status: 'ready', data }))
      .catch(
        (error: unknown): Loaded => ({
          status: 'failed',
          message: error instanceof ApiError ? error.detail : 'The answer could not be read.',
        }),
      )
      .then((loaded) => {
        if (!abort.signal.aborted) setHeld({ id, attempt, loaded })
      })
    return () => abort.abort()
  }, [id, attempt])

  const fresh = held?.id === id && (held?.attempt === attempt || held?.loaded.status === 'ready')
  return {
    specification: id === null ? null : fresh && held ? held.loaded : LOADING,
    /** Fetches it anew; what is there stays on the screen meanwhile. */
    reload: () => setAttempt((count) => count + 1),
  }
}
