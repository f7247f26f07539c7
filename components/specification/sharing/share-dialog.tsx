'use client'

import { useCallback, useEffect, useState } from 'react'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { callApi, reasonOf } from '@/lib/api/client'
import { SHARE_DAYS } from '@/lib/content/retention-periods.mjs'
import type { ShareList as ShareViews } from '@/lib/sharing/schema'
import { ShareForm } from './share-form'
import { ShareList } from './share-list'

const UNREACHABLE = 'We couldn’t reach the server. Please try again.'

export default function ShareDialog({
  specificationId,
  canApprove,
  isMailSetUp,
  open,
  onOpenChange,
}: {
  specificationId: string
  canApprove: boolean
  isMailSetUp: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent placement="side">
        <DialogHeader>
          <DialogTitle>Share this version</DialogTitle>
          <DialogDescription>
            Anyone with the link can open it for {SHARE_DAYS} days, without an account. They see no sources
            and no lines for the agency only. Unlike candidates, they always see your company’s name.
          </DialogDescription>
        </DialogHeader>
        <Shares specificationId={specificationId} canApprove={canApprove} isMailSetUp={isMailSetUp} />
      </DialogContent>
    </Dialog>
  )
}

/** Loaded each time the dialog opens. */
function Shares({
  specificationId,
  canApprove,
  isMailSetUp,
}: {
  specificationId: string
  canApprove: boolean
  isMailSetUp: boolean
}) {
  const [shares, setShares] = useState<ShareViews['shares'] | null>(null)
  const [failure, setFailure] = useState('')

  const load = useCallback(async () => {
    try {
      const params = { id: specificationId }
      setShares((await callApi('GET /api/job-specifications/{id}/shares', { params })).shares)
      setFailure('')
    } catch (error) {
      setFailure(reasonOf(error, UNREACHABLE))
    }
  }, [specificationId])

  useEffect(() => {
    void load()
  }, [load])

  async function revoke(shareId: string) {
    try {
      await callApi('DELETE /api/job-specifications/{id}/shares/{shareId}', {
        params: { id: specificationId, shareId },
      })
      await load()
    } catch (error) {
      setFailure(reasonOf(error, UNREACHABLE))
    }
  }

  return (
    <>
      <ShareForm
        specificationId={specificationId}
        canApprove={canApprove}
        isMailSetUp={isMailSetUp}
        onShared={load}
      />
      <p role="alert" className="text-destructive text-sm empty:hidden">
        {failure}
      </p>
      {shares ? <ShareList shares={shares} onRevoke={revoke} /> : null}
    </>
  )
}
