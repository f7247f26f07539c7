'use client'

import { useCallback, useState } from 'react'

/** The fact that is looked at. `from` says on which side it was chosen: the other side then moves to it. */
export interface FactSelection {
  factId: string
  from: 'brief' | 'transcript'
  /** The transcript itself is to come into view, not only its words. */
  focusTranscript: boolean
}

/** The one fact whose words and entry are marked on both sides. Choosing it again in the brief lets go of it. */
export function useFactSelection() {
  const [selection, setSelection] = useState<FactSelection | null>(null)
  const toggleInBrief = useCallback(
    (factId: string) =>
      setSelection((current) =>
        current?.factId === factId ? null : { factId, from: 'brief', focusTranscript: false },
      ),
    [],
  )
  const showInTranscript = useCallback(
    (factId: string) => setSelection({ factId, from: 'brief', focusTranscript: true }),
    [],
  )
  const showInBrief = useCallback(
    (factId: string) => setSelection({ factId, from: 'transcript', focusTranscript: false }),
    [],
  )
  return { selection, toggleInBrief, showInTranscript, showInBrief }
}
