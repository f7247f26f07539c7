import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

export function ResearchFailure({
  reason,
  onRetry,
  onDocument,
}: {
  reason: string
  onRetry: () => void
  onDocument: () => void
}) {
  return (
    // As close to the field as its own message would be.
    <Alert variant="signal" className="-mt-1.5">
      <AlertTitle>{reason}</AlertTitle>
      <AlertDescription>
        <p className="mt-1 flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={onRetry}>
            Try again
          </Button>
          <Button variant="outline" size="sm" onClick={onDocument}>
            Paste text or upload a document
          </Button>
        </p>
      </AlertDescription>
    </Alert>
  )
}
