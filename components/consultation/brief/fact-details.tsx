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

export function FactDetails({
  fact,
  messages,
  company,
  builderAnswers,
  editing,
  onShowInTranscript,
}: {
  fact: Fact
  messages: readonly ChatMessage[]
  company: Company | null
  builderAnswers: Readonly<Record<string, string>>
  editing: BriefEditing
  onShowInTranscript: (factId: string) => void
}) {
  const id = useId()
  const [isEditing, setEditing] = useState(false)
  const editButton = useFocusOnClose<HTMLButtonElement>(isEditing)
  const { applyChange, pending } = editing
  const factId = fact.id

  if (isEditing)
    return (
      <FactEditor
        factId={factId}
        value={fact.value}
        pending={pending}
        onCancel={() => setEditing(false)}
        onSave={async (value) => {
          if (await applyChange({ kind: 'edit', factId, value })) setEditing(false)
        }}
      />
    )
  return (
    <div className="grid gap-3">
      <FactSources
        fact={fact}
        texts={{ messages, company, builderAnswers }}
        onShowInTranscript={onShowInTranscript}
      />
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
        <label htmlFor={id} className="sr-only">
          Importance
        </label>
        <select
          id={id}
          value={fact.strength}
          aria-disabled={pending || undefined}
          onChange={(event) => {
            const strength = STRENGTHS.find((key) => key === event.target.value)
            if (strength) applyChange({ kind: 'strength', factId, strength })
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
            onClick={() => setEditing(true)}
          >
            Edit
          </Button>
          <Button
            size="sm"
            variant="ghost"
            className="px-1.5"
            onClick={() => applyChange({ kind: 'lock', factId, locked: !fact.locked })}
          >
            {fact.locked ? 'Unlock' : 'Lock'}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            className="px-1.5"
            onClick={() => applyChange({ kind: 'remove', factId })}
          >
            Remove
          </Button>
        </div>
      </div>
      {fact.locked ? (
        <p className="text-muted-foreground text-xs">Locked. Later messages won’t change this.</p>
      ) : null}
    </div>
  )
}

/** The control gets the focus back when `open` becomes false. */
function useFocusOnClose<Control extends HTMLElement>(open: boolean) {
  const control = useRef<Control>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) control.current?.focus()
    wasOpen.current = open
  }, [open])
  return control
}
