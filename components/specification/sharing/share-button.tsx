'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'

const ShareDialog = lazy(() => import('./share-dialog'))

export function ShareButton({
  specificationId,
  canApprove,
  isMailSetUp,
}: {
  specificationId: string
  /** It is a draft. */
  canApprove: boolean
  isMailSetUp: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        className="print:hidden"
        onClick={() => {
          setLoaded(true)
          setOpen(true)
        }}
      >
        Share
      </Button>
      {isLoaded ? (
        <Suspense fallback={null}>
          <ShareDialog
            specificationId={specificationId}
            canApprove={canApprove}
            isMailSetUp={isMailSetUp}
            open={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      ) : null}
    </>
  )
}
