'use client'

import { ScreenError, type ScreenFailure } from '@/components/layout/screen-error'

/** The error boundary of the public pages, between their header and footer. */
export default function SiteError(failure: ScreenFailure) {
  return <ScreenError {...failure} />
}
