'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { NativeSelect } from '@/components/ui/native-select'
import { notify } from '@/components/ui/notify'
import { setLaunchStatus } from '@/lib/vacancies/actions'
import { LAUNCH_STATUSES, type LaunchStatus } from '@/lib/vacancies/options'
import type { ApprovalView, LaunchChange } from '@/lib/vacancies/schema'
import { fetchVacancyHistory } from './calls'
import { changeText } from './change-text'
import { useLaunchConflict } from './launch-context'
import { ActionRefused, taken } from './taken-action'

/** Whether an approved vacancy is on the market, changed where it stands. */
export function LaunchSelect({
  approval,
  vacancy,
  consultationId,
}: {
  approval: ApprovalView
  /** What it is called. */
  vacancy: string
  consultationId: string
}) {
  const client = useQueryClient()
  const router = useRouter()
  const onConflict = useLaunchConflict()
  const select = useRef<HTMLSelectElement>(null)
  const change = useMutation({
    mutationFn: (next: LaunchChange) => taken(setLaunchStatus(next)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['vacancies'] })
      router.refresh()
      notify({ title: 'Launch status updated' })
    },
    onError: async (error) => {
      if (error instanceof ActionRefused && error.code === 'unauthenticated') return
      notify({ title: 'Update failed', description: error.message, variant: 'destructive' })
      if (!(error instanceof ActionRefused && error.code === 'conflict')) return
      onConflict(error.message)
      const history = await fetchVacancyHistory(consultationId).catch(() => [])
      onConflict(changeText(history, vacancy, LAUNCH_STATUSES) ?? error.message)
    },
    // A disabled control loses the focus.
    onSettled: () => window.setTimeout(() => select.current?.focus()),
  })

  return (
    <NativeSelect
      ref={select}
      aria-label={`Launch status of ${vacancy}`}
      aria-busy={change.isPending}
      className="cell-select"
      disabled={change.isPending}
      value={change.isPending ? change.variables.status : approval.launchStatus}
      onChange={(event) =>
        change.mutate({
          specificationId: approval.specificationId,
          status: event.target.value as LaunchStatus,
          version: approval.launchVersion,
        })
      }
    >
      {LAUNCH_STATUSES.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </NativeSelect>
  )
}
