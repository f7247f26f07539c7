'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConflictNotice } from '@/components/admin/lists/conflict-notice'
import { formatDuration } from '@/components/admin/lists/deadline'
import { DeadlineBadge } from '@/components/admin/lists/deadline-badge'
import { ControlRow, LabelledControl } from '@/components/admin/lists/labelled-control'
import { FIELD_NOTE } from '@/components/ui/field'
import type { Publication } from '@/lib/vacancy/publication/schema'
import type { ApprovalView, Vacancy } from '@/lib/vacancy/schema'
import { describeLaunch } from './describe-launch'
import { LaunchContext } from './launch-context'
import { LaunchStatusSelect } from './launch-status-select'
import { VacancyAssignee } from './vacancy-assignee'

export function LaunchCard({
  approval,
  vacancy,
  publication,
}: {
  approval: ApprovalView
  vacancy: Vacancy
  publication: Publication | null
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
        <p className="text-sm">{describeLaunch(approval.launchStatus, publication)}</p>
        <ControlRow>
          <LabelledControl
            label="Status"
            note={
              approval.launchStatus === 'awaiting' ? (
                <DeadlineBadge label="Launch" due={approval.launchBy} />
              ) : (
                <TimeToLaunch approval={approval} />
              )
            }
          >
            <LaunchStatusSelect
              size="sm"
              approval={approval}
              vacancy={vacancy.jobTitle ?? vacancy.company.name}
              vacancyId={vacancy.id}
            />
          </LabelledControl>
          <VacancyAssignee vacancy={vacancy} />
        </ControlRow>
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
