'use client'

import { useEffect, useRef } from 'react'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { BriefEditing } from './use-brief-editing'

/** Undo takes the focus, which went with the entry. */
export function RemovedFact({ fact, editing }: { fact: Fact; editing: BriefEditing }) {
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (fact.id) button.current?.focus()
  }, [fact.id])

  return (
    <p role="status" className="flex flex-wrap items-baseline gap-x-3 mb-1 bg-secondary px-3 py-1.5 text-sm">
      <span className="min-w-0 wrap-anywhere">Removed: {fact.value}</span>
      <button
        ref={button}
        type="button"
        onClick={() => editing.applyChange({ kind: 'restore', factId: fact.id })}
        className="link touch-target min-h-6"
      >
        Undo<span className="sr-only"> removing {fact.value}</span>
      </button>
    </p>
  )
}
