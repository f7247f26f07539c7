'use client'

import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { isTextKept, useKeptWhenHidden, useTypedText } from '@/components/forms/typed-text'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { FACT_MAX } from '@/lib/consultation/brief/options'

const nameOf = (factId: string) => `fact.${factId}`

/** Whether the entry was being edited when another one was selected. */
export const wasEdited = (factId: string): boolean => isTextKept(nameOf(factId))

export function FactEditor({
  factId,
  value,
  pending,
  onSave,
  onCancel,
}: {
  factId: string
  value: string
  pending: boolean
  onSave: (value: string) => void
  onCancel: () => void
}) {
  const id = useId()
  const [typed, setText] = useTypedText(nameOf(factId))
  const dropText = useKeptWhenHidden(nameOf(factId), typed)
  const text = typed ?? value
  const input = useRef<HTMLTextAreaElement>(null)
  const blank = text.trim() === ''

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  function save(event: FormEvent) {
    event.preventDefault()
    if (blank || pending) return
    dropText()
    onSave(text)
  }

  function cancel() {
    dropText()
    onCancel()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) save(event)
    if (event.key !== 'Escape') return
    event.stopPropagation()
    cancel()
  }

  return (
    <form onSubmit={save} className="grid gap-2">
      <label htmlFor={id} className="sr-only">
        Entry text
      </label>
      <Textarea
        ref={input}
        id={id}
        rows={1}
        value={text}
        maxLength={FACT_MAX}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-11"
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" disabled={blank || pending}>
          Save
        </Button>
        <Button size="sm" variant="outline" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
