'use client'

import { useEffect, useRef } from 'react'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** Instead of a notification, as it offers to reload. Comes into sight: it is above the list, and the change may have been far below. */
export function ConflictNotice({ message, onReload }: { message: string | null; onReload: () => void }) {
  const notice = useRef<HTMLDivElement>(null)
  const isShown = message !== null
  useEffect(() => {
    if (isShown) notice.current?.scrollIntoView({ block: 'center' })
  }, [isShown])

  return (
    <div ref={notice} role="alert" className="empty:hidden">
      {message ? (
        <Alert variant="destructive" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div>
            <AlertTitle>Update failed</AlertTitle>
            <AlertDescription>{message}</AlertDescription>
          </div>
          <Button variant="outline" size="sm" onClick={onReload}>
            Reload
          </Button>
        </Alert>
      ) : null}
    </div>
  )
}
