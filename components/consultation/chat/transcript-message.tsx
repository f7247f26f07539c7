import { memo } from 'react'
import type { FactMark } from '@/components/consultation/brief/fact-marks'
import { Button } from '@/components/ui/button'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { ChatMessage, ImportUse } from '@/lib/consultation/messages/schema'
import { AnswerSources } from './answer-sources'
import { ImportReview } from './import-review'
import { MarginMarks } from './margin-marks'
import { MessageText } from './message-text'

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

export function SpeakerLabel({ speaker, timestamp }: { speaker: ChatMessage['role']; timestamp: string }) {
  return (
    <p className="flex items-baseline gap-2">
      <span className={`font-semibold text-xs ${speaker === 'user' ? 'text-foreground' : 'text-primary'}`}>
        {speaker === 'user' ? 'You' : 'Consultant'}
      </span>
      {timestamp ? (
        <time dateTime={timestamp} className="figure text-2xs text-muted-foreground">
          {TIME.format(new Date(timestamp))}
        </time>
      ) : null}
    </p>
  )
}

/** Screen readers do not announce the user's own messages. */
export const TranscriptMessage = memo(function TranscriptMessage({
  message,
  marks,
  facts,
  selected,
  onShowFact,
  onRetry,
  onUndo,
  onUseImport,
}: {
  message: ChatMessage
  marks: readonly FactMark[]
  facts: readonly Fact[]
  selected: string | null
  onShowFact: (factId: string) => void
  /** Undefined while a turn runs. */
  onRetry: ((message: ChatMessage) => void) | undefined
  /** Undefined while a turn runs. */
  onUndo: ((message: ChatMessage) => void) | undefined
  onUseImport: (message: ChatMessage, lines: ImportUse['lines']) => Promise<string | null>
}) {
  return (
    <li
      data-role={message.role}
      aria-live={message.role === 'user' ? 'off' : undefined}
      className="grid gap-x-4 gap-y-1 border-border border-l-2 py-2 pl-3 data-[role=user]:border-line sm:grid-cols-[minmax(0,1fr)_7rem]"
    >
      <div className="grid min-w-0 content-start gap-0.5">
        <SpeakerLabel speaker={message.role} timestamp={message.timestamp} />
        <MessageText text={message.content} marks={marks} selected={selected} />
        {message.sources.length > 0 ? <AnswerSources sources={message.sources} /> : null}
        {message.status === 'interrupted' ? (
          <p className="text-muted-foreground text-sm">The answer was cut off here.</p>
        ) : null}
        {message.role === 'user' && message.notRead ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <p className="text-muted-foreground">Not read. Nothing from this message is in the brief.</p>
            <Button size="sm" variant="outline" disabled={!onRetry} onClick={() => onRetry?.(message)}>
              Try again
            </Button>
          </div>
        ) : null}
        {message.import && !message.import.usedAt ? (
          <ImportReview lines={message.import.lines} onUse={(lines) => onUseImport(message, lines)} />
        ) : null}
        {message.undoable && onUndo ? (
          <button
            type="button"
            className="link touch-target min-h-6 justify-self-start text-sm"
            onClick={() => onUndo(message)}
          >
            Undo this message
          </button>
        ) : null}
        {message.fellBack ? (
          <p className="text-muted-foreground text-sm">Answered by our built-in consultant.</p>
        ) : null}
      </div>
      {facts.length > 0 ? (
        <div className="sm:pt-5">
          <MarginMarks facts={facts} onShow={onShowFact} />
        </div>
      ) : null}
    </li>
  )
})
