'use client'

import { ScreenError, type ScreenFailure } from '@/components/site/screen-error'

/** The error boundary of the public pages, between their header and footer. */
export default function SiteError(failure: ScreenFailure) {
  return <ScreenError {...failure} />
}
