'use client'

import { useQuery } from '@tanstack/react-query'
import { callAdmin } from '@/components/admin/lists/admin-api'
import { CsvLink, readerLocale } from '@/components/data-table/csv-link'
import { Alert, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { CHANNELS, type ChannelState } from '@/lib/advert/channels/options'
import { buildUrl, reasonOf } from '@/lib/api/client'
import { formatDay } from '@/lib/dates'
import type { Channel } from '@/lib/vacancy/channels/schema'
import { ChannelRow } from './channel-row'

const GROUPS: readonly { title: string; states: readonly ChannelState[] }[] = [
  { title: 'For you to do', states: ['paste'] },
  { title: 'Advertised on', states: ['live', 'inFeed', 'crawled'] },
  { title: 'Not advertised on', states: ['blocked', 'off', 'unpublished'] },
]

/** Where the vacancy is advertised, and what each channel needs. `version` changes when the publication does. */
export function ChannelsCard({
  vacancyId,
  version,
  pageUrl,
}: {
  vacancyId: string
  version: string
  /** Of our own page, if it has been published. */
  pageUrl: string | null
}) {
  const params = { id: vacancyId }
  const { data, error, refetch } = useQuery({
    queryKey: ['channels', vacancyId, version],
    queryFn: ({ signal }) => callAdmin('GET /api/admin/vacancies/{id}/channels', { params, signal }),
  })
  const channels = data?.channels ?? []
  return (
    <section aria-labelledby="channels" className="list-card print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="channels" className="text-base">
          Channels
        </h2>
        {data ? (
          <CsvLink
            href={() => buildUrl('GET /api/admin/vacancies/{id}/hirers-record', params, readerLocale())}
            onFollow={() => undefined}
            disabled={false}
          >
            Export hirer’s record
          </CsvLink>
        ) : null}
      </div>
      {error ? (
        <Alert variant="destructive" role="alert">
          <p>We couldn’t load the channels. {reasonOf(error, 'Check your connection.')}</p>
          <Button variant="outline" size="sm" className="justify-self-start" onClick={() => refetch()}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {data ? (
        <p className="text-muted-foreground text-sm">{describePosting(channels)}</p>
      ) : error ? null : (
        <div className="grid gap-4 py-2" role="status">
          <span className="sr-only">Loading the channels</span>
          {CHANNELS.map(({ key }) => (
            <Skeleton key={key} className="h-5" />
          ))}
        </div>
      )}
      <MissingSettings channels={channels} />
      {GROUPS.map(({ title, states }) => {
        const members = states.flatMap((state) => channels.filter((channel) => channel.state === state))
        return members.length > 0 ? (
          <div key={title}>
            <h3 className="title-label border-b pb-1">
              {title} <span className="figure">({members.length})</span>
            </h3>
            <ul className="grid">
              {members.map((channel) => (
                <ChannelRow
                  key={channel.key}
                  channel={channel}
                  pageUrl={pageUrl}
                  hasStates={members.some(({ state }) => state !== 'unpublished')}
                />
              ))}
            </ul>
          </div>
        ) : null
      })}
    </section>
  )
}

/** What staff ask the operator for, once for all channels that wait for it. A setting that is not here is told by its own name. */
const SETTING_NAMES: Record<string, string> = {
  APP_URL: 'This site’s public address',
  FEED_TOKENS: 'A secret address for each feed',
  FIND_A_JOB_CATEGORY: 'Our job category',
  LINKEDIN_COMPANY_ID: 'Our company number',
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

function MissingSettings({ channels }: { channels: readonly Channel[] }) {
  const settings = [...new Set(channels.flatMap((channel) => channel.settings))]
  if (settings.length === 0) return null
  return (
    <Alert className="my-1">
      <AlertTitle>This site’s settings are incomplete</AlertTitle>
      <ul className="grid gap-0.5">
        {settings.map((setting) => (
          <li key={setting}>
            {SETTING_NAMES[setting] ?? setting}
            <span className="text-muted-foreground">
              {', for '}
              {AND.format(channels.filter((channel) => channel.settings.includes(setting)).map(labelOf))}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-muted-foreground">
        The person who runs this server sets these, as environment variables.
      </p>
    </Alert>
  )
}

const labelOf = ({ label }: Channel) => label

function describePosting(channels: readonly Channel[]): string {
  const page = channels.find(({ key }) => key === 'page')
  if (!page || page.state === 'unpublished' || page.until === null)
    return 'The candidates’ page isn’t open, so the job is advertised nowhere.'
  return `Reference ${page.reference}, until ${formatDay(new Date(page.until))}.`
}
