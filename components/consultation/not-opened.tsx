import { Button } from '@/components/ui/button'

/** Above the default opening message. */
export function NotOpened({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b bg-destructive-wash px-3 py-2 text-sm sm:px-5"
    >
      <p className="min-w-0 flex-1 basis-60">
        <strong>We couldn’t open your consultation.</strong> Your company details are saved.
      </p>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
