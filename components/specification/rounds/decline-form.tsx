'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState, useTransition } from 'react'
import { FormField } from '@/components/forms/form-field'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { ApiError, callApi, reasonOf } from '@/lib/api/client'
import { DECLINE_REASON_MAX } from '@/lib/specification/rounds/options'

const UNREACHABLE = 'We couldn’t reach the server. Nothing was sent. Please try again.'

/** For someone who was asked. `name` is how they are recorded. */
export function DeclineForm({ specificationId, name }: { specificationId: string; name: string }) {
  const router = useRouter()
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const [pending, startTransition] = useTransition()

  function submit(event: FormEvent) {
    event.preventDefault()
    setError('')
    startTransition(async () => {
      try {
        await callApi('POST /api/job-specifications/{id}/decline', {
          params: { id: specificationId },
          body: { name, reason },
        })
        startTransition(() => router.refresh())
      } catch (failure) {
        const [field] = (failure instanceof ApiError && failure.problem?.errors) || []
        setError(field?.message ?? reasonOf(failure, UNREACHABLE))
      }
    })
  }

  return (
    <details className="print:hidden">
      <summary className="disclosure touch-target min-h-6 w-fit cursor-pointer">
        <span className="link">Decline instead</span>
      </summary>
      <form onSubmit={submit} noValidate className="grid max-w-xl gap-3 pt-3">
        <FormField label="Why you decline" error={error}>
          {(control) => (
            <Textarea
              {...control}
              value={reason}
              rows={3}
              maxLength={DECLINE_REASON_MAX}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </FormField>
        <Button type="submit" variant="outline" disabled={pending} className="justify-self-start">
          Decline this version
        </Button>
      </form>
    </details>
  )
}
