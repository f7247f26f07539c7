'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { Proposal } from '@/lib/consultation/proposals/schema'
import { ProposalRow } from './proposal-row'
import type { Strength } from './use-proposals'

/** A few at a time. */
const STEP = 3

/** An added line goes, and the focus moves to the one that takes its place. */
export function ProposalGroup({
  label,
  proposals,
  pending,
  onAdd,
}: {
  label: string
  proposals: readonly Proposal[]
  pending: boolean
  onAdd: (proposal: Proposal, strength: Strength | undefined) => Promise<boolean>
}) {
  const [limit, setLimit] = useState(STEP)
  const group = useRef<HTMLDivElement>(null)
  /** The row whose first control gets the focus once it is there. */
  const nextRow = useRef<number | null>(null)
  const id = useId()
  const shown = proposals.slice(0, limit)
  const more = proposals.length - shown.length

  const size = `${proposals.length} ${shown.length}`
  const lastSize = useRef(size)
  useEffect(() => {
    if (lastSize.current === size) return
    lastSize.current = size
    const index = nextRow.current
    nextRow.current = null
    if (index === null || document.activeElement !== document.body) return
    const rows = group.current?.querySelectorAll<HTMLElement>('[data-slot="proposal"]') ?? []
    const row = rows[Math.min(index, rows.length - 1)]
    const target = row?.querySelector<HTMLElement>('[data-slot="add-proposal"]') ?? group.current
    target?.focus()
  }, [size])

  return (
    <div ref={group} tabIndex={-1} className="grid">
      {shown.length > 0 ? (
        <h3 id={id} className="title-label pb-1">
          {label}
        </h3>
      ) : null}
      <ul aria-labelledby={id} className="grid empty:hidden">
        {shown.map((proposal, index) => (
          <ProposalRow
            key={proposal.id}
            proposal={proposal}
            pending={pending}
            onAdd={async (strength) => {
              nextRow.current = index
              if (!(await onAdd(proposal, strength))) nextRow.current = null
            }}
          />
        ))}
      </ul>
      {more > 0 ? (
        <button
          type="button"
          className="link touch-target min-h-9 justify-self-start text-sm"
          onClick={() => {
            if (more <= STEP) nextRow.current = shown.length
            setLimit(limit + STEP)
          }}
        >
          Show more<span className="sr-only"> {label.toLowerCase()}</span>
        </button>
      ) : null}
    </div>
  )
}
