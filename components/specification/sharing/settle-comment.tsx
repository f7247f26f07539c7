'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { ApiError, callApi, reasonOf } from '@/lib/api/client'
import type { Settlement } from '@/lib/sharing/schema'

const UNREACHABLE = 'We couldn’t reach the server. Nothing was changed. Please try again.'

/** The reason for a refusal stays next to the suggestion, whose text is kept. */
export function SettleComment({
  specificationId,
  revision,
  comment: { id, kind, author },
  canAccept,
}: {
  specificationId: string
  revision: number
  comment: { id: string; kind: 'comment' | 'suggestion'; author: string }
  /** Its line is still there, in a draft. */
  canAccept: boolean
}) {
  const router = useRouter()
  const [failure, setFailure] = useState('')
  const [pending, startTransition] = useTransition()
  const settle = (state: Settlement['state']) =>
    startTransition(async () => {
      setFailure('')
      try {
        await callApi('PUT /api/job-specifications/{id}/comments/{commentId}', {
          params: { id: specificationId, commentId: id },
          body: { state, ...(state === 'accepted' && { revision }) },
        })
      } catch (error) {
        const [field] = (error instanceof ApiError && error.problem?.errors) || []
        setFailure(field?.message ?? reasonOf(error, UNREACHABLE))
      }
      startTransition(() => router.refresh())
    })
  const of = (
    <span className="sr-only">
      {' '}
      the {kind} by {author}
    </span>
  )
  return (
    <div className="grid gap-2 pt-1.5">
      <div className="flex flex-wrap gap-2">
        {kind === 'comment' ? (
          <Button size="sm" variant="outline" disabled={pending} onClick={() => settle('resolved')}>
            Resolve{of}
          </Button>
        ) : (
          <>
            {canAccept ? (
              <Button size="sm" disabled={pending} onClick={() => settle('accepted')}>
                Accept{of}
              </Button>
            ) : null}
            <Button size="sm" variant="outline" disabled={pending} onClick={() => settle('dismissed')}>
              Dismiss{of}
            </Button>
          </>
        )}
      </div>
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {failure}
      </p>
    </div>
  )
}
