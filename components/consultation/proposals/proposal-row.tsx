'use client'

import { useId, useState } from 'react'
import { STRENGTH_LABELS } from '@/components/consultation/brief/fact-labels'
import { OptionSelect } from '@/components/forms/option-select'
import { Button } from '@/components/ui/button'
import type { Proposal } from '@/lib/consultation/proposals/schema'
import type { Strength } from './use-proposals'

const STRENGTHS = (['must', 'nice', 'learnable'] as const).map(
  (key) => [key, STRENGTH_LABELS[key]] as const satisfies readonly [Strength, string],
)

/** Controls stay enabled while a line is added: disabling them would lose the focus. */
export function ProposalRow({
  proposal,
  pending,
  onAdd,
}: {
  proposal: Proposal
  pending: boolean
  onAdd: (strength: Strength | undefined) => void
}) {
  const { text, usual, reason } = proposal
  const [chosen, setChosen] = useState<Strength | null>(null)
  const [showsReason, setShowsReason] = useState(false)
  const reasonId = useId()
  const strength = chosen ?? usual
  return (
    <li
      data-slot="proposal"
      className="grid items-start gap-x-5 gap-y-1.5 border-t py-2.5 text-sm sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <p className="wrap-anywhere text-[0.9375rem] leading-snug">{text}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {strength ? (
          <OptionSelect<Strength>
            size="sm"
            aria-label={`Importance of: ${text}`}
            options={STRENGTHS}
            value={strength}
            className="w-auto"
            onChange={setChosen}
          />
        ) : null}
        <Button
          size="sm"
          variant="outline"
          data-slot="add-proposal"
          aria-disabled={pending || undefined}
          onClick={() => onAdd(strength ?? undefined)}
        >
          Add<span className="sr-only"> to the brief: {text}</span>
        </Button>
        {reason ? (
          <button
            type="button"
            aria-expanded={showsReason}
            aria-controls={reasonId}
            onClick={() => setShowsReason(!showsReason)}
            className="link touch-target min-h-6"
          >
            Why?<span className="sr-only"> The reason for: {text}</span>
          </button>
        ) : null}
      </div>
      <p id={reasonId} hidden={!showsReason} className="text-muted-foreground leading-snug sm:col-span-2">
        {reason}
      </p>
    </li>
  )
}
