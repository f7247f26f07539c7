'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { callApi, reasonOf } from '@/lib/api/client'
import { KIT_MINUTES } from '@/lib/interview-kit/options'
import * as paths from '@/lib/paths'

/** A button for each length. It makes the kit, or opens the one there is. */
export function MakeKit({
  specificationId,
  made,
}: {
  specificationId: string
  /** Lengths that exist, in minutes. */
  made: readonly number[]
}) {
  const router = useRouter()
  const [error, setError] = useState('')
  const [making, setMaking] = useState<number | null>(null)
  const [pending, startTransition] = useTransition()

  function make(minutes: (typeof KIT_MINUTES)[number]) {
    setError('')
    setMaking(minutes)
    startTransition(async () => {
      try {
        const params = { id: specificationId }
        await callApi('POST /api/job-specifications/{id}/kit', { params, body: { minutes } })
        router.push(paths.interviewKit(specificationId, minutes))
        router.refresh()
      } catch (cause) {
        setError(reasonOf(cause, 'We couldn’t reach the server. Please try again.'))
      }
    })
  }

  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-3">
        {KIT_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            variant={made.length > 0 ? 'outline' : 'default'}
            disabled={pending}
            onClick={() => make(minutes)}
          >
            {pending && making === minutes ? <Spinner /> : null}
            {made.includes(minutes) ? `Open the ${minutes}-minute kit` : `Make a ${minutes}-minute kit`}
          </Button>
        ))}
      </div>
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {error}
      </p>
    </div>
  )
}
