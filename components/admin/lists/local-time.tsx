'use client'

import { useSyncExternalStore } from 'react'
import { formatMoment } from '@/lib/dates'

const never = () => () => undefined

/** A time as the reader's own locale and zone write it; from the server, which knows neither, in UK time. */
export function LocalTime({ at }: { at: string }) {
  const isReader = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const date = new Date(at)
  return <time dateTime={at}>{isReader ? date.toLocaleString() : formatMoment(date)}</time>
}
