'use client'

import { useCallback, useMemo, useState } from 'react'
import { changeBriefByHand } from '@/lib/briefs/actions'
import type { BriefChange } from '@/lib/briefs/schema'
import { logError } from '@/lib/browser-log'
import type { Fact } from '@/lib/consultations/schema'
import type { BriefView } from './turn-stream'

const UNREACHABLE = 'The change could not be saved. Please check your connection and try again.'

/** Changes of the brief by hand, one at a time. `removed` is the entry that was taken out last, until the next change. */
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

  /** Makes one change; false, with `error` set, when it was not saved. */
  const change = useCallback(
    async (wanted: BriefChange): Promise<boolean> => {
      if (!sessionId) return false
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
        return true
      } catch (cause) {
        logError('The brief could not be changed', cause)
        setError(UNREACHABLE)
        return false
      } finally {
        setPending(false)
      }
    },
    [sessionId, view, onView],
  )

  return useMemo(() => ({ pending, error, removed, change }), [pending, error, removed, change])
}

export type BriefEditing = ReturnType<typeof useBriefEditing>
