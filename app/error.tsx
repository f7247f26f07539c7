'use client'

import { type ErrorBoundaryProps, ScreenError } from '@/components/layout/screen-error'

/** The error boundary of every screen without one of its own. */
export default function AnyScreenError(props: ErrorBoundaryProps) {
  return (
    <main>
      <ScreenError {...props} />
    </main>
  )
}
