'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { changeLaunchStatus, fetchVacancyHistory } from '@/components/admin/lists/admin-api'
import { describeLastStatusChange } from '@/components/admin/lists/describe-status-change'
import { StatusSelect } from '@/components/admin/lists/status-select'
import { LAUNCH_STATUSES, type LaunchStatus } from '@/lib/vacancy/launch-status'
import type { ApprovalView } from '@/lib/vacancy/schema'
import { useLaunchConflict } from './launch-context'

export function LaunchStatusSelect({
  approval,
  vacancy,
  vacancyId,
  size,
}: {
  approval: ApprovalView
  /** The vacancy's title. */
  vacancy: string
  vacancyId: string
  size?: 'xs' | 'sm'
}) {
  const client = useQueryClient()
  const router = useRouter()
  const onConflict = useLaunchConflict()

  async function change(status: LaunchStatus) {
    const { specificationId, launchVersion } = approval
    await changeLaunchStatus(vacancyId, { specificationId, status, version: launchVersion })
    await client.invalidateQueries({ queryKey: ['vacancies'] })
    router.refresh()
  }

  async function showConflict(message: string) {
    onConflict(message)
    const history = await fetchVacancyHistory(vacancyId).catch(() => [])
    onConflict(describeLastStatusChange(history, vacancy, LAUNCH_STATUSES) ?? message)
  }

  return (
    <StatusSelect
      {...(size && { size })}
      label={`Launch status of ${vacancy}`}
      options={LAUNCH_STATUSES}
      value={approval.launchStatus}
      change={change}
      onConflict={showConflict}
    />
  )
}
