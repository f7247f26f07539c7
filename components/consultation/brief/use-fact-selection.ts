'use client'

import { useCallback, useState } from 'react'

/** `from` is the side it was selected on; the other side scrolls to it. */
export interface FactSelection {
  factId: string
  from: 'brief' | 'transcript'
  focusTranscript: boolean
}

/** Selecting the same fact again in the brief clears it. */
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
