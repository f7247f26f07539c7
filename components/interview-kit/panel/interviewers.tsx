'use client'

import { useState } from 'react'
import { CopyLink } from '@/components/specification/sharing/copy-link'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { SHARE_DAYS } from '@/lib/content/retention-periods.mjs'
import { formatDay, formatMoment } from '@/lib/dates'
import { INTERVIEWER_NAME_MAX } from '@/lib/interview-kit/panel/options'
import type { InterviewerView } from '@/lib/interview-kit/panel/schema'
import { LabelForm } from './label-form'
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
  interviewers,
  onChange,
}: {
  kitId: string
  interviewers: readonly InterviewerView[]
  onChange: () => Promise<void>
}) {
  const [link, setLink] = useState<{ name: string; url: string } | null>(null)
  const [failure, setFailure] = useState('')

  async function add(name: string) {
    const params = { id: kitId }
    const { interviewer } = await callApi('POST /api/kits/{id}/interviewers', { params, body: { name } })
    setLink({ name, url: new URL(interviewer.url, location.origin).href })
    // The link is shown once: it stays, whether the list can be read again or not.
    void onChange().catch(() => undefined)
  }

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
      <LabelForm
        label="Interviewer’s name"
        description={`They score every candidate below by a link, without an account. It works for ${SHARE_DAYS} days. If you interview too, make a link for yourself and submit your scorecard before you read the others.`}
        field="name"
        maxLength={INTERVIEWER_NAME_MAX}
        button="Make a link"
        onSubmit={add}
      />
      {link ? (
        <div className="grid gap-2 border-signal border-l-2 bg-muted p-3">
          <p className="text-sm">
            Send this link to {link.name}. Copy it now: we can’t show it again. Anyone who has it can score as{' '}
            {link.name}.
          </p>
          <CopyLink url={link.url} label={`Link for ${link.name}`} />
        </div>
      ) : null}
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
                <span className="text-muted-foreground text-sm">{describeState(interviewer)}</span>
              </span>
              {interviewer.revokedAt ? null : (
                <Button variant="outline" size="sm" onClick={() => revoke(interviewer.id)}>
                  Revoke<span className="sr-only"> the link of {interviewer.name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
