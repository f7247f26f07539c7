'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Company } from '@/lib/companies/schema'
import { STRENGTHS } from '@/lib/consultations/options'
import type { ChatMessage, Fact } from '@/lib/consultations/schema'
import { FactEditor } from './fact-editor'
import { FactSources } from './fact-sources'
import { STRENGTH_LABELS } from './fact-words'
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
      <div className="flex flex-wrap items-center gap-y-2">
        <label htmlFor={id} className="sr-only">
          How strongly it is wanted
        </label>
        <select
          id={id}
          value={fact.strength}
          disabled={pending}
          onChange={(event) => {
            const strength = STRENGTHS.find((key) => key === event.target.value)
            if (strength) change({ kind: 'strength', factId, strength })
          }}
          className="touch-target mr-1 min-h-9 rounded-md border border-input bg-card px-2 text-sm"
        >
          {STRENGTHS.map((strength) => (
            <option key={strength} value={strength}>
              {STRENGTH_LABELS[strength]}
            </option>
          ))}
        </select>
        <Button size="sm" variant="ghost" className="px-2" onClick={() => setWriting(true)}>
          Edit
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="px-2"
          aria-pressed={fact.locked}
          disabled={pending}
          onClick={() => change({ kind: 'lock', factId, locked: !fact.locked })}
        >
          {fact.locked ? 'Unlock' : 'Lock'}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className="px-2"
          disabled={pending}
          onClick={() => change({ kind: 'remove', factId })}
        >
          Remove
        </Button>
      </div>
      {fact.locked ? (
        <p className="text-muted-foreground text-xs">
          Locked: what is said later does not change this entry.
        </p>
      ) : null}
    </div>
  )
}
