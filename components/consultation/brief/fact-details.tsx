'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Company } from '@/lib/company/schema'
import { STRENGTHS } from '@/lib/consultation/brief/options'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import { FactEditor } from './fact-editor'
import { STRENGTH_LABELS } from './fact-labels'
import { FactSources } from './fact-sources'
import type { BriefEditing } from './use-brief-editing'

/** Under a fact that was chosen: where it comes from, and what can be done with it. */
export function FactDetails({
  fact,
  messages,
  company,
  builderAnswers,
  editing,
  onShowWords,
}: {
  fact: Fact
  messages: readonly ChatMessage[]
  company: Company | null
  builderAnswers: Readonly<Record<string, string>>
  editing: BriefEditing
  onShowWords: (factId: string) => void
}) {
  const id = useId()
  const [writing, setWriting] = useState(false)
  const editButton = useFocusAfter<HTMLButtonElement>(writing)
  const { change, pending } = editing
  const factId = fact.id

  if (writing)
    return (
      <FactEditor
        value={fact.value}
        pending={pending}
        onCancel={() => setWriting(false)}
        onSave={async (value) => {
          if (await change({ kind: 'edit', factId, value })) setWriting(false)
        }}
      />
    )
  return (
    <div className="grid gap-3">
      <FactSources fact={fact} known={{ messages, company, builderAnswers }} onShowWords={onShowWords} />
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
        <label htmlFor={id} className="sr-only">
          How strongly it is wanted
        </label>
        <select
          id={id}
          value={fact.strength}
          aria-disabled={pending || undefined}
          onChange={(event) => {
            const strength = STRENGTHS.find((key) => key === event.target.value)
            if (strength) change({ kind: 'strength', factId, strength })
          }}
          className="min-h-9 rounded-md pointer-coarse:min-h-11 border border-input bg-card px-2 text-sm"
        >
          {STRENGTHS.map((strength) => (
            <option key={strength} value={strength}>
              {STRENGTH_LABELS[strength]}
            </option>
          ))}
        </select>
        <div className="-ml-1.5 flex shrink-0">
          <Button
            ref={editButton}
            size="sm"
            variant="ghost"
            className="px-1.5"
            onClick={() => setWriting(true)}
          >
            Edit
          </Button>
          <Button
            size="sm"
            variant="ghost"
            className="px-1.5"
            onClick={() => change({ kind: 'lock', factId, locked: !fact.locked })}
          >
            {fact.locked ? 'Unlock' : 'Lock'}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            className="px-1.5"
            onClick={() => change({ kind: 'remove', factId })}
          >
            Remove
          </Button>
        </div>
      </div>
      {fact.locked ? (
        <p className="text-muted-foreground text-xs">
          Locked: what is said later does not change this entry.
        </p>
      ) : null}
    </div>
  )
}

/** For the control that opened something: it has the focus again when that is closed. */
function useFocusAfter<Control extends HTMLElement>(open: boolean) {
  const control = useRef<Control>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) control.current?.focus()
    wasOpen.current = open
  }, [open])
  return control
}
