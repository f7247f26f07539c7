'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, callApi, reasonOf } from '@/lib/api/client'
import {
  type ItemDraft,
  isSameDraft,
  itemOf,
  mergeDrafts,
  type ScorecardDraft,
  toDraft,
  toUpdate,
} from '@/lib/interview-kit/scorecards/draft'
import type { Interview, InterviewCandidate, InterviewItem } from '@/lib/interview-kit/scorecards/schema'
import { readUnsaved, saveUnsaved } from './scorecard-storage'

const SAVE_AFTER_MS = 1000
const RETRY_AFTER_MS = 5000
const SAVE = 'PUT /api/interviews/{token}/scorecards/{candidateId}'
const SUBMIT = 'POST /api/interviews/{token}/scorecards/{candidateId}/submission'
const UNREACHABLE = 'We couldn’t reach the server. What you typed is kept in this browser. Please try again.'

export type SaveState = 'saved' | 'saving' | 'unsaved'

interface ScorecardInput {
  token: string
  interviewerId: string
  candidate: InterviewCandidate
  items: readonly InterviewItem[]
  onSubmitted: (interview: Interview) => void
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** Saves as typed, and keeps in the browser what the server doesn't have yet. */
export function useScorecard({ token, interviewerId, candidate, items, onSubmitted }: ScorecardInput) {
  const candidateId = candidate.id
  const [draft, setDraft] = useState<ScorecardDraft>(() => {
    const server = toDraft(candidate.scorecard)
    const unsaved = readUnsaved(interviewerId, candidateId)
    return unsaved ? mergeDrafts(unsaved.draft, unsaved.base, server) : server
  })
  const [state, setState] = useState<SaveState>(() =>
    isSameDraft(draft, toDraft(candidate.scorecard)) ? 'saved' : 'unsaved',
  )
  const [problem, setProblem] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [submitting, setSubmitting] = useState(false)
  const latest = useRef(draft)
  const base = useRef(toDraft(candidate.scorecard))
  const revision = useRef(candidate.scorecard?.revision ?? 0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void> | null>(null)
  const isDone = useRef(false)

  const keep = useCallback(
    (next: ScorecardDraft) => {
      latest.current = next
      setDraft(next)
      saveUnsaved(interviewerId, candidateId, { draft: next, base: base.current })
    },
    [interviewerId, candidateId],
  )

  /** Another window may have saved: what was typed here goes over it. */
  const rebase = useCallback(async () => {
    const seen = revision.current
    const { interview } = await callApi('GET /api/interviews/{token}', { params: { token } })
    // A save of this page was faster.
    if (revision.current !== seen) return
    const current = interview.candidates.find(({ id }) => id === candidateId)
    if (current?.scorecard?.submittedAt) {
      isDone.current = true
      saveUnsaved(interviewerId, candidateId, null)
      onSubmitted(interview)
      return
    }
    const server = toDraft(current?.scorecard ?? null)
    const merged = mergeDrafts(latest.current, base.current, server)
    base.current = server
    revision.current = current?.scorecard?.revision ?? 0
    latest.current = merged
    setDraft(merged)
    saveUnsaved(
      interviewerId,
      candidateId,
      isSameDraft(merged, server) ? null : { draft: merged, base: server },
    )
  }, [token, interviewerId, candidateId, onSubmitted])

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    if (running.current) return await running.current
    const retry = (after: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), after)
    }
    const run = async () => {
      const sent = latest.current
      if (isDone.current || isSameDraft(sent, base.current)) return setState('saved')
      setState('saving')
      try {
        const body = toUpdate(sent, items, revision.current)
        const { scorecard } = await callApi(SAVE, { params: { token, candidateId }, body })
        revision.current = scorecard.revision
        base.current = sent
        setProblem('')
        const isLatest = isSameDraft(latest.current, sent)
        saveUnsaved(interviewerId, candidateId, isLatest ? null : { draft: latest.current, base: sent })
        setState(isLatest ? 'saved' : 'unsaved')
        if (!isLatest) retry(SAVE_AFTER_MS)
      } catch (error) {
        setState('unsaved')
        if (isConflict(error)) {
          await rebase().catch(() => undefined)
          return retry(SAVE_AFTER_MS)
        }
        setProblem(reasonOf(error, ''))
        const isRefused = error instanceof ApiError && [404, 422].includes(error.status)
        if (!isRefused) retry(RETRY_AFTER_MS)
      }
    }
    running.current = run().finally(() => {
      running.current = null
    })
    await running.current
  }, [token, candidateId, interviewerId, items, rebase])

  const change = useCallback(
    (next: ScorecardDraft) => {
      keep(next)
      setState('unsaved')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), SAVE_AFTER_MS)
    },
    [keep, save],
  )

  useEffect(() => {
    // The page may come from the browser's cache, and text from a page that was closed before it had saved.
    const start = () => void save()
    rebase().then(start, start)
    const flush = () => void save()
    addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
      void save()
    }
  }, [save, rebase])

  function clearErrors(...fields: string[]) {
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
    )
  }

  function setItem(itemId: string, part: Partial<ItemDraft>) {
    const index = items.findIndex(({ id }) => id === itemId)
    clearErrors(`ratings.${index}.score`, `ratings.${index}.note`)
    const current = latest.current
    change({ ...current, items: { ...current.items, [itemId]: { ...itemOf(current, itemId), ...part } } })
  }

  function set(part: Partial<Omit<ScorecardDraft, 'items'>>) {
    clearErrors('reason', ...Object.keys(part))
    change({ ...latest.current, ...part })
  }

  /** Resolves to the first field that is missing, or null. */
  async function submit(): Promise<string | null> {
    if (submitting) return null
    setSubmitting(true)
    setErrors({})
    setProblem('')
    try {
      clearTimeout(timer.current)
      await running.current
      clearTimeout(timer.current)
      const body = toUpdate(latest.current, items, revision.current)
      const { interview } = await callApi(SUBMIT, { params: { token, candidateId }, body })
      isDone.current = true
      saveUnsaved(interviewerId, candidateId, null)
      onSubmitted(interview)
      return null
    } catch (error) {
      if (isConflict(error)) {
        await rebase().catch(() => undefined)
        setProblem('This scorecard was changed in another window. Check it, then submit it again.')
        return null
      }
      const fields = (error instanceof ApiError && error.problem?.errors) || []
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])))
      setProblem(reasonOf(error, UNREACHABLE))
      void save()
      return fields[0]?.field ?? null
    } finally {
      setSubmitting(false)
    }
  }

  return { draft, state, problem, errors, submitting, setItem, set, submit }
}
