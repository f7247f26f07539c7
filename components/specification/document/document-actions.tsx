'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Spinner } from '@/components/ui/spinner'
import { callApi, reasonOf } from '@/lib/api/client'
import * as paths from '@/lib/paths'

/** Every browser's print window can save a PDF. */
export function PrintButton({ variant = 'outline' }: { variant?: 'default' | 'outline' }) {
  return (
    <Button variant={variant} className="print:hidden" onClick={() => window.print()}>
      Print or save as PDF
    </Button>
  )
}

/** Starts a new draft. */
export function EditButton({
  specificationId,
  label = 'Edit',
  variant = 'outline',
  hash = '',
}: {
  specificationId: string
  label?: string
  variant?: 'default' | 'outline'
  /** The part of the draft to go to, with its page: "?page=2#open-details". */
  hash?: string
}) {
  const router = useRouter()
  const [isRequested, setRequested] = useState(false)
  const [pending, startTransition] = useTransition()

  function edit() {
    setRequested(true)
    startTransition(async () => {
      try {
        const { jobSpecification } = await callApi('POST /api/job-specifications/{id}/revisions', {
          params: { id: specificationId },
        })
        router.push(`${paths.jobSpecification(jobSpecification.id)}${hash}` as Route)
      } catch (error) {
        setRequested(false)
        const description = reasonOf(error, 'Check your connection and try again.')
        notify({ title: 'We couldn’t create a new draft', description, variant: 'destructive' })
      }
    })
  }

  const isBusy = pending || isRequested
  return (
    <Button variant={variant} className="print:hidden" pending={isBusy} onClick={edit}>
      {isBusy ? <Spinner /> : null}
      {label}
    </Button>
  )
}
