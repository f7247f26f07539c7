'use client'

import { type ErrorBoundaryProps, ScreenError } from '@/components/layout/screen-error'

export default function SiteError(props: ErrorBoundaryProps) {
  return <ScreenError {...props} />
}
