'use client'

import { useSyncExternalStore } from 'react'
import { formatMoment } from '@/lib/dates'

const subscribeToNothing = () => () => undefined

/** The server knows neither the reader's locale nor time zone, so it renders UK time. */
export function LocalTime({ at }: { at: string }) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const date = new Date(at)
  return <time dateTime={at}>{isHydrated ? date.toLocaleString() : formatMoment(date)}</time>
}
