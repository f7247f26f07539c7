'use client'

import type { ReactNode } from 'react'
import type { Voice } from '@/components/consultation/voice/use-voice'
import { Button } from '@/components/ui/button'

/** The height of 500 px is a requirement. */
export function ChatPanel({
  product,
  isModelLed,
  voice,
  entries,
  children,
}: {
  product: string
  /** A model answers, and not only the built-in consultant. */
  isModelLed: boolean
  entries: number
  voice: Voice
  children: ReactNode
}) {
  return (
    <section
      data-slot="chat-panel"
      aria-labelledby="chat-title"
      className="flex h-[500px] flex-col overflow-hidden rounded-lg border border-foreground/70 bg-card"
    >
      <header className="flex items-center justify-between gap-3 border-b px-3 py-2 sm:px-5">
        <a href="#message" className="link sr-only text-sm focus:not-sr-only">
          Skip to your answer
        </a>
        <div>
          <h2 id="chat-title" className="text-base leading-tight">
            {product} AI
          </h2>
          <p className="text-muted-foreground text-xs">
            <span>Your recruitment consultant</span>
            <span> · {isModelLed ? 'led by an AI model' : 'built-in, without an AI model'}</span>
          </p>
        </div>
        <div className="flex items-center gap-3">
          <a href="#brief-title" className="link touch-target text-sm lg:hidden">
            Brief{entries > 0 ? `\u00a0(${entries})` : null}
          </a>
          {voice.speaking ? (
            <Button size="sm" variant="outline" onClick={voice.stopSpeaking}>
              Stop <kbd className="figure text-2xs text-muted-foreground max-sm:hidden">Esc</kbd>
            </Button>
          ) : null}
          <p role="status" className="flex items-center gap-1.5 font-medium text-sm">
            <span
              aria-hidden="true"
              className={`size-2.5 rounded-full ${voice.speaking ? 'bg-signal' : 'bg-success'}`}
            />
            {voice.speaking ? 'Speaking' : 'Online'}
          </p>
        </div>
      </header>
      {children}
    </section>
  )
}
