import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import type { FactMark } from '@/components/consultation/brief/fact-marks'
import { Button } from '@/components/ui/button'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { ChatMessage, ImportUse } from '@/lib/consultation/messages/schema'
import { AnswerSources } from './answer-sources'
import { LongText } from './long-text'
import { MarginMarks } from './margin-marks'
import { MessageText } from './message-text'

const ImportReview = lazy(() => import('./import-review'))
const MessageEditor = lazy(() => import('./message-editor'))
const UsedImport = lazy(() => import('./used-import'))
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
  onReplace,
  onUseImport,
  onUndoImport,
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
  /** Sends other words instead. */
  onReplace: (message: ChatMessage, text: string) => Promise<string | null>
  onUseImport: (message: ChatMessage, lines: ImportUse['lines']) => Promise<string | null>
  onUndoImport: (message: ChatMessage) => Promise<string | null>
}) {
  const [isEditing, setEditing] = useState(false)
  /** A review was used or opened again here. */
  const [wasReviewed, setReviewed] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const canChange = message.undoable && onUndo !== undefined
  const hasMarks = facts.length > 0 && !isEditing
  /** Each label is beside the line that it came from, where the window has room and the text is not cut short. */
  const isInLines = hasMarks && message.content.includes('\n')
  const { import: lines } = message

  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  const words = (
    <LongText
      length={message.role === 'user' ? message.content.length : 0}
      isNeeded={marks.some(({ factId }) => factId === selected)}
    >
      <MessageText
        text={message.content}
        marks={marks}
        selected={selected}
        {...(isInLines && {
          renderMargin: (factIds) => (
            <MarginMarks
              isInLine
              facts={facts.filter(({ id }) => factIds.includes(id))}
              onShow={onShowFact}
            />
          ),
        })}
      />
    </LongText>
  )
  const changes =
    canChange && !isEditing ? (
      <div className="flex flex-wrap gap-x-4 text-sm">
        <button
          ref={editButton}
          type="button"
          className="link touch-target min-h-6"
          onClick={() => setEditing(true)}
        >
          Edit<span className="sr-only"> this message</span>
        </button>
        <button type="button" className="link touch-target min-h-6" onClick={() => onUndo(message)}>
          Undo<span className="sr-only"> this message</span>
        </button>
      </div>
    ) : null
  return (
    <li
      data-role={message.role}
      aria-live={message.role === 'user' ? 'off' : undefined}
      className={`group/message grid gap-x-4 gap-y-1 border-border border-l-2 py-2 pl-3 data-[role=user]:border-line has-[[data-slot=import-review]]:border-transparent! has-[[data-read-from-top=opened]]:border-primary! ${isInLines ? 'sm:has-data-collapsed:grid-cols-[minmax(0,1fr)_7rem]' : hasMarks ? 'sm:grid-cols-[minmax(0,1fr)_7rem]' : ''}`}
    >
      <div className="grid min-w-0 content-start gap-0.5">
        <SpeakerLabel speaker={message.role} timestamp={message.timestamp} />
        {isEditing && canChange ? (
          <Suspense fallback={words}>
            <MessageEditor
              text={message.content}
              hasCheckedLines={lines?.usedAt != null}
              onSend={(text) => onReplace(message, text)}
              onCancel={() => setEditing(false)}
            />
          </Suspense>
        ) : (
          words
        )}
        {message.sources.length > 0 ? <AnswerSources sources={message.sources} /> : null}
        {message.status === 'interrupted' ? (
          <p className="text-muted-foreground text-sm">The answer was cut off here.</p>
        ) : null}
        {message.role === 'user' && message.notRead ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <p className="text-muted-foreground">
              We couldn’t read this message, so nothing from it is in the brief.
            </p>
            <Button size="sm" variant="outline" disabled={!onRetry} onClick={() => onRetry?.(message)}>
              Try again
            </Button>
          </div>
        ) : null}
        {lines && !lines.usedAt && onUndo && !isEditing ? (
          <Suspense>
            <ImportReview
              lines={lines.lines}
              takesFocus={wasReviewed}
              onUse={(chosen) => {
                setReviewed(true)
                return onUseImport(message, chosen)
              }}
            />
          </Suspense>
        ) : null}
        {lines?.usedAt && !isEditing ? (
          <Suspense fallback={changes}>
            <UsedImport
              lines={lines.lines.length}
              takesFocus={wasReviewed}
              onUndo={
                canChange
                  ? () => {
                      setReviewed(true)
                      return onUndoImport(message)
                    }
                  : null
              }
            >
              {changes}
            </UsedImport>
          </Suspense>
        ) : (
          changes
        )}
        {message.fellBack ? (
          <p className="text-muted-foreground text-sm">Answered by our built-in consultant.</p>
        ) : null}
      </div>
      {hasMarks ? (
        <div
          className={`sm:sticky sm:top-4 sm:self-start sm:pt-5 ${isInLines ? 'sm:hidden sm:group-has-data-collapsed/message:block' : ''}`}
        >
          <MarginMarks facts={facts} onShow={onShowFact} />
        </div>
      ) : null}
    </li>
  )
})
