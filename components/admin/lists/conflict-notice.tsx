'use client'

import { useEffect, useRef } from 'react'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** Comes into sight: it is above the list, and the change may have been far below. */
export function ConflictNotice({ message, onReload }: { message: string | null; onReload: () => void }) {
  const notice = useRef<HTMLDivElement>(null)
  const isShown = message !== null
  useEffect(() => {
    if (isShown) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])

  return (
    <div ref={notice} role="alert" className="empty:hidden">
      {message ? (
        <Alert variant="signal">
          <AlertTitle>Your change wasn’t saved</AlertTitle>
          <AlertDescription>
            <p>{message}</p>
            <Button variant="outline" size="sm" className="mt-2" onClick={onReload}>
              Reload
            </Button>
          </AlertDescription>
        </Alert>
      ) : null}
    </div>
  )
}
