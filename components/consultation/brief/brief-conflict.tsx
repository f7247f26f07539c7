import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { BriefEditing } from './use-brief-editing'

export function BriefConflict({
  label,
  facts,
  editing,
  children,
}: {
  label: string
  facts: readonly Fact[]
  editing: BriefEditing
  children: (fact: Fact) => ReactNode
}) {
  const { applyChange } = editing
  const [first] = facts
  return (
    <fieldset
      tabIndex={-1}
      className="grid min-w-0 gap-2 rounded-md border border-signal bg-signal-wash p-2.5 pt-1.5 focus-visible:outline-3 focus-visible:outline-ring"
    >
      <legend className="sr-only">{label}</legend>
      <p className="font-semibold text-sm">These conflict. Which is right?</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        {facts.map((fact) => (
          <li key={fact.id} className="grid content-between gap-2 rounded-sm border bg-card px-3 py-2">
            {children(fact)}
            <Button
              size="sm"
              variant="outline"
              className="justify-self-start"
              onClick={() => applyChange({ kind: 'settle', factId: fact.id })}
            >
              Keep this<span className="sr-only"> {fact.value}</span>
            </Button>
          </li>
        ))}
      </ul>
      {first ? (
        <button
          type="button"
          onClick={() => applyChange({ kind: 'keepBoth', factId: first.id })}
          className="link touch-target min-h-6 justify-self-start text-sm"
        >
          Both are right
        </button>
      ) : null}
    </fieldset>
  )
}
