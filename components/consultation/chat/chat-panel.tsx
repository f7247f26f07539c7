'use client'

import type { ReactNode } from 'react'
import type { Voice } from '@/components/consultation/voice/use-voice'
import { Button } from '@/components/ui/button'
import type { Connection } from './connection'
import { useFileDrop } from './job-description'
import type { JobDescription } from './use-job-description'

const SIGNS: Record<Connection, string> = {
  online: 'Online',
  offline: 'Not connected',
  refused: 'Not answering',
  closed: 'Closed',
}

/** As tall as the window allows, and at least the required 500 px. */
export function ChatPanel({
  product,
  isModelLed,
  connection,
  voice,
  saved,
  read,
  children,
}: {
  product: string
  /** A model answers, and not only the built-in consultant. */
  isModelLed: boolean
  connection: Connection
  voice: Voice
  saved: ReactNode
  /** Takes a file that is dropped here; null where nothing can be sent. */
  read: JobDescription['read'] | null
  children: ReactNode
}) {
  const { isOver, handlers } = useFileDrop(read)
  return (
    <section
      data-slot="chat-panel"
      aria-labelledby="chat-title"
      {...handlers}
      className="group/chat relative flex h-(--workplace-height) min-h-[500px] flex-col overflow-hidden rounded-lg border border-foreground/70 bg-card"
    >
      <header className="flex flex-wrap items-center gap-x-2 border-b px-3 py-1.5 sm:px-4">
        <a href="#message" className="link sr-only text-sm focus:not-sr-only">
          Skip to your answer
        </a>
        <h2 id="chat-title" className="text-base leading-tight">
          {product} AI
        </h2>
        <p className="text-muted-foreground text-xs max-sm:order-last max-sm:basis-full">
          <span>Your recruitment consultant</span>
          <span className="max-sm:sr-only">
            , {isModelLed ? 'uses a language model' : 'our own software'}
          </span>
        </p>
        <div className="ml-auto flex items-baseline gap-2 whitespace-nowrap text-xs *:[p+p]:border-l *:[p+p]:pl-2">
          <p role="status" className={voice.speaking ? 'font-semibold text-signal-text' : undefined}>
            {voice.speaking ? 'Speaking' : SIGNS[connection]}
          </p>
          {connection === 'online' && !voice.speaking ? saved : null}
          {voice.speaking ? (
            <Button size="sm" variant="outline" onClick={voice.stopSpeaking}>
              Stop <kbd className="figure text-2xs text-muted-foreground pointer-coarse:hidden">Esc</kbd>
            </Button>
          ) : null}
        </div>
      </header>
      {children}
      {isOver ? (
        <p className="pointer-events-none absolute inset-2 grid place-items-center rounded-md border-2 border-signal border-dashed bg-signal-wash/95 font-semibold">
          Drop the job description here
        </p>
      ) : null}
    </section>
  )
}
