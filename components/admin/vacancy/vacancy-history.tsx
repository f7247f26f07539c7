'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { addVacancyNote } from '@/components/admin/lists/admin-api'
import { HistoryList } from '@/components/admin/lists/history-list'
import { NoteForm } from '@/components/admin/lists/note-form'
import { Input } from '@/components/ui/input'
import { NativeCheckbox } from '@/components/ui/native-checkbox'
import type { HistoryEntry } from '@/lib/audit/history/schema'
import { LAUNCH_STATUSES } from '@/lib/vacancy/launch-status'

export function VacancyHistory({
  id,
  history,
  isMailSetUp,
}: {
  id: string
  history: HistoryEntry[]
  isMailSetUp: boolean
}) {
  const router = useRouter()
  const [forClient, setForClient] = useState(false)
  const [day, setDay] = useState('')
  return (
    <section aria-labelledby="history" className="list-card print:hidden">
      <h2 id="history">Notes and history</h2>
      <NoteForm
        id={id}
        add={({ text }) => addVacancyNote(id, { text, forClient, ...(forClient && day !== '' && { day }) })}
        onAdded={() => {
          setForClient(false)
          setDay('')
          router.refresh()
        }}
      >
        <label htmlFor="for-client" className="flex min-h-11 items-center gap-3 text-sm">
          <NativeCheckbox
            id="for-client"
            checked={forClient}
            onChange={(event) => setForClient(event.target.checked)}
          />
          {isMailSetUp
            ? 'The client sees this, and gets it by email'
            : 'The client sees this. Email isn’t set up, so the message is held'}
        </label>
        {forClient ? (
          <label htmlFor="note-day" className="grid max-w-48 gap-1.5 font-semibold text-sm/snug">
            <span>
              Date it’s about <span className="font-normal text-muted-foreground">(optional)</span>
            </span>
            <Input id="note-day" type="date" value={day} onChange={(event) => setDay(event.target.value)} />
          </label>
        ) : null}
      </NoteForm>
      <HistoryList entries={history} statuses={LAUNCH_STATUSES} />
    </section>
  )
}
