'use client'

import { useCallback, useState } from 'react'
import { ApiError, callApi, reasonOf } from '@/lib/api/client'
import type { Panel } from '@/lib/interview-kit/panel/schema'

const UNREACHABLE = 'We couldn’t reach the server. Nothing was changed. Please try again.'

/** By field; `form` for what belongs to none. */
export type Errors = Record<string, string>

export function errorsOf(error: unknown): Errors {
  const fields = (error instanceof ApiError && error.problem?.errors) || []
  return fields.length > 0
    ? Object.fromEntries(fields.map(({ field, message }) => [field, message]))
    : { form: reasonOf(error, UNREACHABLE) }
}

/** What the server answers with replaces what is shown. */
export function usePanel(kitId: string, initial: Panel) {
  const [panel, setPanel] = useState(initial)
  const reload = useCallback(async () => {
    const params = { id: kitId }
    setPanel((await callApi('GET /api/kits/{id}/panel', { params })).panel)
  }, [kitId])
  return { panel, setPanel, reload }
}
