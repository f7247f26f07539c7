'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { callAdmin } from '@/components/admin/lists/admin-api'
import { labelOf } from '@/components/admin/lists/filter-options'
import { CsvLink, readerLocale } from '@/components/data-table/csv-link'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buildUrl, reasonOf } from '@/lib/api/client'
import { formatLocalShortMoment } from '@/lib/dates'
import { ENQUIRY_STATUSES } from '@/lib/enquiries/options'

const InterestDetails = lazy(() =>
  import('./interest-details').then((module) => ({ default: module.InterestDetails })),
)

export const interestsKey = (vacancyId: string) => ['job-interests', vacancyId]

/** The candidates who responded to the vacancy's page. */
export function InterestsCard({ vacancyId }: { vacancyId: string }) {
  const client = useQueryClient()
  const [openId, setOpenId] = useState<string | null>(null)
  const params = { id: vacancyId }
  const { data, error, refetch } = useQuery({
    queryKey: interestsKey(vacancyId),
    queryFn: ({ signal }) => callAdmin('GET /api/admin/vacancies/{id}/interests', { params, signal }),
  })
  const interests = data?.interests ?? []
  const position = interests.findIndex(({ id }) => id === openId)
  const open = interests[position]
  return (
    <section aria-labelledby="interests" className="list-card print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="interests" className="text-base">
          Candidates{data ? ` (${interests.length})` : null}
        </h2>
        {interests.length > 0 ? (
          <CsvLink
            href={() => buildUrl('GET /api/admin/vacancies/{id}/interests/export', params, readerLocale())}
            onFollow={() => undefined}
            disabled={false}
          >
            Export CSV
          </CsvLink>
        ) : null}
      </div>
      {error ? (
        <Alert variant="destructive" role="alert">
          <p>We couldn’t load the candidates. {reasonOf(error, 'Check your connection.')}</p>
          <Button variant="outline" size="sm" className="justify-self-start" onClick={() => refetch()}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {data && interests.length === 0 ? (
        <p className="text-muted-foreground text-sm">Nobody has responded yet.</p>
      ) : null}
      <ul className="grid max-h-80 gap-2 overflow-y-auto empty:hidden">
        {interests.map(({ id, name, status, cv, createdAt }) => (
          <li key={id} className="grid gap-0.5 border-b pb-2 text-sm last:border-0">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <button
                type="button"
                className="link min-h-6 break-words text-left"
                onClick={() => setOpenId(id)}
              >
                <bdi>{name}</bdi>
              </button>
              <Badge variant={status === 'new' ? 'signal' : 'muted'}>
                {labelOf(ENQUIRY_STATUSES, status)}
              </Badge>
              {cv ? (
                <a
                  className="link touch-target"
                  href={buildUrl('GET /api/admin/job-interests/{id}/cv', { id })}
                  download={cv.name}
                >
                  CV<span className="sr-only"> of {name}</span> ({cv.name.split('.').at(-1)?.toUpperCase()})
                </a>
              ) : null}
            </span>
            <span className="text-muted-foreground text-xs">
              {formatLocalShortMoment(new Date(createdAt))}
            </span>
          </li>
        ))}
      </ul>
      {open ? (
        <Suspense>
          <InterestDetails
            key={open.id}
            interest={open}
            previous={interests[position - 1]?.id ?? null}
            next={interests[position + 1]?.id ?? null}
            onOpen={setOpenId}
            onChanged={() => client.invalidateQueries({ queryKey: interestsKey(vacancyId) })}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
