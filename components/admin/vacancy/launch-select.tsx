'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { fetchVacancyHistory } from '@/components/admin/lists/calls'
import { ChangeSelect } from '@/components/admin/lists/change-select'
import { changeText } from '@/components/admin/lists/change-text'
import { taken } from '@/components/admin/lists/taken-action'
import { notify } from '@/components/ui/notify'
import { setLaunchStatus } from '@/lib/api/actions/vacancy'
import { LAUNCH_STATUSES, type LaunchStatus } from '@/lib/vacancy/options'
import type { ApprovalView } from '@/lib/vacancy/schema'
import { useLaunchConflict } from './launch-context'

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

  async function change(status: LaunchStatus) {
    const { specificationId, launchVersion } = approval
    await taken(setLaunchStatus({ specificationId, status, version: launchVersion }))
    await client.invalidateQueries({ queryKey: ['vacancies'] })
    router.refresh()
    notify({ title: 'Launch status updated' })
  }

  async function tell(message: string) {
    onConflict(message)
    const history = await fetchVacancyHistory(consultationId).catch(() => [])
    onConflict(changeText(history, vacancy, LAUNCH_STATUSES) ?? message)
  }

  return (
    <ChangeSelect
      label={`Launch status of ${vacancy}`}
      options={LAUNCH_STATUSES}
      value={approval.launchStatus}
      change={change}
      onConflict={tell}
    />
  )
}
