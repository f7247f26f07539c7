'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { SHARE_DAYS } from '@/lib/content/retention-periods.mjs'
import { formatDay, formatMoment } from '@/lib/dates'
import type { InterviewerView } from '@/lib/interview-kit/panel/schema'
import { InterviewerForm } from './interviewer-form'
import { NoLinks } from './nobody-yet'
import { errorsOf } from './use-panel'

function describeState({ revokedAt, expiresAt, openedAt, lastSeenAt }: InterviewerView): string {
  if (revokedAt) return `Link revoked on ${formatDay(new Date(revokedAt))}.`
  const seen =
    openedAt && lastSeenAt
      ? `Opened on ${formatDay(new Date(openedAt))}, last seen ${formatMoment(new Date(lastSeenAt))}.`
      : 'Not opened yet.'
  const end = new Date(expiresAt)
  return end <= new Date() ? `Link expired. ${seen}` : `${seen} Works until ${formatDay(end)}.`
}

/** Who scores, each by a link of their own. */
export function Interviewers({
  kitId,
  isMailSetUp,
  interviewers,
  isNext,
  onChange,
}: {
  kitId: string
  isMailSetUp: boolean
  interviewers: readonly InterviewerView[]
  /** The screen waits for the first one. */
  isNext: boolean
  onChange: () => Promise<void>
}) {
  const [failure, setFailure] = useState('')

  async function revoke(interviewerId: string) {
    setFailure('')
    try {
      const params = { id: kitId, interviewerId }
      await callApi('DELETE /api/kits/{id}/interviewers/{interviewerId}', { params })
      await onChange()
    } catch (error) {
      setFailure(errorsOf(error).form ?? '')
    }
  }

  return (
    <section aria-labelledby="interviewers" className="grid content-start gap-4 print:hidden">
      <h2 id="interviewers" className="text-xl">
        Interviewers
      </h2>
      <p className="text-muted-foreground text-sm">
        Each interviewer gets a link that works for {SHARE_DAYS} days and needs no account. If you interview
        too, make a link for yourself and submit your scorecard before you read the others.
      </p>
      {/* The link is shown once: it stays, whether the list can be read again or not. */}
      <InterviewerForm
        kitId={kitId}
        isMailSetUp={isMailSetUp}
        isNext={isNext}
        onAdded={() => void onChange().catch(() => undefined)}
      />
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {failure}
      </p>
      {interviewers.length > 0 ? (
        <ul className="grid border-t">
          {interviewers.map((interviewer) => (
            <li
              key={interviewer.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b py-2"
            >
              <span className="grid min-w-0 flex-1 basis-48">
                <bdi className="wrap-anywhere font-semibold">{interviewer.name}</bdi>
                <span className="text-muted-foreground text-sm">
                  {interviewer.email ? (
                    <>
                      <bdi className="wrap-anywhere">{interviewer.email}</bdi>.{' '}
                    </>
                  ) : null}
                  {describeState(interviewer)}
                </span>
              </span>
              {interviewer.revokedAt ? null : (
                <Button variant="outline" size="sm" onClick={() => revoke(interviewer.id)}>
                  Revoke<span className="sr-only"> the link of {interviewer.name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <NoLinks />
      )}
    </section>
  )
}
