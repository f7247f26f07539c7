import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import type { Kit } from '@/lib/interview-kit/schema'

/** That the specification has a newer version, and what it changed. */
export function Behind({ behind: { version, added, removed } }: { behind: NonNullable<Kit['behind']> }) {
  return (
    <Alert variant="signal">
      <AlertTitle>The specification has changed since this kit was made (now version {version})</AlertTitle>
      <AlertDescription className="grid gap-1">
        {added.length > 0 ? <span>New: {added.join('; ')}</span> : null}
        {removed.length > 0 ? <span>Gone: {removed.join('; ')}</span> : null}
        <span>
          Questions that you keep stay as they are. Make a kit of the new version to ask about the rest.
        </span>
      </AlertDescription>
    </Alert>
  )
}
