'use client'

import { useRouter } from 'next/navigation'
import { addVacancyNote } from '@/components/admin/lists/admin-api'
import { HistoryList } from '@/components/admin/lists/history-list'
import { NoteForm } from '@/components/admin/lists/note-form'
import type { HistoryEntry } from '@/lib/audit/history/schema'
import { LAUNCH_STATUSES } from '@/lib/vacancy/launch-status'

export function VacancyHistory({ id, history }: { id: string; history: HistoryEntry[] }) {
  const router = useRouter()
  return (
    <section aria-labelledby="history" className="list-card print:hidden">
      <h2 id="history">Notes and history</h2>
      <NoteForm id={id} add={(note) => addVacancyNote(id, note)} onAdded={() => router.refresh()} />
      <HistoryList entries={history} statuses={LAUNCH_STATUSES} />
    </section>
  )
}
