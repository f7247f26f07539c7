'use client'

import { useSyncExternalStore } from 'react'
import { formatLocalShortMoment, formatShortMoment } from '@/lib/dates'

const subscribeToNothing = () => () => undefined

/** The server doesn't know the reader's time zone, so it renders UK time. */
export function LocalTime({ at }: { at: string }) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const date = new Date(at)
  return <time dateTime={at}>{isHydrated ? formatLocalShortMoment(date) : formatShortMoment(date)}</time>
}
