'use client'

import { useEffect, useRef, useState } from 'react'
import type { Strength } from '@/lib/consultation/brief/options'
import type { Topic } from '@/lib/consultation/topics'
import { AnswerForm } from './answer-form'
import { useDraftEditor } from './draft-editor'

/** What is added enters the brief, and the draft is written again with it. */
export function AddLine({
  topic,
  strength,
  label,
  example,
  row,
  opener,
}: {
  topic: Topic
  strength?: Strength
  label: string
  /** Of what could be said, as a sentence. */
  example: string | undefined
  /** The id of the row that gets the focus once the draft is there. */
  row: string
  opener: 'Fill this in' | 'Add a line'
}) {
  const editor = useDraftEditor()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  if (!isOpen)
    return (
      <button
        ref={button}
        type="button"
        className="link touch-target min-h-6 w-fit text-sm print:hidden"
        onClick={() => setOpen(true)}
      >
        {opener}
        <span className="sr-only">: {label}</span>
      </button>
    )
  return (
    <div className="w-full py-2 print:hidden">
      <AnswerForm
        topic={topic}
        label={label}
        example={example}
        isInPlace
        onSubmit={(edit) => editor.answer(strength ? { ...edit, strength } : edit, row)}
        onCancel={() => setOpen(false)}
      />
    </div>
  )
}
