'use client'

import { type ErrorBoundaryProps, ScreenError } from '@/components/layout/screen-error'

/** Instead of a screen that brings its own header and footer. `data-alone` shows those of the root layout. */
export default function AnyScreenError(props: ErrorBoundaryProps) {
  return (
    <main data-alone="">
      <ScreenError {...props} />
    </main>
  )
}
