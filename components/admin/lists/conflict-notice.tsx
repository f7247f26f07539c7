'use client'

import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** Says that somebody else changed the same thing first, who and to what, and offers to see it as it is now. */
export function ConflictNotice({ message, onReload }: { message: string | null; onReload: () => void }) {
  return (
    <div role="alert" className="empty:hidden">
      {message ? (
        <Alert variant="signal">
          <AlertTitle>Somebody else was faster: your change was not made</AlertTitle>
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
