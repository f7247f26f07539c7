'use client'

import { ScreenError, type ScreenFailure } from '@/components/layout/screen-error'

/** The error boundary of every screen that has none nearer to it. */
export default function AnyScreenError(failure: ScreenFailure) {
  return (
    <main>
      <ScreenError {...failure} />
    </main>
  )
}
