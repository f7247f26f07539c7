'use client'

import { useState } from 'react'
import { DrawnSection } from '@/components/layout/drawn-section'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { callApi, reasonOf } from '@/lib/api/client'
import * as paths from '@/lib/paths'

/** Asks first, because someone who leaves can’t come back by themselves. */
export function LeaveCompany({
  companyId,
  companyName,
  isOnlyOwner,
}: {
  companyId: string
  companyName: string
  /** They can't leave. */
  isOnlyOwner: boolean
}) {
  const [isAsking, setAsking] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState('')
  async function leave() {
    setLeaving(true)
    setFailure('')
    try {
      await callApi('DELETE /api/companies/{companyId}/membership', { params: { companyId } })
      window.location.assign(paths.account)
    } catch (error) {
      setLeaving(false)
      setAsking(false)
      setFailure(`You haven’t left. ${reasonOf(error, 'We couldn’t reach the server. Please try again.')}`)
    }
  }
  return (
    <DrawnSection title={`Leave ${companyName}`}>
      <p className="text-muted-foreground">
        {isOnlyOwner
          ? 'You’re its only owner. A company needs an owner, so make someone else an owner first.'
          : 'You’ll no longer see its vacancies. To come back, you need an invitation.'}
      </p>
      {isOnlyOwner ? null : isAsking ? (
        <div className="grid gap-3 border-l-4 border-l-destructive bg-destructive-wash p-4">
          <p className="font-semibold">Leave {companyName} now?</p>
          <p className="flex flex-wrap gap-3">
            <Button variant="destructive" pending={isLeaving} onClick={leave}>
              Yes, leave
            </Button>
            <Button variant="outline" disabled={isLeaving} onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </p>
        </div>
      ) : (
        <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
          Leave
        </Button>
      )}
      <FieldError>{failure}</FieldError>
    </DrawnSection>
  )
}
