'use client'

import { ErrorNotice } from '@/components/site/error-notice'

/** The error boundary of every screen. The error itself is in the server's log, or in the browser's console. */
export default function ScreenError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return <ErrorNotice reference={error.digest} retry={reset} />
}
