'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '@/components/admin/lists/admin-api'
import { labelOf } from '@/components/admin/lists/filter-options'
import { CsvLink, readerLocale } from '@/components/data-table/csv-link'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { CHANNEL_STATES, type ChannelState } from '@/lib/advert/channels/options'
import { buildUrl } from '@/lib/api/client'
import { APPROVAL_TERMS } from '@/lib/content/terms'
import { formatDay, formatDuration } from '@/lib/dates'
import type { Channel } from '@/lib/vacancy/channels/schema'

const LOOKS: Record<ChannelState, 'success' | 'default' | 'outline' | 'muted' | 'signal'> = {
  live: 'success',
  inFeed: 'success',
  crawled: 'default',
  paste: 'outline',
  off: 'muted',
  blocked: 'signal',
  unpublished: 'muted',
}

/** Where the vacancy is advertised, and what each channel needs. `version` changes when the publication does. */
export function ChannelsCard({ vacancyId, version }: { vacancyId: string; version: string }) {
  const params = { id: vacancyId }
  const { data, error } = useQuery({
    queryKey: ['channels', vacancyId, version],
    queryFn: ({ signal }) => callAdmin('GET /api/admin/vacancies/{id}/channels', { params, signal }),
  })
  return (
    <section aria-labelledby="channels" className="list-card print:hidden">
      <h2 id="channels">Channels</h2>
      {error ? (
        <p role="alert" className="text-sm">
          We couldn’t load the channels. {error.message}
        </p>
      ) : null}
      <ul className="grid">
        {(data?.channels ?? []).map((channel) => (
          <ChannelRow key={channel.key} channel={channel} />
        ))}
      </ul>
      {data ? (
        <CsvLink
          href={() => buildUrl('GET /api/admin/vacancies/{id}/hirers-record', params, readerLocale())}
          onFollow={() => undefined}
          disabled={false}
        >
          Export hirer’s record
        </CsvLink>
      ) : null}
    </section>
  )
}

function ChannelRow({ channel }: { channel: Channel }) {
  const { label, state, terms, problems, reference, until, openedAfter, repostOn, text } = channel
  const day = (value: string) => formatDay(new Date(value))
  return (
    <li className="grid gap-1 border-b py-3 text-sm first:pt-0 last:border-0">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{label}</span>
        <Badge variant={LOOKS[state]}>{labelOf(CHANNEL_STATES, state)}</Badge>
      </span>
      {problems.map((problem) => (
        <span key={problem}>{problem}</span>
      ))}
      <span className="text-muted-foreground">
        {terms}
        {openedAfter === null ? '' : ` ${describeOpening(openedAfter)}`}
        {until && reference ? ` Until ${day(until)}, reference ${reference}.` : ''}
        {repostOn ? ` Posted again on ${day(repostOn)}.` : ''}
      </span>
      {text === null ? null : <TextToPaste label={label} text={text} />}
    </li>
  )
}

function describeOpening(minutes: number): string {
  const { launchHours } = APPROVAL_TERMS
  const opened = `Opened ${formatDuration(minutes)} after the approval`
  return minutes <= launchHours * 60
    ? `${opened}, within the ${launchHours} hours we promise.`
    : `${opened}. We promise ${launchHours} hours.`
}

function TextToPaste({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <details>
      <summary>Text to paste, {text.length.toLocaleString('en-GB')} characters</summary>
      <div className="mt-2 grid gap-2">
        <Textarea readOnly rows={8} value={text} aria-label={`Text for ${label}`} className="text-sm" />
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          onClick={() =>
            navigator.clipboard.writeText(text).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </details>
  )
}
