'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { FormField } from '@/components/forms/form-field'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { PROBES_MAX } from '@/lib/interview-kit/options'
import type { KitItem } from '@/lib/interview-kit/schema'

const ANCHORS = [
  [1, '1, a weak answer'],
  [3, '3, a good answer'],
  [5, '5, an outstanding answer'],
] as const

export function ItemForm({
  item,
  number,
  pending,
  error,
  onSave,
  onMoveUp,
  onMoveDown,
  onRemove,
  onCancel,
  children,
}: {
  item: KitItem
  number: number
  pending: boolean
  error: string
  onSave: (item: KitItem) => void
  /** Saves too. Null where it is the first. */
  onMoveUp: ((item: KitItem) => void) | null
  /** Saves too. Null where it is the last. */
  onMoveDown: ((item: KitItem) => void) | null
  onRemove: () => void
  onCancel: () => void
  /** What stays as it is, below the question. */
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(item)

  // At first, and again where the question is refused.
  useEffect(() => {
    if (!pending) form.current?.querySelector('textarea')?.focus()
  }, [pending])

  const filled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '')
  const edited = () => ({ ...draft, probes: filled(draft.probes), points: filled(draft.points) })
  const hasTooMany = filled(draft.probes).length > PROBES_MAX

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!hasTooMany) onSave(edited())
  }

  return (
    <form ref={form} noValidate className="grid gap-4 print:hidden" onSubmit={submit}>
      <FormField label="Question" error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={600}
            value={draft.question}
            onChange={({ target }) => setDraft({ ...draft, question: target.value })}
          />
        )}
      </FormField>
      {children}
      {draft.anchors ? (
        <FormField
          label="Follow-up questions, one to a line"
          optional
          error={hasTooMany ? `Use up to ${PROBES_MAX} follow-up questions` : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={draft.probes.join('\n')}
              onChange={({ target }) => setDraft({ ...draft, probes: target.value.split('\n') })}
            />
          )}
        </FormField>
      ) : null}
      {item.points.length > 0 ? (
        <FormField label="Points, one to a line">
          {(control) => (
            <Textarea
              {...control}
              rows={draft.points.length + 1}
              value={draft.points.join('\n')}
              onChange={({ target }) => setDraft({ ...draft, points: target.value.split('\n') })}
            />
          )}
        </FormField>
      ) : null}
      {draft.anchors ? (
        <div className="grid gap-4 md:grid-cols-3 md:grid-rows-[auto_1fr] md:gap-y-1.5">
          {ANCHORS.map(([score, label]) => (
            <FormField key={score} label={label} className="md:row-span-2 md:grid-rows-subgrid">
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  className="md:h-full"
                  maxLength={400}
                  value={draft.anchors?.[score] ?? ''}
                  onChange={({ target }) =>
                    setDraft({
                      ...draft,
                      anchors: draft.anchors && { ...draft.anchors, [score]: target.value },
                    })
                  }
                />
              )}
            </FormField>
          ))}
        </div>
      ) : null}
      <div className="grid gap-2 sm:flex">
        <div className="grid grid-cols-2 gap-2 sm:flex">
          <Button type="submit" size="sm" pending={pending}>
            Save
          </Button>
          <Button size="sm" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        </div>
        <span className="grid auto-cols-fr grid-flow-col gap-2 max-sm:*:px-1 sm:ml-auto sm:flex">
          {onMoveUp ? (
            <Button size="sm" variant="outline" pending={pending} onClick={() => onMoveUp(edited())}>
              Move up<span className="sr-only"> question {number}</span>
            </Button>
          ) : null}
          {onMoveDown ? (
            <Button size="sm" variant="outline" pending={pending} onClick={() => onMoveDown(edited())}>
              Move down<span className="sr-only"> question {number}</span>
            </Button>
          ) : null}
          <Button size="sm" variant="danger" pending={pending} onClick={onRemove}>
            Remove<span className="sr-only"> question {number}</span>
          </Button>
        </span>
      </div>
    </form>
  )
}
