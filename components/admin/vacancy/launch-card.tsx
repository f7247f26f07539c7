'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConflictNotice } from '@/components/admin/lists/conflict-notice'
import { formatDuration } from '@/components/admin/lists/deadline'
import { DeadlineBadge } from '@/components/admin/lists/deadline-badge'
import { FIELD_NOTE } from '@/components/ui/field'
import type { ApprovalView } from '@/lib/vacancy/schema'
import { LaunchContext } from './launch-context'
import { LaunchStatusSelect } from './launch-status-select'

export function LaunchCard({
  approval,
  vacancy,
  vacancyId,
}: {
  approval: ApprovalView
  vacancy: string
  vacancyId: string
}) {
  const client = useQueryClient()
  const router = useRouter()
  const [conflict, setConflict] = useState<string | null>(null)
  return (
    <section aria-labelledby="launch" className="list-card print:hidden">
      <h2 id="launch">Launch</h2>
      <LaunchContext value={setConflict}>
        <ConflictNotice
          message={conflict}
          onReload={() => {
            setConflict(null)
            client.invalidateQueries({ queryKey: ['vacancies'] })
            router.refresh()
          }}
        />
        <div className="flex flex-wrap items-center gap-3">
          <span className="w-44">
            <LaunchStatusSelect approval={approval} vacancy={vacancy} vacancyId={vacancyId} />
          </span>
          {approval.launchStatus === 'awaiting' ? (
            <DeadlineBadge label="Launch" due={approval.launchBy} />
          ) : null}
        </div>
        <TimeToLaunch approval={approval} />
      </LaunchContext>
    </section>
  )
}

function TimeToLaunch({
  approval: { launchStatus, launchChangedAt, approvedAt },
}: {
  approval: ApprovalView
}) {
  if (launchStatus !== 'launched' || !launchChangedAt) return null
  const timeToLaunchMs = new Date(launchChangedAt).getTime() - new Date(approvedAt).getTime()
  return <p className={FIELD_NOTE}>Went live {formatDuration(timeToLaunchMs)} after approval.</p>
}
