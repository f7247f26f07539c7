'use client'

import { useCallback, useState } from 'react'

/** The fact that is looked at. `from` says on which side it was chosen: the other side then moves to it. */
export interface Selection {
  factId: string
  from: 'brief' | 'transcript'
  /** The transcript itself is to come into view, not only its words. */
  toWords: boolean
}

/** The one fact whose words and entry are marked on both sides. Choosing it again in the brief lets go of it. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection | null>(null)
  const toggleInBrief = useCallback(
    (factId: string) =>
      setSelection((current) =>
        current?.factId === factId ? null : { factId, from: 'brief', toWords: false },
      ),
    [],
  )
  const showWords = useCallback(
    (factId: string) => setSelection({ factId, from: 'brief', toWords: true }),
    [],
  )
  const showInBrief = useCallback(
    (factId: string) => setSelection({ factId, from: 'transcript', toWords: false }),
    [],
  )
  return { selection, toggleInBrief, showWords, showInBrief }
}
