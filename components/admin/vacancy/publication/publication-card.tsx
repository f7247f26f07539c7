'use client'

import { useRouter } from 'next/navigation'
import { useCanChange } from '@/components/admin/lists/administrator-role'
import { formatDuration } from '@/components/admin/lists/deadline'
import { Badge } from '@/components/ui/badge'
import { FIELD_NOTE } from '@/components/ui/field'
import { formatDay } from '@/lib/dates'
import { CLOSURES } from '@/lib/vacancy/publication/options'
import type { Publication, PublicationView } from '@/lib/vacancy/publication/schema'
import { PreflightList } from './preflight-list'
import { PublicationForm } from './publication-form'

const DAY_MS = 86_400_000

export function PublicationCard({
  vacancyId,
  view,
  approvedAt,
}: {
  vacancyId: string
  view: PublicationView
  /** Of the approval in force. */
  approvedAt: string | null
}) {
  const canChange = useCanChange()
  const router = useRouter()
  const { publication } = view
  return (
    <section aria-labelledby="publication" className="list-card print:hidden">
      <h2 id="publication">Candidates’ page</h2>
      {publication ? <State publication={publication} approvedAt={approvedAt} /> : null}
      {canChange ? (
        <PublicationForm
          key={publication?.state ?? 'none'}
          vacancyId={vacancyId}
          initial={view}
          onChanged={() => router.refresh()}
        />
      ) : (
        <PreflightList items={view.preflight} />
      )}
    </section>
  )
}

function State({ publication, approvedAt }: { publication: Publication; approvedAt: string | null }) {
  const { state, url, closesOn, closedBecause, publishedAt, publishedBy } = publication
  const afterApproval = approvedAt === null ? -1 : Date.parse(publishedAt) - Date.parse(approvedAt)
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant={state === 'open' ? 'success' : 'muted'}>{state === 'open' ? 'Open' : 'Closed'}</Badge>
        <a className="link break-all" href={url}>
          {url}
        </a>
      </p>
      <p>
        {state === 'open'
          ? `Closes at the end of ${formatDay(new Date(closesOn))}.`
          : closedBecause
            ? `${CLOSURES.find(({ key }) => key === closedBecause)?.label}.`
            : Date.parse(closesOn) + DAY_MS <= Date.now()
              ? 'Closed because its last day has passed.'
              : 'Closed because the approved version can’t be published. See below.'}
      </p>
      <p className={FIELD_NOTE}>
        Published by {publishedBy} on {formatDay(new Date(publishedAt))}
        {afterApproval >= 0 ? `, ${formatDuration(afterApproval)} after approval` : ''}.
      </p>
    </div>
  )
}
