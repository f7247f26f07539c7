'use client'

import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

export function ConflictNotice({ message, onReload }: { message: string | null; onReload: () => void }) {
  return (
    <div role="alert" className="empty:hidden">
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
