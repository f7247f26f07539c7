'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { callApi, reasonOf } from '@/lib/api/client'

export function ArchiveButton({ vacancyId, isArchived }: { vacancyId: string; isArchived: boolean }) {
  const router = useRouter()
  const [isPending, setPending] = useState(false)
  async function change() {
    setPending(true)
    try {
      await callApi('PUT /api/vacancies/{id}/archived', {
        params: { id: vacancyId },
        body: { archived: !isArchived },
      })
      notify({ title: isArchived ? 'Taken out of the archive' : 'Archived' })
      router.refresh()
    } catch (error) {
      const description = reasonOf(error, 'We couldn’t reach the server. Please try again.')
      notify({ title: 'Not changed', description, variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="outline" pending={isPending} onClick={change}>
      {isArchived ? 'Take out of the archive' : 'Archive'}
    </Button>
  )
}
