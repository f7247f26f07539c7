'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { assignVacancy } from '@/components/admin/lists/admin-api'
import { AssigneeSelect } from '@/components/admin/lists/assignee-select'
import { ConflictNotice } from '@/components/admin/lists/conflict-notice'
import type { Vacancy } from '@/lib/vacancy/schema'

export function VacancyAssignee({ vacancy }: { vacancy: Vacancy }) {
  const { id, assignee, assigneeVersion } = vacancy
  const client = useQueryClient()
  const router = useRouter()
  const [conflict, setConflict] = useState<string | null>(null)

  async function reload() {
    setConflict(null)
    await client.invalidateQueries({ queryKey: ['vacancies'] })
    router.refresh()
  }

  return (
    <div className="grid min-w-0 content-start gap-2 print:hidden">
      <AssigneeSelect
        name={vacancy.jobTitle ?? vacancy.company.name}
        assignee={assignee}
        change={async (next) => {
          await assignVacancy(id, { assignee: next, version: assigneeVersion })
          await reload()
        }}
        onConflict={setConflict}
      />
      <ConflictNotice message={conflict} onReload={reload} />
    </div>
  )
}
