'use client'

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldDescription, FieldError } from '@/components/ui/field'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { LINE_MAX } from '@/lib/specification/options'

/** The editor of one line: Enter saves, Escape gives up; an emptied line is removed, after a question. */
export function LineForm({
  number,
  stored,
  typed,
  error,
  onType,
  onSave,
  onCancel,
}: {
  number: string
  stored: string
  typed: string
  error: string
  onType: (text: string) => void
  onSave: (text: string) => void
  onCancel: () => void
}) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const [removing, setRemoving] = useState(false)

  useEffect(() => {
    const element = field.current
    element?.focus()
    element?.setSelectionRange(element.value.length, element.value.length)
  }, [])

  useEffect(() => {
    if (removing) keep.current?.focus()
  }, [removing])

  function save() {
    const words = typed.replace(/\s+/g, ' ').trim()
    if (words === '') setRemoving(true)
    else onSave(words)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    } else if (event.key === 'Enter' && event.target === field.current && !event.nativeEvent.isComposing) {
      event.preventDefault()
      save()
    }
  }

  return (
    <fieldset className="grid min-w-0 gap-2 pb-1 max-md:-mr-9 md:ml-15" onKeyDown={onKeyDown}>
      <Label htmlFor={id}>Line {number}</Label>
      <Textarea
        ref={field}
        id={id}
        rows={2}
        className="min-h-0!"
        value={typed}
        maxLength={LINE_MAX}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => onType(event.target.value)}
      />
      <FieldDescription id={`${id}-hint`}>
        Enter saves, Escape keeps the line as it was. At most {LINE_MAX} characters.
      </FieldDescription>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {removing ? (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-sm">Remove this line from the specification?</p>
          <Button variant="destructive" size="sm" onClick={() => onSave('')}>
            Remove line
          </Button>
          <Button
            ref={keep}
            variant="outline"
            size="sm"
            onClick={() => {
              if (typed.trim() === '') onType(stored)
              setRemoving(false)
              field.current?.focus()
            }}
          >
            Keep it
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={save}>
            Save
          </Button>
          <Button variant="outline" size="sm" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setRemoving(true)}>
            Remove…
          </Button>
        </div>
      )}
    </fieldset>
  )
}
