'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface ApprovalState {
  agreed: boolean
  setAgreed: (agreed: boolean) => void
  pending: boolean
  setPending: (pending: boolean) => void
  /** The form for asking several people is open. */
  isAskingOthers: boolean
  setAskingOthers: (isAskingOthers: boolean) => void
  /** The paths for which the last approval was refused. */
  refused: readonly string[]
  setRefused: (paths: readonly string[]) => void
}

const Context = createContext<ApprovalState | null>(null)

/** What the form at the end, the bar that stays in view and the panel for several approvers have in common. */
export function ApprovalProvider({ revision, children }: { revision: number; children: ReactNode }) {
  // What was agreed to is that text, and no later one.
  const [agreedRevision, setAgreedRevision] = useState<number | null>(null)
  const [pending, setPending] = useState(false)
  const [isAskingOthers, setAskingOthers] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const state = useMemo(
    () => ({
      agreed: agreedRevision === revision,
      setAgreed: (agreed: boolean) => setAgreedRevision(agreed ? revision : null),
      pending,
      setPending,
      isAskingOthers,
      setAskingOthers,
      refused,
      setRefused,
    }),
    [agreedRevision, revision, pending, isAskingOthers, refused],
  )
  return <Context.Provider value={state}>{children}</Context.Provider>
}

/** Throws outside an ApprovalProvider. */
export function useApproval(): ApprovalState {
  const state = useContext(Context)
  if (!state) throw new Error('useApproval needs an ApprovalProvider around it')
  return state
}
