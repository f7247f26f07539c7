'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { callApi, reasonOf } from '@/lib/api/client'
import * as paths from '@/lib/paths'

/** Asks first, because someone who leaves can’t come back by themselves. */
export function LeaveCompany({ companyId, companyName }: { companyId: string; companyName: string }) {
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  async function leave() {
    setLeaving(true)
    try {
      await callApi('DELETE /api/companies/{companyId}/membership', { params: { companyId } })
      window.location.assign(paths.account)
    } catch (error) {
      setLeaving(false)
      setAsking(false)
      const description = reasonOf(error, 'We couldn’t reach the server. Please try again.')
      notify({ title: 'You haven’t left', description, variant: 'destructive' })
    }
  }
  return (
    <section aria-labelledby="leave" className="mt-10 grid justify-items-start gap-4 border-t pt-6">
      <h2 id="leave" className="font-semibold text-xl">
        Leave {companyName}
      </h2>
      <p className="measure text-muted-foreground">
        You’ll no longer see its vacancies. To come back, you need an invitation.
      </p>
      {isAsking ? (
        <p className="flex flex-wrap gap-3">
          <Button variant="destructive" pending={isLeaving} onClick={leave}>
            Yes, leave
          </Button>
          <Button variant="ghost" disabled={isLeaving} onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </p>
      ) : (
        <Button variant="outline" onClick={() => setAsking(true)}>
          Leave
        </Button>
      )}
    </section>
  )
}
