'use client'

import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { JobDescription } from './use-job-description'

const ACCEPTED_TYPES = '.pdf,.docx,.txt,.md,application/pdf,text/plain'

/** Opens the file chooser of the system. */
export function ChooseFile({
  read,
  variant = 'button',
  children,
}: {
  read: JobDescription['read']
  variant?: 'button' | 'link'
  children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  const open = () => input.current?.click()
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_TYPES}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) read(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      {variant === 'button' ? (
        <Button size="sm" variant="outline" onClick={open}>
          {children}
        </Button>
      ) : (
        <button type="button" onClick={open} className="link touch-target min-h-6 text-xs">
          {children}
        </button>
      )}
    </>
  )
}

/** Beside the first question. */
export function JobDescriptionOffer({ read }: { read: JobDescription['read'] }) {
  return (
    <section
      aria-label="Start from an old job description"
      className="ml-3.5 flex flex-wrap items-center gap-x-4 gap-y-2 border-line/60 border-t border-dashed pt-3 text-sm"
    >
      <p className="min-w-0 flex-1 text-muted-foreground sm:basis-60">
        <span className="font-semibold text-foreground">Got an old job description or advert?</span>{' '}
        <span className="max-sm:sr-only">
          Paste it into the box below, or drop the file here. You’ll check every line before it goes into the
          brief.
        </span>
      </p>
      <ChooseFile read={read}>Choose a file</ChooseFile>
    </section>
  )
}

/** What is being read, above the message box. */
export function ReadingState({ document }: { document: JobDescription }) {
  return (
    <>
      <p role="alert" className="px-3 pt-2 text-destructive text-sm empty:hidden sm:px-5">
        {document.error}
      </p>
      <div
        role="status"
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 pt-2 text-sm empty:hidden sm:px-5"
      >
        {document.fileName ? (
          <>
            <p className="min-w-0 wrap-anywhere">Reading {document.fileName}...</p>
            <Button size="sm" variant="outline" onClick={document.cancel}>
              Cancel
            </Button>
          </>
        ) : null}
      </div>
    </>
  )
}

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes a file that is dropped on the conversation. `read` is null where nothing can be sent. */
export function useFileDrop(read: JobDescription['read'] | null) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!read || !hasFile(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!read || !hasFile(event)) return
        event.preventDefault()
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (file) read(file)
      },
    },
  }
}
