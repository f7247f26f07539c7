'use client'

import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { MESSAGE_MAX } from '@/lib/consultation/messages/options'

/** Other words for the last message. Enter sends, Escape cancels. */
export default function MessageEditor({
  text,
  hasCheckedLines,
  onSend,
  onCancel,
}: {
  text: string
  /** It was an advert, whose lines are in the brief. */
  hasCheckedLines: boolean
  /** Resolves to a message where it did not work. */
  onSend: (text: string) => Promise<string | null>
  onCancel: () => void
}) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [value, setValue] = useState(text)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isReady = value.trim() !== '' && !pending

  useEffect(() => {
    const element = field.current
    element?.focus({ preventScroll: true })
    element?.setSelectionRange(element.value.length, element.value.length)
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    if (value.trim() === text.trim()) return onCancel()
    setPending(true)
    // Where it works, the message goes, and this form with it.
    const failure = await onSend(value)
    setError(failure)
    setPending(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }

  return (
    <form
      ref={form}
      data-read-from-top="opened"
      onSubmit={submit}
      className="-ml-3 grid gap-2 bg-accent px-3 pt-3"
    >
      <label htmlFor={id} className="sr-only">
        Your message
      </label>
      <Textarea
        ref={field}
        id={id}
        value={value}
        maxLength={MESSAGE_MAX}
        readOnly={pending}
        aria-describedby={`${id}-note`}
        className="max-h-[calc(6lh+0.625rem)] min-h-0! py-1 sm:max-h-[calc(9lh+0.625rem)]"
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-note`} className="text-muted-foreground text-sm">
        This replaces your message{hasCheckedLines ? ' and takes the lines you checked out of the brief' : ''}
        . The consultant will answer again.
      </p>
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {error}
      </p>
      <div
        data-slot="sticky-actions"
        className="sticky bottom-5 -mx-3 flex flex-wrap gap-2 bg-accent px-3 pt-1 pb-3"
      >
        <Button type="submit" size="sm" disabled={!isReady}>
          {pending ? 'Sending...' : 'Send again'}
        </Button>
        <Button size="sm" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
