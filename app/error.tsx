'use client'

import { type ErrorBoundaryProps, ScreenError } from '@/components/layout/screen-error'

export default function AnyScreenError(props: ErrorBoundaryProps) {
  return (
    <main>
      <ScreenError {...props} />
    </main>
  )
}
