'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { spanText } from '@/components/admin/lists/clock'
import { ConflictNotice } from '@/components/admin/lists/conflict-notice'
import { PromiseClock } from '@/components/admin/lists/promise-clock'
import type { ApprovalView } from '@/lib/vacancy/schema'
import { LaunchContext } from './launch-context'
import { LaunchSelect } from './launch-select'

/** Whether an approved vacancy is on the market, with what is left of the two hours, or how long the launch took. */
export function Launch({
  approval,
  vacancy,
  consultationId,
}: {
  approval: ApprovalView
  vacancy: string
  consultationId: string
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
            <LaunchSelect approval={approval} vacancy={vacancy} consultationId={consultationId} />
          </span>
          {approval.launchStatus === 'awaiting' ? (
            <PromiseClock what="Launch" due={approval.launchBy} />
          ) : null}
        </div>
        <LaunchNote approval={approval} />
      </LaunchContext>
    </section>
  )
}

function LaunchNote({ approval: { launchStatus, launchChangedAt, approvedAt } }: { approval: ApprovalView }) {
  if (launchStatus !== 'launched' || !launchChangedAt) return null
  const took = new Date(launchChangedAt).getTime() - new Date(approvedAt).getTime()
  return <p className="field-note">Launched {spanText(took)} after the approval.</p>
}
