'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

interface ApprovalState {
  agreed: boolean
  setAgreed: (agreed: boolean) => void
  pending: boolean
  setPending: (pending: boolean) => void
}

const Context = createContext<ApprovalState | null>(null)

/** What the form at the end and the bar that stays in view have in common. */
export function ApprovalProvider({ children }: { children: ReactNode }) {
  const [agreed, setAgreed] = useState(false)
  const [pending, setPending] = useState(false)
  const state = useMemo(() => ({ agreed, setAgreed, pending, setPending }), [agreed, pending])
  return <Context.Provider value={state}>{children}</Context.Provider>
}

/** Throws outside an ApprovalProvider. */
export function useApproval(): ApprovalState {
  const state = useContext(Context)
  if (!state) throw new Error('useApproval needs an ApprovalProvider around it')
  return state
}
