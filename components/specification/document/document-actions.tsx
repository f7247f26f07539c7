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

/** Makes a new draft version of an approved specification, and goes to it. */
export function EditButton({ specificationId }: { specificationId: string }) {
  const router = useRouter()
  const [asked, setAsked] = useState(false)
  const [pending, startTransition] = useTransition()

  function edit() {
    setAsked(true)
    startTransition(async () => {
      const result = await revise(specificationId).catch(() => ({
        ok: false as const,
        message: 'No connection. Please try again.',
      }))
      if (result.ok) {
        router.push(paths.jobSpecification(result.data.id))
        return
      }
      setAsked(false)
      notify({ title: 'No new draft was made', description: result.message, variant: 'destructive' })
    })
  }

  const busy = pending || asked
  return (
    <Button variant="outline" className="print:hidden" disabled={busy} onClick={edit}>
      {busy ? <Spinner /> : null}
      Edit
    </Button>
  )
}
