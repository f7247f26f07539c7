'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCanChange } from '@/components/admin/lists/administrator-role'
import { EmailCell } from '@/components/admin/lists/cells'
import { DescriptionList } from '@/components/admin/lists/description-list'
import { DetailsDrawer } from '@/components/admin/lists/details-drawer'
import { describeMutationError, isSessionExpired } from '@/components/admin/lists/errors'
import { labelOf } from '@/components/admin/lists/filter-options'
import { LocalTime } from '@/components/admin/lists/local-time'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { FieldError } from '@/components/ui/field'
import type { Email, EmailDetail } from '@/lib/admin/emails/schema'
import { reasonOf } from '@/lib/api/client'
import { formatLocalShortMoment } from '@/lib/dates'
import { MAIL_KINDS } from '@/lib/mail/options'
import { fetchEmail, resendEmail } from './email-api'
import { EmailState } from './email-columns'

const UNREACHABLE = 'We couldn’t reach the server. Nothing was sent. Please try again.'

/** `email` is the row that was selected; its newest state is fetched. */
export function EmailDetails({ email: selected, onClose }: { email: Email; onClose: () => void }) {
  const canChange = useCanChange()
  const client = useQueryClient()
  const queryKey = ['email', selected.id]
  const detail = useQuery({ queryKey, queryFn: ({ signal }) => fetchEmail(selected.id, signal) })
  const email = detail.data?.email ?? selected
  const resending = useMutation({
    mutationFn: () => resendEmail(email),
    onSuccess: async (data) => {
      client.setQueryData(queryKey, data)
      await client.invalidateQueries({ queryKey: ['emails'] })
    },
    onError: async (error) => {
      if (isSessionExpired(error)) return
      await client.invalidateQueries({ queryKey })
      await client.invalidateQueries({ queryKey: ['emails'] })
    },
  })

  return (
    <DetailsDrawer
      title={email.subject}
      description={`Email, ${formatLocalShortMoment(new Date(email.createdAt))}`}
      onClose={onClose}
    >
      <DescriptionList items={describeEmail(email)} />
      <p role="status" className="text-sm empty:hidden">
        {resending.isSuccess ? 'It will be sent again in a moment.' : ''}
      </p>
      <FieldError>{describeMutationError(resending.error, UNREACHABLE)}</FieldError>
      {canChange && detail.data?.resendNote ? (
        <p className="text-muted-foreground text-sm">{detail.data.resendNote}</p>
      ) : null}
      {detail.data ? (
        <EmailText detail={detail.data}>
          {canChange && !detail.data.resendNote ? (
            <Button
              variant="outline"
              size="sm"
              pending={resending.isPending}
              onClick={() => resending.mutate()}
            >
              {resending.isPending ? 'Resending...' : 'Resend'}
            </Button>
          ) : null}
        </EmailText>
      ) : null}
      {detail.isPending ? <p className="text-muted-foreground text-sm">Loading text...</p> : null}
      {detail.isError ? (
        <Alert variant="destructive" role="alert">
          <p>We couldn’t load the text. {reasonOf(detail.error, 'Check your connection.')}</p>
          <Button variant="outline" size="sm" className="justify-self-start" onClick={() => detail.refetch()}>
            Try again
          </Button>
        </Alert>
      ) : null}
    </DetailsDrawer>
  )
}

function describeEmail(email: Email) {
  return [
    { label: 'State', value: <EmailState state={email.state} /> },
    { label: 'To', value: <EmailCell email={email.to} /> },
    { label: 'Kind', value: labelOf(MAIL_KINDS, email.kind) },
    { label: 'Sent', value: email.sentAt ? <LocalTime at={email.sentAt} /> : null },
    { label: 'Next attempt', value: email.nextAt ? <LocalTime at={email.nextAt} /> : null },
    { label: 'Attempts', value: email.attempts || null },
    { label: 'Last error', value: email.lastError },
  ].filter(({ value }) => value !== null)
}

/** `children` are what else can be done with it. */
function EmailText({
  detail: { email, text, textNote },
  children,
}: {
  detail: EmailDetail
  children: ReactNode
}) {
  return (
    <section aria-labelledby="email-text" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id="email-text" className="grow text-base">
          Text
        </h3>
        {text === null ? null : <CopyButton size="sm" value={`${email.subject}\n\n${text}`} noun="email" />}
        {children}
      </div>
      {text === null ? (
        <p className="text-muted-foreground text-sm">{textNote}</p>
      ) : (
        <p className="wrap-anywhere whitespace-pre-line rounded-lg border p-3 text-sm">{text}</p>
      )}
    </section>
  )
}
