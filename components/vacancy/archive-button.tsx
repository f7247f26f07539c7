'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { callApi, reasonOf } from '@/lib/api/client'

export function ArchiveButton({ vacancyId, isArchived }: { vacancyId: string; isArchived: boolean }) {
  const router = useRouter()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState('')
  async function change() {
    setPending(true)
    setFailure('')
    try {
      await callApi('PUT /api/vacancies/{id}/archived', {
        params: { id: vacancyId },
        body: { archived: !isArchived },
      })
      router.refresh()
    } catch (error) {
      setFailure(reasonOf(error, 'We couldn’t reach the server. Please try again.'))
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="grid gap-1.5">
      <Button
        variant={isArchived ? 'default' : 'outline'}
        className={isArchived ? 'sm:min-w-60' : 'justify-self-start'}
        pending={isPending}
        onClick={change}
      >
        {isArchived ? 'Take out of the archive' : 'Archive'}
      </Button>
      <FieldError>{failure}</FieldError>
    </div>
  )
}
