'use client'

import { useState } from 'react'
import { labelOf } from '@/components/admin/lists/filter-options'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Textarea } from '@/components/ui/textarea'
import { CHANNEL_STATES, type ChannelState } from '@/lib/advert/channels/options'
import { APPROVAL_TERMS } from '@/lib/content/terms'
import { formatDay, formatDuration } from '@/lib/dates'
import { cn } from '@/lib/utils'
import type { Channel } from '@/lib/vacancy/channels/schema'

const LOOKS: Record<ChannelState, 'success' | 'default' | 'outline' | 'muted' | 'signal'> = {
  live: 'success',
  inFeed: 'success',
  crawled: 'default',
  paste: 'outline',
  off: 'muted',
  blocked: 'outline',
  unpublished: 'muted',
}

/** What staff can do comes before what the channel asks for. */
export function ChannelRow({
  channel,
  pageUrl,
  hasStates,
}: {
  channel: Channel
  pageUrl: string | null
  /** Some of its group are published. */
  hasStates: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const { key, label, state, terms, problems, openedAfter, text } = channel
  const textId = `text-for-${key}`
  return (
    <li
      className={cn(
        'grid min-h-9 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b py-1.5 text-sm last:border-0',
        hasStates
          ? 'md:grid-cols-[8.5rem_7.5rem_minmax(0,1fr)_auto]'
          : 'md:grid-cols-[8.5rem_minmax(0,1fr)_auto]',
      )}
    >
      <span className="font-semibold">{label}</span>
      {state === 'unpublished' ? (
        <span className={hasStates ? '' : 'hidden'} />
      ) : (
        <Badge variant={LOOKS[state]}>{labelOf(CHANNEL_STATES, state)}</Badge>
      )}
      <span className="max-md:col-span-2">
        {problems.length > 0 ? <span className="block font-semibold">{problems.join(' ')}</span> : null}
        <span className="text-muted-foreground">
          {openedAfter === null ? terms : describeOpening(openedAfter)}
          {describeDays(channel)}
        </span>
      </span>
      {key === 'page' && state === 'live' && pageUrl ? (
        <a href={pageUrl} className="link touch-target w-fit">
          Open the page
        </a>
      ) : null}
      {text === null || state === 'unpublished' ? null : (
        <span className="flex flex-wrap gap-2 max-md:col-span-2">
          <CopyButton size="sm" value={text} noun={`text for ${label}`}>
            Copy
          </CopyButton>
          <Button
            size="sm"
            variant="ghost"
            className="min-w-25"
            aria-expanded={isOpen}
            aria-controls={isOpen ? textId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide text' : 'Show text'}
            <span className="sr-only"> for {label}</span>
          </Button>
        </span>
      )}
      {text !== null && isOpen ? (
        <div id={textId} className="col-span-full mt-1 mb-1.5 grid gap-1">
          <Textarea readOnly rows={12} value={text} aria-label={`Text for ${label}`} className="text-sm" />
          <p className="figure text-muted-foreground text-xs">
            {text.length.toLocaleString('en-GB')} characters
          </p>
        </div>
      ) : null}
    </li>
  )
}

/** Of a channel where it is. The day that all of them share stands above the list. */
function describeDays({ key, state, until, repostOn, reference }: Channel): string {
  const day = (value: string) => formatDay(new Date(value))
  if (key !== 'find-a-job' || state !== 'inFeed' || !until) return ''
  const again = repostOn ? `, then posted again on ${day(repostOn)}` : ''
  return ` There until ${day(until)}${again}, reference ${reference}.`
}

function describeOpening(minutes: number): string {
  const { launchHours } = APPROVAL_TERMS
  const opened = `Opened ${formatDuration(minutes)} after the approval`
  return minutes <= launchHours * 60
    ? `${opened}, within the ${launchHours} hours we promise.`
    : `${opened}. We promise ${launchHours} hours.`
}
