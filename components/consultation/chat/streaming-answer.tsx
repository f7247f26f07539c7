'use client'

import { useSyncExternalStore } from 'react'
import type { StreamingText } from './streaming-text'
import { SpeakerLabel } from './transcript-message'

/** Screen readers hear it only once it is complete and joins the log. */
export function StreamingAnswer({ live, isRead }: { live: StreamingText; isRead: boolean }) {
  const text = useSyncExternalStore(live.subscribe, live.get, () => '')
  return (
    <div
      data-slot="streaming-answer"
      aria-live="off"
      className="grid gap-0.5 border-signal border-l-2 py-2 pl-3"
    >
      <SpeakerLabel speaker="assistant" timestamp="" />
      {text ? (
        <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      ) : (
        <p className="text-muted-foreground">
          {isRead ? 'Writing the answer...' : 'Reading your message...'}
        </p>
      )}
    </div>
  )
}
