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
import { ApiError, api } from '@/lib/api/client'
import { type BriefView, followTurn, type TurnEvent } from '@/lib/api/read-turn-stream'
import * as routes from '@/lib/api/routes/consultations'
import type { ChatMessage } from '@/lib/consultation/messages/schema'
import type { Session } from '@/lib/consultation/session/schema'

const POLL_MS = 2000
const POLLS_MAX = 45

interface Handlers {
  /** The session is known: on entry, and when a turn made it. */
  onSession: (sessionId: string) => void
  /** A message was not sent; its words belong back in the composer. */
  onUnsent: (text: string) => void
  onAnswer: (message: ChatMessage) => void
}

/** Reads the consultation that is `sessionId`, or the active one. */
async function readSession(companyId: string, sessionId: string | null, signal: AbortSignal) {
  const { sessions } = await api(routes.getConsultations, { params: { companyId }, signal })
  return (
    sessions.find((session) => session.sessionId === sessionId) ??
    sessions.find(({ status }) => status === 'active') ??
    null
  )
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return error.detail
  if (error instanceof ApiError && error.status === 0) return 'There is no connection at the moment.'
  return 'The consultant could not be reached.'
}

/**
 * One consultation: opens it on entry, sends messages, and takes the answers as they come. No word is lost: what was not sent goes
 * back by `onUnsent`, and what was sent but not answered can be continued with the same key.
 */
export function useConsultation(companyId: string, handlers: Handlers) {
  const [state, dispatch] = useReducer(consultationReducer, INITIAL_STATE)
  const [live] = useState(createStreamingText)
  const latest = useRef({ handlers, state })
  const running = useRef<AbortController | null>(null)
  const failed = useRef<UnsentMessage | null>(null)

  useEffect(() => {
    latest.current = { handlers, state }
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    open(companyId, signal)
      .then(({ session, sessionId, opening }) => {
        if (signal.aborted) return
        dispatch(session ? { type: 'opened', session } : { type: 'openedWithout', sessionId, opening })
        if (sessionId) latest.current.handlers.onSession(sessionId)
        failed.current = lostOnTheWay(companyId, session)
        if (failed.current) latest.current.handlers.onUnsent(failed.current.text)
      })
      // Only leaving the screen ends here: everything else has been seen to.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [companyId])

  useEffect(() => () => running.current?.abort(), [])

  const waiting = state.elsewhere !== 'no'
  useEffect(() => {
    if (!waiting) return
    const leaving = new AbortController()
    let polls = 0
    let timer = setTimeout(poll, 0)
    async function poll() {
      polls += 1
      try {
        const session = await readSession(companyId, latest.current.state.sessionId, leaving.signal)
        if (session) dispatch({ type: 'refreshed', session })
      } catch {
        if (leaving.signal.aborted) return
        dispatch({ type: 'unreachable' })
      }
      if (leaving.signal.aborted) return
      if (polls < POLLS_MAX) timer = setTimeout(poll, POLL_MS)
      else dispatch({ type: 'gaveUp' })
    }
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [companyId, waiting])

  const run = useCallback(
    async (unsent: UnsentMessage, again: boolean) => {
      const abort = new AbortController()
      const { signal } = abort
      running.current = abort
      live.clear()
      const take = (event: TurnEvent) => {
        if (event.type === 'accepted') {
          failed.current = null
          saveUnsentMessage(companyId, null)
          dispatch(event)
          latest.current.handlers.onSession(event.sessionId)
        } else if (event.type === 'brief') {
          dispatch({ type: 'viewed', view: event.view })
        } else if (event.type === 'answer') {
          dispatch({ type: 'answered', message: event.message })
          latest.current.handlers.onAnswer(event.message)
        }
      }
      const end = await followTurn({ companyId, ...unsent, signal }, (events) => {
        live.append(events.map((event) => (event.type === 'delta' ? event.text : '')).join(''))
        events.forEach(take)
      })
      if (signal.aborted || end.answered) return
      logError('The message was not answered', end.error ?? 'the answer broke off')
      if (end.accepted) {
        dispatch({ type: 'cut', partial: live.get(), at: new Date().toISOString() })
        return
      }
      const busy = end.error instanceof ApiError && end.error.status === 409
      dispatch({ type: 'refused', reason: reasonOf(end.error), busy })
      saveUnsentMessage(companyId, null)
      if (again) return
      failed.current = unsent
      latest.current.handlers.onUnsent(unsent.text)
    },
    [companyId, live],
  )

  /** Sends a message; one that failed goes again under its old key. False where nothing may be sent now. */
  const send = useCallback(
    (written: string): boolean => {
      const text = written.trim()
      const { turn, loading, elsewhere } = latest.current.state
      if (text === '' || turn || loading || elsewhere === 'answering') return false
      const key = failed.current?.text === text ? failed.current.key : crypto.randomUUID()
      saveUnsentMessage(companyId, { text, key })
      dispatch({ type: 'sent', text, key, at: new Date().toISOString() })
      run({ text, key }, false)
      return true
    },
    [companyId, run],
  )

  /** Sends an unanswered message again, with the key it was stored with. */
  const continueTurn = useCallback(
    (message: ChatMessage) => {
      if (latest.current.state.turn) return
      const key = message.idempotencyKey ?? crypto.randomUUID()
      dispatch({ type: 'sentAgain', messageId: message.id, key })
      run({ text: message.content, key }, true)
    },
    [run],
  )

  /** Shows the brief after a change by hand. Where a turn changed it meanwhile, it is read anew: the later one may be either. */
  const showView = useCallback(
    async (view: BriefView, basedOn: BriefView | null) => {
      const { state: now } = latest.current
      const session =
        now.view === basedOn
          ? null
          : await readSession(companyId, now.sessionId, new AbortController().signal).catch(() => null)
      dispatch({ type: 'viewed', view: session ?? view })
    },
    [companyId],
  )

  return { state, live, send, continueTurn, showView }
}

/** Opens the consultation as section 7 has it; where that fails, the default opening message stands in. */
async function open(companyId: string, signal: AbortSignal) {
  const opened = await api(routes.initializeConsultation, { body: { companyId }, signal }).catch(
    quietly(signal),
  )
  const session = await readSession(companyId, opened?.sessionId ?? null, signal).catch(quietly(signal))
  return {
    session,
    sessionId: session?.sessionId ?? opened?.sessionId ?? null,
    opening: opened?.response ?? DEFAULT_OPENING,
  }
}

/** Logs a failure and goes on with null, unless the screen was left. */
const quietly = (signal: AbortSignal) => (error: unknown) => {
  if (signal.aborted) throw error
  logError('The consultation could not be opened', error)
  return null
}

/** The message that was on its way when the page was left, unless the server has it. */
function lostOnTheWay(companyId: string, session: Session | null): UnsentMessage | null {
  const unsent = readUnsentMessage(companyId)
  saveUnsentMessage(companyId, null)
  const arrived = session?.messages.some(({ idempotencyKey }) => idempotencyKey === unsent?.key)
  return arrived ? null : unsent
}
