'use client'

import Lock from 'lucide-react/icons/lock'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Strength } from '@/lib/consultation/brief/options'
import type { Fact } from '@/lib/consultation/brief/schema'
import { REQUIREMENT_TOPICS } from '@/lib/consultation/topics'
import { STRENGTH_LABELS } from './fact-labels'
import { FactNotes } from './fact-notes'
import { MoveHandle } from './move-targets'
import type { FactSelection } from './use-fact-selection'

const STRENGTH_CLASSES: Record<Strength, string> = {
  must: 'border-primary/50 text-primary',
  nice: 'border-input text-muted-foreground',
  learnable: 'border-input border-dashed text-muted-foreground',
  notApplicable: 'border-transparent text-muted-foreground',
}

/** Not "eVTOL" or "pH", which have a spelling of their own. */
const PLAIN_FIRST_WORD = /^\p{Ll}[\p{Ll}’'-]*(?![^\s,.;:])/u

export function BriefFact({
  fact,
  isChanged,
  selection,
  onToggle,
  onDrag,
  details,
}: {
  fact: Fact
  /** Added or changed by the latest turn. */
  isChanged: boolean
  selection: FactSelection | null
  onToggle: (factId: string) => void
  /** Null where it cannot be moved. */
  onDrag: ((fact: Fact | null) => void) | null
  details: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const selected = selection?.factId === fact.id
  const cameFromTranscript = selected && selection.from === 'transcript'

  useEffect(() => {
    if (cameFromTranscript) button.current?.focus({ preventScroll: true })
    if (selected) box.current?.scrollIntoView({ block: 'nearest' })
  }, [selected, cameFromTranscript])

  return (
    <div
      ref={box}
      data-slot="brief-fact"
      data-fact={fact.id}
      data-changed={isChanged || undefined}
      data-strength={fact.strength}
      data-selected={selected || undefined}
      className="group -mx-2 relative grid gap-x-2 gap-y-1 rounded-sm px-2 py-1 before:absolute before:inset-y-1.5 before:left-0 before:w-0.5 data-changed:before:bg-signal text-[0.9375rem] data-selected:mx-0 data-selected:my-2 data-selected:bg-accent data-selected:px-3 data-selected:py-3 data-selected:before:hidden"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 group-has-[form]:hidden">
        <button
          ref={button}
          type="button"
          aria-expanded={selected}
          aria-describedby={`${id} ${id}-notes`}
          onClick={() => onToggle(fact.id)}
          className="min-h-6 min-w-0 flex-1 basis-32 pointer-coarse:min-h-11 wrap-anywhere text-left leading-snug decoration-1 underline-offset-4 hover:underline group-data-[strength=notApplicable]:text-muted-foreground group-data-[strength=notApplicable]:line-through"
        >
          <span className={PLAIN_FIRST_WORD.test(fact.value) ? 'block first-letter:uppercase' : undefined}>
            {fact.value}
          </span>
        </button>
        <span id={id} className="ml-auto flex shrink-0 items-center gap-1.5 pt-0.5 pointer-coarse:min-h-11">
          {fact.locked ? <Lock role="img" aria-label="Locked" className="size-3.5" /> : null}
          {showsStrength(fact) ? (
            <span
              className={`whitespace-nowrap rounded-sm border px-1.5 text-2xs ${STRENGTH_CLASSES[fact.strength]}`}
            >
              {STRENGTH_LABELS[fact.strength]}
            </span>
          ) : null}
          {onDrag ? <MoveHandle fact={fact} onDrag={onDrag} /> : null}
        </span>
      </div>
      <FactNotes id={`${id}-notes`} fact={fact} />
      {selected ? details : null}
    </div>
  )
}

/** "Must have" makes sense only for what is asked of a person, not for facts such as pay. */
function showsStrength(fact: Fact): boolean {
  return fact.strength !== 'must' || REQUIREMENT_TOPICS.includes(fact.topic)
}
