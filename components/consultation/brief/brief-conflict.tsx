import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { Fact } from '@/lib/consultation/brief/schema'
import { describeSource, type EvidenceTexts, type SourceDescription } from './fact-labels'
import type { BriefEditing } from './use-brief-editing'
import type { FactSelection } from './use-fact-selection'

/** Entries that cannot both be right, in equal rows. They can be edited once that is settled. */
export function BriefConflict({
  label,
  facts,
  texts,
  editing,
  selection,
}: {
  label: string
  facts: readonly Fact[]
  texts: EvidenceTexts
  /** Null where nothing can be changed any more. */
  editing: BriefEditing | null
  selection: FactSelection | null
}) {
  const [first] = facts
  return (
    <fieldset
      tabIndex={-1}
      className="grid min-w-0 gap-2 rounded-md border border-signal bg-signal-wash p-2.5 pt-1.5 focus-visible:outline-3 focus-visible:outline-ring"
    >
      <legend className="sr-only">{label}</legend>
      <p className="font-semibold text-sm">These conflict</p>
      <ul className="grid gap-2">
        {facts.map((fact) => (
          <ConflictRow
            key={fact.id}
            fact={fact}
            source={sourceOf(fact, texts)}
            selection={selection?.factId === fact.id ? selection : null}
            onKeep={editing ? () => editing.applyChange({ kind: 'settle', factId: fact.id }) : null}
          />
        ))}
      </ul>
      {first && editing ? (
        <button
          type="button"
          onClick={() => editing.applyChange({ kind: 'keepBoth', factId: first.id })}
          className="link touch-target min-h-6 justify-self-start text-sm"
        >
          Both are right
        </button>
      ) : null}
    </fieldset>
  )
}

/** The newest words that it was read from, and whose they are. */
const sourceOf = (fact: Fact, texts: EvidenceTexts): SourceDescription | null =>
  fact.evidence.map((evidence) => describeSource(evidence, texts)).findLast(({ quote }) => quote) ?? null

function ConflictRow({
  fact,
  source,
  selection,
  onKeep,
}: {
  fact: Fact
  source: SourceDescription | null
  /** Of this entry. */
  selection: FactSelection | null
  onKeep: (() => void) | null
}) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!selection) return
    row.current?.scrollIntoView({ block: 'nearest' })
    if (selection.from === 'transcript') row.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [selection])
  return (
    <li
      ref={row}
      data-slot="brief-fact"
      data-fact={fact.id}
      data-selected={selection ? true : undefined}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border bg-card px-3 py-2"
    >
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere leading-snug">
        <p>{fact.value}</p>
        {source ? (
          <p className="text-muted-foreground text-sm">
            {source.label}: <q>{source.quote}</q>
          </p>
        ) : null}
      </div>
      {onKeep ? (
        <Button size="sm" variant="outline" onClick={onKeep}>
          Keep this<span className="sr-only"> {fact.value}</span>
        </Button>
      ) : null}
    </li>
  )
}
