'use client'

import { useSyncExternalStore } from 'react'
import { formatMoment } from '@/lib/dates'

const subscribeToNothing = () => () => undefined

/** A time in the reader's locale and time zone. The server knows neither, so it renders UK time. */
export function LocalTime({ at }: { at: string }) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const date = new Date(at)
  return <time dateTime={at}>{isHydrated ? date.toLocaleString() : formatMoment(date)}</time>
}
