'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { logError } from '@/lib/api/browser-log'
import { ApiError, callApi, reasonOf } from '@/lib/api/client'
import type { Fact } from '@/lib/consultation/brief/schema'
import type { AcceptProposal, Proposal, ProposalList } from '@/lib/consultation/proposals/schema'
import type { BriefView } from '@/lib/consultation/session/schema'
import { dismissalOf, guideIdOf, readChoice, saveChoice } from './guide-choice'

const UNREACHABLE = 'We couldn’t add that. Check your connection and try again.'

export type Strength = NonNullable<AcceptProposal['strength']>

const toVersion = (facts: readonly Fact[]) =>
  facts.map(({ id, state, topic, value }) => `${id} ${state} ${topic} ${value}`).join('\n')

/** What the guide to the role offers, read again when the brief changes. One line is added at a time. */
export function useProposals({
  sessionId,
  view,
  onView,
}: {
  sessionId: string | null
  view: BriefView | null
  onView: (view: BriefView, basedOn: BriefView | null) => Promise<void>
}) {
  const [list, setList] = useState<ProposalList | null>(null)
  const [choice, setChoice] = useState('')
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [addedText, setAddedText] = useState<string | null>(null)
  const running = useRef(false)
  const version = view && toVersion(view.brief.facts)

  useEffect(() => {
    if (!sessionId || version === null) return
    const controller = new AbortController()
    const { signal } = controller
    const current = choice || readChoice(sessionId)
    callApi('GET /api/consultations/{sessionId}/proposals', {
      params: { sessionId },
      query: { guideId: guideIdOf(current) },
      signal,
    })
      .then((answer) => {
        if (signal.aborted) return
        setChoice(current)
        setList(answer)
      })
      // What is shown stays: nothing depends on it.
      .catch(() => undefined)
    return () => controller.abort()
  }, [sessionId, version, choice])

  const choose = useCallback(
    (next: string) => {
      if (sessionId) saveChoice(sessionId, next)
      setChoice(next)
    },
    [sessionId],
  )

  /** Returns false and sets `error` if the line was not added. */
  const add = useCallback(
    async (proposal: Proposal, strength: Strength | undefined): Promise<boolean> => {
      const guideId = list?.guide?.id
      if (!sessionId || !guideId || running.current) return false
      running.current = true
      setPending(true)
      setError(null)
      setAddedText(null)
      try {
        const params = { sessionId }
        const body = { guideId, lineId: proposal.id, strength }
        const answer = await callApi('POST /api/consultations/{sessionId}/proposals', { params, body })
        setList({ ...list, proposals: list.proposals.filter(({ id }) => id !== proposal.id) })
        setAddedText(proposal.text)
        await onView(answer, view)
        return true
      } catch (cause) {
        if (!(cause instanceof ApiError)) logError('The line could not be added', cause)
        setError(reasonOf(cause, UNREACHABLE))
        return false
      } finally {
        running.current = false
        setPending(false)
      }
    },
    [sessionId, list, view, onView],
  )

  const isDismissed = list !== null && list.guide === null && choice === dismissalOf(list.candidates)
  return { list: isDismissed ? null : list, choose, add, pending, error, addedText }
}
