'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

export const countLines = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

/** Of a review that is done. */
export default function UsedImport({
  lines,
  takesFocus,
  onUndo,
  children,
}: {
  lines: number
  /** The review that was here is gone. */
  takesFocus: boolean
  /** Null where it cannot be opened again. */
  onUndo: (() => Promise<string | null>) | null
  /** What else can be done with the message, in the same row. */
  children?: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const isReplacement = useRef(takesFocus)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    if (isReplacement.current) box.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div ref={box} tabIndex={-1} className="flex flex-wrap items-baseline gap-x-4 text-sm">
      <p className="basis-full text-muted-foreground">
        You checked {countLines(lines)} from this text. What you kept is in the brief.
      </p>
      {onUndo ? (
        <button
          type="button"
          aria-disabled={pending || undefined}
          className="link touch-target min-h-6"
          onClick={async () => {
            if (pending) return
            setPending(true)
            setError(await onUndo())
            setPending(false)
          }}
        >
          Check them again
        </button>
      ) : null}
      {children}
      <p role="alert" className="text-destructive empty:hidden">
        {error}
      </p>
    </div>
  )
}
