'use client'

import { useCallback, useMemo, useRef, useState } from 'react'
import { logError } from '@/lib/api/browser-log'
import { ApiError, callApi, type Failure, failureOf } from '@/lib/api/client'
import type { HandEdit } from '@/lib/consultation/brief/hand-edit-schema'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { BriefView } from '@/lib/consultation/session/schema'

const UNREACHABLE = 'We couldn’t save that change. Check your connection and try again.'

/** One edit at a time. Controls stay enabled while it is saved: disabling them would lose the focus. */
export function useBriefEditing({
  sessionId,
  view,
  onView,
}: {
  sessionId: string | null
  view: BriefView | null
  /** Receives the new brief and the one that the change was based on. */
  onView: (view: BriefView, basedOn: BriefView | null) => Promise<void>
}) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [removedFact, setRemovedFact] = useState<Fact | null>(null)
  const [lastChange, setLastChange] = useState<HandEdit | null>(null)
  const running = useRef(false)

  /** Returns false and sets `failure` if the change was not saved. */
  const applyChange = useCallback(
    async (edit: HandEdit): Promise<boolean> => {
      if (!sessionId || running.current) return false
      running.current = true
      setPending(true)
      setFailure(null)
      try {
        const params = { sessionId }
        await onView(await callApi('POST /api/consultations/{sessionId}/edits', { params, body: edit }), view)
        const removedId = edit.kind === 'remove' ? edit.factId : null
        setRemovedFact(view?.brief.facts.find(({ id }) => id === removedId) ?? null)
        setLastChange(edit)
        return true
      } catch (cause) {
        if (!(cause instanceof ApiError)) logError('The brief could not be changed', cause)
        setFailure(failureOf(cause, UNREACHABLE))
        return false
      } finally {
        running.current = false
        setPending(false)
      }
    },
    [sessionId, view, onView],
  )

  return useMemo(
    () => ({ pending, failure, removedFact, lastChange, applyChange }),
    [pending, failure, removedFact, lastChange, applyChange],
  )
}

export type BriefEditing = ReturnType<typeof useBriefEditing>
