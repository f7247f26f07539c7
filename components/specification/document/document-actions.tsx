'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Spinner } from '@/components/ui/spinner'
import { revise } from '@/lib/api/actions/specification'
import * as paths from '@/lib/paths'

export function PrintButton() {
  return (
    <Button variant="outline" className="print:hidden" onClick={() => window.print()}>
      Print
    </Button>
  )
}

export function EditButton({ specificationId }: { specificationId: string }) {
  const router = useRouter()
  const [isRequested, setRequested] = useState(false)
  const [pending, startTransition] = useTransition()

  function edit() {
    setRequested(true)
    startTransition(async () => {
      const result = await revise(specificationId).catch(() => ({
        ok: false as const,
        message: 'Check your connection and try again.',
      }))
      if (result.ok) {
        router.push(paths.jobSpecification(result.data.id))
        return
      }
      setRequested(false)
      notify({ title: 'We couldn’t create a new draft', description: result.message, variant: 'destructive' })
    })
  }

  const isBusy = pending || isRequested
  return (
    <Button variant="outline" className="print:hidden" disabled={isBusy} onClick={edit}>
      {isBusy ? <Spinner /> : null}
      Edit
    </Button>
  )
}
