'use client'

import { useOptimistic, useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { useDraftEditor } from './draft-editor'
import { LineForm } from './line-form'
import { LineText } from './line-text'

/** A line of a draft that is edited where it stands. What was typed stays when it could not be stored. */
export function EditableLine({ lineId, number, text }: { lineId: string; number: string; text: string }) {
  const editor = useDraftEditor()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState('')
  const [shown, show] = useOptimistic(text)
  const [pending, startTransition] = useTransition()

  function open(words: string, message = '') {
    setTyped(words)
    setError(message)
    editor.setUnsaved(lineId, true)
  }

  function close() {
    setTyped(null)
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus())
  }

  function cancel() {
    close()
    editor.setUnsaved(lineId, false)
  }

  function save(words: string) {
    if (words === text) {
      cancel()
      return
    }
    const next = words === '' ? findFocusAfterRemoval(box.current) : null
    close()
    startTransition(async () => {
      show(words)
      const result = await editor.save(lineId, words)
      if (!result.ok) {
        open(words, result.message)
        return
      }
      editor.setUnsaved(lineId, false)
      editor.announce(words === '' ? `Line ${number} removed` : `Line ${number} saved`)
      next?.focus()
    })
  }

  return (
    <div ref={box}>
      {typed === null ? (
        <>
          <LineText number={number} muted={pending}>
            {shown === '' ? <s>{text}</s> : shown}
            {pending ? <span className="title-label"> {shown === '' ? 'Removing…' : 'Saving…'}</span> : null}
          </LineText>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-disabled={pending || undefined}
            data-edit=""
            className="absolute! top-1 right-1 text-muted-foreground print:hidden"
            onClick={() => {
              if (!pending) open(text)
            }}
          >
            <PencilIcon />
            <span className="sr-only">Edit line {number}</span>
          </Button>
        </>
      ) : (
        <LineForm
          number={number}
          stored={text}
          typed={typed}
          error={error}
          onType={setTyped}
          onSave={save}
          onCancel={cancel}
        />
      )}
    </div>
  )
}

/** Where the focus goes when a line is removed: the control of a line beside it, else the heading of its part. */
function findFocusAfterRemoval(element: HTMLElement | null): HTMLElement | null {
  const line = element?.closest('li')
  for (const other of [line?.nextElementSibling, line?.previousElementSibling]) {
    const control = other?.querySelector<HTMLElement>('[data-edit]')
    if (control) return control
  }
  return element?.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]') ?? null
}

function PencilIcon() {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
      <path d="m10.500 2.750 2.750 2.750L5.500 13.250l-3.500.750.750-3.500zM8.750 4.500l2.750 2.750" />
    </svg>
  )
}
