'use client'

import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import type { Voice } from '@/components/consultation/voice/use-voice'
import { MicrophoneIcon, SendIcon, StopIcon } from '@/components/consultation/voice/voice-icons'
import { VoiceLevelMeter } from '@/components/consultation/voice/voice-level-meter'
import { Button } from '@/components/ui/button'
import { MESSAGE_MAX } from '@/lib/consultation/messages/options'
import { ReadingState } from './job-description'
import type { JobDescription } from './use-job-description'

export function Composer({
  text,
  onText,
  onSubmit,
  canSend,
  sendError,
  voice,
  document,
  disabled = false,
  input,
}: {
  text: string
  onText: (text: string) => void
  onSubmit: () => void
  canSend: boolean
  sendError: string | null
  voice: Voice
  document: JobDescription
  /** There is no conversation to write to. */
  disabled?: boolean
  input: RefObject<HTMLTextAreaElement | null>
}) {
  const isReady = canSend && !disabled && text.trim() !== ''

  // Picks up what was typed before hydration.
  useEffect(() => {
    const typed = input.current?.value
    if (typed) onText(typed)
  }, [input, onText])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isReady) onSubmit()
  }

  // On a phone an open form has its place.
  return (
    <form
      data-slot="composer"
      data-listening={voice.listening || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onSubmit()
      }}
      className="grid grid-cols-[minmax(0,1fr)] max-sm:group-has-[[data-slot=card-form]]/chat:hidden border-foreground border-t-2 bg-card transition-colors duration-150 focus-within:border-primary data-listening:border-signal data-listening:bg-signal-wash"
    >
      <div role="alert" className="empty:hidden">
        {sendError ? (
          <p className="border-b border-l-4 border-l-destructive bg-destructive-wash px-3 py-2 text-sm/snug sm:pr-5 sm:pl-4">
            <strong>Not sent.</strong> {sendError} Your message is back in the box.
          </p>
        ) : null}
      </div>
      <ReadingState document={document} />
      <p
        role="alert"
        className="border-b border-l-4 border-l-destructive bg-destructive-wash px-3 py-2 text-sm/snug empty:hidden sm:pr-5 sm:pl-4"
      >
        {voice.notice}
      </p>
      <p role="status" className="px-3 pt-2 text-muted-foreground text-sm empty:hidden sm:px-5">
        {voice.transcribing ? 'Transcribing...' : null}
      </p>
      {voice.listening ? (
        <p className="flex flex-wrap items-center gap-x-3 px-3 pt-2 text-sm sm:px-5">
          <VoiceLevelMeter level={voice.level} />
          {voice.interim ? (
            <span className="wrap-anywhere text-muted-foreground">{voice.interim}</span>
          ) : (
            <span className="text-muted-foreground pointer-coarse:hidden">Press Esc to stop</span>
          )}
        </p>
      ) : null}
      <div className="flex items-end gap-2 p-2 sm:px-3">
        <label htmlFor="message" className="sr-only">
          Your message
        </label>
        <textarea
          ref={input}
          id="message"
          rows={1}
          value={text}
          maxLength={MESSAGE_MAX}
          disabled={disabled}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={voice.listening ? 'Speak now' : 'Type or speak'}
          aria-describedby="message-keys"
          className="field-sizing-content max-h-32 min-h-11 w-full min-w-0 flex-1 resize-none wrap-anywhere rounded-md border border-foreground/70 bg-transparent off:border-border off:bg-secondary off:text-muted-foreground px-3 py-2 max-sm:px-2 text-base leading-normal"
        />
        <Button
          size="icon"
          disabled={disabled}
          variant={voice.listening ? 'signal' : 'outline'}
          aria-pressed={voice.listening}
          aria-label={voice.listening ? 'Stop voice input' : 'Start voice input'}
          onClick={voice.listening ? voice.stopListening : voice.listen}
        >
          {voice.listening ? <StopIcon /> : <MicrophoneIcon />}
        </Button>
        <Button type="submit" disabled={!isReady} className="max-sm:px-3">
          {sendError ? 'Retry' : <span className="max-sm:sr-only">Send</span>}
          <SendIcon />
        </Button>
      </div>
    </form>
  )
}
