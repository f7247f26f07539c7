'use client'

import { useCallback, useMemo, useRef, useState } from 'react'
import { changeBriefByHand } from '@/lib/api/actions/brief'
import { logError } from '@/lib/api/browser-log'
import type { BriefView } from '@/lib/api/read-turn-stream'
import type { HandEdit } from '@/lib/consultation/brief/hand-edit-schema'
import type { Fact } from '@/lib/consultation/brief/schema'

const UNREACHABLE = 'The change could not be saved. Please check your connection and try again.'

/**
 * Changes of the brief by hand, one at a time. `removed` is the entry that was taken out last, until the next change; `changed`
 * is the last change that was made. The controls stay enabled while one runs: a disabled one would lose the focus.
 */
export function useBriefEditing({
  sessionId,
  view,
  onView,
}: {
  sessionId: string | null
  view: BriefView | null
  /** Gets the brief afterwards, and the one on which the change was made. */
  onView: (view: BriefView, basedOn: BriefView | null) => Promise<void>
}) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [removed, setRemoved] = useState<Fact | null>(null)
  const [changed, setChanged] = useState<HandEdit | null>(null)
  const running = useRef(false)

  /** Makes one change; false, with `error` set, when it was not saved. */
  const change = useCallback(
    async (wanted: HandEdit): Promise<boolean> => {
      if (!sessionId || running.current) return false
      running.current = true
      setPending(true)
      setError(null)
      try {
        const result = await changeBriefByHand({ sessionId, change: wanted })
        if (!result.ok) {
          setError(result.message)
          return false
        }
        await onView(result.data, view)
        const gone = wanted.kind === 'remove' ? wanted.factId : null
        setRemoved(view?.brief.facts.find(({ id }) => id === gone) ?? null)
        setChanged(wanted)
        return true
      } catch (cause) {
        logError('The brief could not be changed', cause)
        setError(UNREACHABLE)
        return false
      } finally {
        running.current = false
        setPending(false)
      }
    },
    [sessionId, view, onView],
  )

  return useMemo(
    () => ({ pending, error, removed, changed, change }),
    [pending, error, removed, changed, change],
  )
}

export type BriefEditing = ReturnType<typeof useBriefEditing>
