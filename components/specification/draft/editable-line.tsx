'use client'

import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useOptimistic, useRef, useState, useTransition } from 'react'
import { useTypedText } from '@/components/forms/typed-text'
import { Button } from '@/components/ui/button'
import type { Failure } from '@/lib/api/client'
import type { Audience } from '@/lib/consultation/topics'
import { ClickToEdit } from './click-to-edit'
import { useDraftEditor } from './draft-editor'
import { LineForm } from './line-form'
import { LineText } from './line-text'
import { UnbrokenFigures } from './unbroken-figures'

/** The typed text stays if it could not be saved. */
export function EditableLine({
  lineId,
  number,
  name,
  text,
  audience,
}: {
  lineId: string
  /** Null where lines have none. */
  number: string | null
  /** "line 3.5.2", or what it is called where lines have no numbers. */
  name: string
  text: string
  /** Null where it cannot be changed. */
  audience: Audience | null
}) {
  const editor = useDraftEditor()
  const box = useRef<HTMLDivElement>(null)
  const [editedText, setEditedText] = useTypedText(`line.${lineId}`)
  /** What could not be saved. */
  const [unsavedAudience, setUnsavedAudience] = useState<Audience | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [shownText, setShownText] = useOptimistic(text)
  const [pending, startTransition] = useTransition()

  // Text that a reload has kept opens the form again.
  useEffect(() => {
    if (editedText !== null && !editor.unsavedLines.includes(lineId)) editor.setUnsaved(lineId, true)
  }, [editedText, editor, lineId])

  function openForm(value: string, reason: Failure | null = null) {
    setEditedText(value)
    setFailure(reason)
    editor.setUnsaved(lineId, true)
  }

  function closeForm() {
    setEditedText(null)
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus())
  }

  function cancel() {
    closeForm()
    setUnsavedAudience(null)
    editor.setUnsaved(lineId, false)
  }

  function save(value: string, chosenAudience: Audience | null) {
    if (value === text && chosenAudience === audience) {
      cancel()
      return
    }
    const nextFocus = value === '' ? findFocusAfterRemoval(box.current) : null
    closeForm()
    startTransition(async () => {
      setShownText(value)
      const result = await editor.save(lineId, value, chosenAudience)
      if (!result.ok) {
        setUnsavedAudience(chosenAudience)
        openForm(value, result)
        return
      }
      setUnsavedAudience(null)
      editor.setUnsaved(lineId, false)
      editor.announce(`${capitalize(name)} ${value === '' ? 'removed' : 'saved'}`)
      nextFocus?.focus()
    })
  }

  return (
    <div ref={box}>
      {editedText === null ? (
        <>
          <ClickToEdit onEdit={pending ? null : () => openForm(text)}>
            <LineText number={number} muted={pending}>
              {shownText === '' ? <s>{text}</s> : <UnbrokenFigures>{shownText}</UnbrokenFigures>}
              {pending ? (
                <span className="title-label"> {shownText === '' ? 'Removing...' : 'Saving...'}</span>
              ) : null}
            </LineText>
          </ClickToEdit>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-disabled={pending || undefined}
            data-edit=""
            className="absolute! top-px right-0 text-muted-foreground print:hidden"
            onClick={() => {
              if (!pending) openForm(text)
            }}
          >
            <Pencil />
            <span className="sr-only">Edit {name}</span>
          </Button>
        </>
      ) : (
        <LineForm
          label={capitalize(name)}
          savedText={text}
          savedAudience={unsavedAudience ?? audience}
          value={editedText}
          failure={failure}
          onChange={setEditedText}
          onSave={save}
          onCancel={cancel}
        />
      )}
    </div>
  )
}

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The Edit button of a neighbouring line, else the heading of its part. */
function findFocusAfterRemoval(element: HTMLElement | null): HTMLElement | null {
  const line = element?.closest('li')
  for (const neighbour of [line?.nextElementSibling, line?.previousElementSibling]) {
    const control = neighbour?.querySelector<HTMLElement>('[data-edit]')
    if (control) return control
  }
  return element?.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]') ?? null
}
