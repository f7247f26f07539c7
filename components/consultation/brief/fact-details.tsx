'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Company } from '@/lib/company/schema'
import { STRENGTHS } from '@/lib/consultation/brief/options'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import { AUDIENCE_LABELS, AUDIENCES, isAudienceFixed, TOPICS } from '@/lib/consultation/topics'
import { FactEditor, wasEdited } from './fact-editor'
import { STRENGTH_LABELS } from './fact-labels'
import { FactSelect } from './fact-select'
import { FactSources } from './fact-sources'
import type { BriefEditing } from './use-brief-editing'

export function FactDetails({
  fact,
  messages,
  company,
  builderAnswers,
  proposalSources,
  editing,
  onShowInTranscript,
}: {
  fact: Fact
  messages: readonly ChatMessage[]
  company: Company | null
  builderAnswers: Readonly<Record<string, string>>
  proposalSources: Readonly<Record<string, string>>
  /** Null where nothing can be changed any more. */
  editing: BriefEditing | null
  onShowInTranscript: (factId: string) => void
}) {
  const sources = (
    <FactSources
      fact={fact}
      texts={{ messages, company, builderAnswers, proposalSources }}
      onShowInTranscript={onShowInTranscript}
    />
  )
  return (
    <div className="@container grid gap-3">
      {editing ? <FactControls fact={fact} editing={editing} sources={sources} /> : sources}
    </div>
  )
}

/** Editing takes the place of everything else. */
function FactControls({ fact, editing, sources }: { fact: Fact; editing: BriefEditing; sources: ReactNode }) {
  const [isEditing, setEditing] = useState(() => wasEdited(fact.id))
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
    <>
      {sources}
      <div className="grid gap-x-2.5 gap-y-2 @2xs:grid-cols-2">
        <FactSelect
          label="Importance"
          value={fact.strength}
          options={STRENGTHS.map((strength) => [strength, STRENGTH_LABELS[strength]])}
          pending={pending}
          onChange={(strength) => applyChange({ kind: 'strength', factId, strength })}
        />
        <FactSelect
          label={fact.topic === 'alsoSaid' ? 'Move to' : 'Topic'}
          value={fact.topic}
          options={TOPICS.map(({ key, label }) => [key, label])}
          pending={pending}
          onChange={(topic) => applyChange({ kind: 'move', factId, topic })}
        />
        {isAudienceFixed(fact.topic) ? null : (
          <FactSelect
            label="Who can see this"
            className="col-span-full"
            value={fact.audience}
            options={AUDIENCES.map((audience) => [audience, AUDIENCE_LABELS[audience]])}
            pending={pending}
            onChange={(audience) => applyChange({ kind: 'audience', factId, audience })}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button ref={editButton} size="sm" variant="outline" onClick={() => setEditing(true)}>
          Edit
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => applyChange({ kind: 'lock', factId, locked: !fact.locked })}
        >
          {fact.locked ? 'Unlock' : 'Lock'}
        </Button>
        <Button size="sm" variant="outline" onClick={() => applyChange({ kind: 'remove', factId })}>
          Remove
        </Button>
        {fact.locked ? (
          <p className="text-muted-foreground text-xs">Locked. Later messages won’t change this.</p>
        ) : null}
      </div>
    </>
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
