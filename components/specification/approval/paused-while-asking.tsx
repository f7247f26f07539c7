'use client'

import type { ReactNode } from 'react'
import { ROUND_ID } from '@/components/specification/anchors'
import { useApproval } from '@/components/specification/approval-context'

/** What the reader’s own approval needs: their request to several people comes first, and what they typed here is kept. */
export function PausedWhileAsking({ children }: { children: ReactNode }) {
  const { isAskingOthers } = useApproval()
  return (
    <>
      {isAskingOthers ? (
        <p className="measure print:hidden">
          You’re asking several people to approve.{' '}
          <a href={`#${ROUND_ID}`} className="link touch-target">
            Finish or cancel that
          </a>{' '}
          before you approve.
        </p>
      ) : null}
      <div hidden={isAskingOthers} className="grid gap-3">
        {children}
      </div>
    </>
  )
}
