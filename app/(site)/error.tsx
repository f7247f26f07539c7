'use client'

import { type ErrorBoundaryProps, ScreenError } from '@/components/layout/screen-error'

/** The error boundary of the public pages; their header and footer stay. */
export default function SiteError(props: ErrorBoundaryProps) {
  return <ScreenError {...props} />
}
