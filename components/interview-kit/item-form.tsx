'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormField } from '@/components/forms/form-field'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import type { KitItem } from '@/lib/interview-kit/schema'

const ANCHORS = [
  [1, '1, a weak answer'],
  [3, '3, a good answer'],
  [5, '5, an outstanding answer'],
] as const

export function ItemForm({
  item,
  pending,
  error,
  onSave,
  onCancel,
}: {
  item: KitItem
  pending: boolean
  error: string
  onSave: (item: KitItem) => void
  onCancel: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(item)

  useEffect(() => {
    form.current?.querySelector('textarea')?.focus()
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    onSave({ ...draft, points: draft.points.filter((point) => point.trim() !== '') })
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
        <div className="grid gap-4 md:grid-cols-3">
          {ANCHORS.map(([score, label]) => (
            <FormField key={score} label={label}>
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" pending={pending}>
          Save
        </Button>
        <Button type="button" size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
