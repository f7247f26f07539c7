'use client'

import { useCallback, useState } from 'react'

/** The selected fact. `from` is the side it was selected on; the other side scrolls to it. */
export interface FactSelection {
  factId: string
  from: 'brief' | 'transcript'
  /** Also scroll the page to the transcript and focus the evidence. */
  focusTranscript: boolean
}

/** The fact that is highlighted in the brief and the transcript. Selecting it again in the brief clears it. */
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
