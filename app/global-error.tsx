'use client'

import { ErrorNotice } from '@/components/site/error-notice'
import './globals.css'

/** Stands in for the root layout when that has failed too; the theme follows the system here. */
export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <html lang="en-GB">
      <head>
        <title>This screen could not be shown</title>
      </head>
      <body>
        <ErrorNotice reference={error.digest} retry={reset} />
      </body>
    </html>
  )
}
