'use client'

import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import {
  readUnsentMessage,
  saveUnsentMessage,
  type UnsentMessage,
} from '@/components/consultation/chat/composer-storage'
import {
  consultationReducer,
  DEFAULT_OPENING,
  INITIAL_STATE,
} from '@/components/consultation/chat/consultation-state'
import { createStreamingText } from '@/components/consultation/chat/streaming-text'
import { logError } from '@/lib/api/browser-log'
import { ApiError, callApi, isQuotaRefusal } from '@/lib/api/client'
import { followTurn, type TurnEvent } from '@/lib/api/turn-stream-client'
import type { ChatMessage, ImportUse } from '@/lib/consultation/messages/schema'
import type { BriefView, Session } from '@/lib/consultation/session/schema'

const POLL_MS = 2000
const MAX_POLLS = 45

interface Handlers {
  /** Called on entry, and when a turn created the session. */
  onSession: (sessionId: string) => void
  /** A message was not sent: put its text back in the composer. */
  onUnsent: (text: string) => void
  onAnswer: (message: ChatMessage) => void
}

interface VacancyIds {
  companyId: string
  vacancyId: string
}

async function readSession({ companyId, vacancyId }: VacancyIds, signal: AbortSignal) {
  const { sessions } = await callApi('GET /api/consultations/company/{companyId}', {
    params: { companyId },
    query: { vacancyId },
    signal,
  })
  return sessions[0] ?? null
}

function describeFailure(error: unknown): string {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return error.detail
  if (error instanceof ApiError && error.status === 0)
    return 'We couldn’t reach the server. Check your connection.'
  return 'Something went wrong at our end. Please try again.'
}

/** Answers and cards are sent as what was picked. */
type Picked = Pick<Parameters<typeof followTurn>[0], 'picked'>

/** A message that was stored but not answered can be resent with the same idempotency key. */
export function useConsultation({ companyId, vacancyId }: VacancyIds, handlers: Handlers) {
  const [state, dispatch] = useReducer(consultationReducer, INITIAL_STATE)
  const [live] = useState(createStreamingText)
  const latest = useRef({ handlers, state })
  const currentTurn = useRef<AbortController | null>(null)
  const unsentMessage = useRef<UnsentMessage | null>(null)

  useEffect(() => {
    latest.current = { handlers, state }
  })

  const open = useCallback(
    (signal: AbortSignal) => {
      openConsultation({ companyId, vacancyId }, signal)
        .then(({ session, sessionId, opening }) => {
          if (signal.aborted) return
          dispatch(
            session ? { type: 'opened', session } : { type: 'openedWithoutSession', sessionId, opening },
          )
          if (sessionId) latest.current.handlers.onSession(sessionId)
          unsentMessage.current = recoverUnsentMessage(vacancyId, session)
          if (unsentMessage.current) latest.current.handlers.onUnsent(unsentMessage.current.text)
        })
        // openConsultation rejects only when the screen was left.
        .catch(() => undefined)
    },
    [companyId, vacancyId],
  )
  const opening = useRef<AbortController | null>(null)
  /** Again where it could not be opened. */
  const reopen = useCallback(() => {
    opening.current?.abort()
    opening.current = new AbortController()
    open(opening.current.signal)
  }, [open])

  useEffect(() => {
    reopen()
    return () => opening.current?.abort()
  }, [reopen])

  useEffect(() => () => currentTurn.current?.abort(), [])

  const isPolling = state.remoteTurn !== 'none'
  useEffect(() => {
    if (!isPolling) return
    const controller = new AbortController()
    let polls = 0
    let timer = setTimeout(poll, 0)
    async function poll() {
      polls += 1
      try {
        const session = await readSession({ companyId, vacancyId }, controller.signal)
        if (session) dispatch({ type: 'refreshed', session })
      } catch {
        if (controller.signal.aborted) return
        dispatch({ type: 'unreachable' })
      }
      if (controller.signal.aborted) return
      if (polls < MAX_POLLS) timer = setTimeout(poll, POLL_MS)
      else dispatch({ type: 'pollingEnded' })
    }
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [companyId, vacancyId, isPolling])

  const sendTurn = useCallback(
    async (message: UnsentMessage & Picked, isResend: boolean) => {
      const controller = new AbortController()
      const { signal } = controller
      currentTurn.current = controller
      live.clear()
      const handleEvent = (event: TurnEvent) => {
        if (event.type === 'accepted') {
          unsentMessage.current = null
          saveUnsentMessage(vacancyId, null)
          dispatch(event)
          latest.current.handlers.onSession(event.sessionId)
        } else if (event.type === 'preview') {
          dispatch({ type: 'previewed', view: event.view })
        } else if (event.type === 'brief') {
          dispatch({ type: 'briefUpdated', view: event.view })
        } else if (event.type === 'answer') {
          dispatch({ type: 'answered', message: event.message })
          latest.current.handlers.onAnswer(event.message)
        }
      }
      const end = await followTurn({ companyId, vacancyId, ...message, signal }, (events) => {
        live.append(events.map((event) => (event.type === 'delta' ? event.text : '')).join(''))
        events.forEach(handleEvent)
      })
      if (signal.aborted || end.answered) return
      logError('The message was not answered', end.error ?? 'the answer stopped')
      if (end.accepted) {
        dispatch({ type: 'interrupted', partial: live.get(), at: new Date().toISOString() })
        return
      }
      const isBusy = end.error instanceof ApiError && end.error.status === 409 && !isQuotaRefusal(end.error)
      const isConnected = end.error instanceof ApiError && end.error.status >= 400 && end.error.status < 500
      const isLimited =
        end.error instanceof ApiError && (end.error.status === 429 || isQuotaRefusal(end.error))
      dispatch({ type: 'refused', reason: describeFailure(end.error), isBusy, isConnected, isLimited })
      saveUnsentMessage(vacancyId, null)
      if (isResend) return
      unsentMessage.current = message
      latest.current.handlers.onUnsent(message.text)
    },
    [companyId, vacancyId, live],
  )

  /** Uses the same key if the message failed before. Returns false if nothing can be sent now. */
  const send = useCallback(
    (input: string, picked?: Picked['picked']): boolean => {
      const text = input.trim()
      const { turn, loading, remoteTurn: elsewhere } = latest.current.state
      if (text === '' || turn || loading || elsewhere === 'answering') return false
      const key = unsentMessage.current?.text === text ? unsentMessage.current.key : crypto.randomUUID()
      saveUnsentMessage(vacancyId, { text, key })
      dispatch({ type: 'sent', text, key, at: new Date().toISOString() })
      sendTurn({ text, key, ...(picked && { picked }) }, false)
      return true
    },
    [vacancyId, sendTurn],
  )

  /** Uses the key the message was stored with. */
  const continueTurn = useCallback(
    (message: ChatMessage) => {
      if (latest.current.state.turn) return
      const key = message.idempotencyKey ?? crypto.randomUUID()
      dispatch({ type: 'resent', messageId: message.id, key })
      sendTurn({ text: message.content, key }, true)
    },
    [sendTurn],
  )

  /** If a turn changed the brief meanwhile, it is fetched again: either could be newer. */
  const showView = useCallback(
    async (view: BriefView, basedOn: BriefView | null) => {
      const { state: current } = latest.current
      const session =
        current.view === basedOn
          ? null
          : await readSession({ companyId, vacancyId }, new AbortController().signal).catch(() => null)
      dispatch({ type: 'briefUpdated', view: session ?? view, savedAt: new Date().toISOString() })
    },
    [companyId, vacancyId],
  )

  /** Shows what the server has, where it can be read. */
  const refresh = useCallback(async () => {
    const session = await readSession({ companyId, vacancyId }, new AbortController().signal)
    if (session) dispatch({ type: 'refreshed', session })
  }, [companyId, vacancyId])

  /** Deletes the last turn. Returns its words, or why it did not work. */
  const takeBack = useCallback(async (messageId: string): Promise<{ text: string } | { failure: string }> => {
    const { sessionId, turn } = latest.current.state
    if (!sessionId || turn) return { failure: 'The consultant is still answering.' }
    try {
      const params = { sessionId, messageId }
      const { message } = await callApi('DELETE /api/consultations/{sessionId}/turns/{messageId}', { params })
      dispatch({ type: 'undone', messageId, at: new Date().toISOString() })
      return { text: message }
    } catch (error) {
      return { failure: describeFailure(error) }
    }
  }, [])

  /** Takes the last turn back; its words return to the composer. Returns why it did not work. */
  const undo = useCallback(
    async (message: ChatMessage): Promise<string | null> => {
      const undone = await takeBack(message.id)
      if ('failure' in undone) return undone.failure
      latest.current.handlers.onUnsent(undone.text)
      await refresh().catch(logFailedRefresh)
      return null
    },
    [takeBack, refresh],
  )

  /** Sends other words instead of the last message. Returns why it did not work. */
  const replace = useCallback(
    async (message: ChatMessage, text: string): Promise<string | null> => {
      const undone = await takeBack(message.id)
      if ('failure' in undone) return undone.failure
      await refresh().catch(logFailedRefresh)
      // Another tab may have begun a turn.
      if (!send(text)) latest.current.handlers.onUnsent(text)
      return null
    },
    [takeBack, refresh, send],
  )

  /** Changes what has become of reviewed lines. Returns why it did not work. */
  const changeImport = useCallback(
    async (change: (sessionId: string) => Promise<unknown>): Promise<string | null> => {
      const { sessionId } = latest.current.state
      if (!sessionId) return null
      try {
        await change(sessionId)
        await refresh()
        return null
      } catch (error) {
        return describeFailure(error)
      }
    },
    [refresh],
  )

  /** Puts reviewed lines into the brief. */
  const takeImport = useCallback(
    (message: ChatMessage, lines: ImportUse['lines']) =>
      changeImport((sessionId) =>
        callApi('POST /api/consultations/{sessionId}/imports/{messageId}', {
          params: { sessionId, messageId: message.id },
          body: { lines },
        }),
      ),
    [changeImport],
  )

  /** Takes them out of the brief again, and opens the review. */
  const undoImport = useCallback(
    (message: ChatMessage) =>
      changeImport((sessionId) =>
        callApi('DELETE /api/consultations/{sessionId}/imports/{messageId}', {
          params: { sessionId, messageId: message.id },
        }),
      ),
    [changeImport],
  )

  return { state, live, send, continueTurn, showView, undo, replace, takeImport, undoImport, reopen }
}

const logFailedRefresh = (error: unknown) => logError('The conversation could not be read again', error)

/** Falls back to the default opening message. Rejects only when aborted. */
async function openConsultation(ids: VacancyIds, signal: AbortSignal) {
  const opened = await callApi('POST /api/ai/initialize', { body: ids, signal }).catch(
    logUnlessAborted(signal),
  )
  const session = await readSession(ids, signal).catch(logUnlessAborted(signal))
  return {
    session,
    sessionId: session?.sessionId ?? opened?.sessionId ?? null,
    opening: opened?.response ?? DEFAULT_OPENING,
  }
}

/** The handler resolves to null, or rethrows once the screen was left. */
const logUnlessAborted = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted) throw error
  logError('The consultation could not be opened', error)
  return null
}

/** Null if the server has the message. */
function recoverUnsentMessage(vacancyId: string, session: Session | null): UnsentMessage | null {
  const unsent = readUnsentMessage(vacancyId)
  saveUnsentMessage(vacancyId, null)
  const isStored = session?.messages.some(({ idempotencyKey }) => idempotencyKey === unsent?.key)
  return isStored ? null : unsent
}
