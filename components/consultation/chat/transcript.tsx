'use client'

import {
  type ComponentProps,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type FactMark, groupMarksByMessage } from '@/components/consultation/brief/fact-marks'
import type { FactSelection } from '@/components/consultation/brief/use-fact-selection'
import { Skeleton } from '@/components/ui/skeleton'
import type { Card } from '@/lib/consultation/brief/card-schema'
import type { Fact } from '@/lib/consultation/brief/schema'
import { IMPORT_READ } from '@/lib/consultation/messages/options'
import type { ChatMessage, ImportUse } from '@/lib/consultation/messages/schema'
import { AnswerChips } from './answer-chips'
import { AskButtons } from './ask-buttons'
import { CardForm } from './cards/card-form'
import { type ConsultationState, findUnansweredMessage } from './consultation-state'
import { StreamingAnswer } from './streaming-answer'
import type { StreamingText } from './streaming-text'
import { TranscriptMessage } from './transcript-message'
import { TurnNotice } from './turn-notice'
import { useStickToBottom } from './use-stick-to-bottom'

const SKIP = 'Skip'
const NO_MARKS: FactMark[] = []
const NO_FACTS: Fact[] = []
/** Lets the keyboard scroll the conversation while nothing in it can take the focus. */
const SCROLLABLE = { tabIndex: 0 }

export const Transcript = memo(function Transcript({
  state,
  live,
  offer,
  isClosed,
  selection,
  onShowFact,
  onPick,
  onContinue,
  onAnswer,
  onSendCard,
  onUndo,
  onReplace,
  onUseImport,
  onUndoImport,
}: {
  state: ConsultationState
  live: StreamingText
  /** Beside the first question. */
  offer: ReactNode
  /** Nothing can be answered or undone any more. */
  isClosed: boolean
  selection: FactSelection | null
  onShowFact: (factId: string) => void
  onPick: (chip: string) => void
  onContinue: (message: ChatMessage) => void
  onAnswer: ComponentProps<typeof AskButtons>['onAnswer']
  onSendCard: (card: Card) => void
  onUndo: (message: ChatMessage) => void
  onReplace: (message: ChatMessage, text: string) => Promise<string | null>
  onUseImport: (message: ChatMessage, lines: ImportUse['lines']) => Promise<string | null>
  onUndoImport: (message: ChatMessage) => Promise<string | null>
}) {
  const scroller = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const follow = useStickToBottom(scroller, content, state.turn?.key ?? null)
  const usedImports = state.messages.filter((message) => message.import?.usedAt).length
  const lastUsedImports = useRef(usedImports)
  useEffect(() => {
    // A long review is gone, and the next question is what matters.
    if (usedImports > lastUsedImports.current) follow()
    lastUsedImports.current = usedImports
  }, [usedImports, follow])
  useScrollToEvidence(scroller, selection)

  const facts = state.view?.brief.facts ?? NO_FACTS
  const marks = useMemo(() => groupMarksByMessage(facts), [facts])
  const factsByMessage = useMemo(() => {
    const byId = new Map(facts.map((fact) => [fact.id, fact]))
    return new Map(
      [...marks].map(([id, list]) => [
        id,
        [...new Set(list.map(({ factId }) => factId))].flatMap((factId) => byId.get(factId) ?? []),
      ]),
    )
  }, [facts, marks])

  const last = state.messages.at(-1)
  const unanswered = state.turn ? null : findUnansweredMessage(state.messages)
  const isAnswering = state.remoteTurn === 'answering'
  const isSilent = useSilentHistory(state)
  const isWaiting = !isClosed && !state.turn && !unanswered && last?.role === 'assistant'
  const asks = isWaiting ? (state.view?.asks ?? []) : []
  const labels = asks.flatMap(({ choices }) => choices.map(({ label }) => label))
  const chips = isWaiting ? last.chips.filter((chip) => !labels.includes(chip)) : []

  return (
    <section
      {...SCROLLABLE}
      ref={scroller}
      aria-label="Talk"
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-py-16 px-3 not-has-[[data-slot=card-form],[data-slot=import-review]]:mask-b-from-[calc(100%-1.5rem)] mask-t-from-[calc(100%-1rem)] focus-visible:-outline-offset-3 sm:px-5"
    >
      {/* On a phone an open form takes the place of the composer, at the foot. */}
      <div
        ref={content}
        className="grid gap-2 pt-4 pb-6 max-sm:has-[[data-slot=card-form]]:min-h-full max-sm:has-[[data-slot=card-form]]:content-between max-sm:has-[[data-slot=card-form]]:pb-0"
      >
        {state.loading ? <TranscriptLoading /> : null}
        <div
          role="log"
          data-read-from-top={state.messages.length === 1 ? true : undefined}
          aria-label="Conversation"
          aria-live={isSilent ? 'off' : 'polite'}
          aria-relevant="additions"
        >
          <ol className="grid gap-2">
            {withUsedImports(state.messages).map((message) => (
              <TranscriptMessage
                key={message.idempotencyKey ?? message.id}
                message={message}
                marks={marks.get(message.id) ?? NO_MARKS}
                facts={factsByMessage.get(message.id) ?? NO_FACTS}
                selected={selection?.factId ?? null}
                onShowFact={onShowFact}
                onRetry={state.turn ? undefined : onContinue}
                onUndo={isClosed || state.turn || isAnswering ? undefined : onUndo}
                onReplace={onReplace}
                onUseImport={onUseImport}
                onUndoImport={onUndoImport}
              />
            ))}
          </ol>
        </div>
        {state.turn ? <StreamingAnswer live={live} isRead={state.turn.isRead} /> : null}
        {asks.length > 0 ? (
          <AskButtons
            asks={asks}
            held={state.view?.held ?? []}
            heldTexts={state.heldTexts}
            messages={state.messages}
            disabled={isAnswering}
            onAnswer={onAnswer}
          />
        ) : null}
        {isWaiting && last.card ? (
          <CardForm
            key={last.id}
            kind={last.card}
            facts={facts}
            payFigure={state.view?.payFigure ?? null}
            disabled={isAnswering}
            onSend={onSendCard}
            onSkip={chips.includes(SKIP) ? () => onPick(SKIP) : null}
          />
        ) : null}
        {chips.length > 0 ? <AnswerChips chips={chips} disabled={isAnswering} onPick={onPick} /> : null}
        {state.messages.length === 1 && isWaiting ? offer : null}
        <TurnNotice unanswered={unanswered} isAnswering={isAnswering} onContinue={onContinue} />
      </div>
    </section>
  )
})

const IMPORT_USED =
  'I’ve read the advert. What you kept is in the brief. To add what’s still open, tell me here or select a topic in the brief.'

/** The answer to an advert asks for a choice, which may have been made since. */
function withUsedImports(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const used = new Set(messages.flatMap((message) => (message.import?.usedAt ? [message.id] : [])))
  if (used.size === 0) return messages
  return messages.map((message) =>
    message.content.startsWith(IMPORT_READ) && message.answersId && used.has(message.answersId)
      ? { ...message, content: message.content.replace(IMPORT_READ, IMPORT_USED) }
      : message,
  )
}

/** An earlier conversation is not announced again. A single opening message is new. */
function useSilentHistory({ loading, messages, turn }: ConsultationState): boolean {
  const [initialCount, setInitialCount] = useState<number | null>(null)
  if (initialCount === null && !loading) setInitialCount(messages.length)
  return initialCount !== null && initialCount > 1 && initialCount === messages.length && !turn
}

function useScrollToEvidence(scroller: RefObject<HTMLElement | null>, selection: FactSelection | null): void {
  useEffect(() => {
    const box = scroller.current
    if (!box || selection?.from !== 'brief') return
    const marks = [...box.querySelectorAll<HTMLElement>('mark[data-facts]')].filter((mark) =>
      mark.dataset.facts?.split(' ').includes(selection.factId),
    )
    const target = marks.at(-1)
    if (!target) return
    const offset = target.getBoundingClientRect().top - box.getBoundingClientRect().top
    box.scrollTo({ top: box.scrollTop + offset - box.clientHeight / 3 })
    if (!selection.focusTranscript) return
    target.focus({ preventScroll: true })
    box.scrollIntoView({ block: 'nearest' })
  }, [scroller, selection])
}

function TranscriptLoading() {
  return (
    <div className="grid gap-2 py-2 pl-3.5">
      <p className="sr-only" role="status">
        Opening the consultation
      </p>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-5 w-full max-w-md" />
      <Skeleton className="h-5 w-2/3 max-w-sm" />
    </div>
  )
}
