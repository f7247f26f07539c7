'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { reasonOf } from '@/lib/api/client'
import type { Note } from '@/lib/audit/history/note-schema'
import type { HistoryEntry } from '@/lib/audit/history/schema'
import { ENQUIRY_STATUSES } from '@/lib/enquiries/options'
import { HistoryList } from './history-list'
import { NoteForm } from './note-form'

/** Notes and status changes of an enquiry. `list` is the query key of the list it is in. */
export function EnquiryHistory({
  id,
  list,
  title = 'Notes and history',
  fetch,
  add,
}: {
  id: string
  list: string
  /** On a screen that has another history. */
  title?: string
  fetch: (id: string, signal?: AbortSignal) => Promise<HistoryEntry[]>
  add: (id: string, note: Note) => Promise<HistoryEntry[]>
}) {
  const client = useQueryClient()
  const queryKey = historyKey(list, id)
  const history = useQuery({ queryKey, queryFn: ({ signal }) => fetch(id, signal) })
  return (
    <section aria-labelledby="enquiry-history" className="grid gap-3">
      <h3 id="enquiry-history" className="text-base">
        {title}
      </h3>
      <NoteForm
        id={id}
        add={(note) => add(id, note)}
        onAdded={(entries) => client.setQueryData(queryKey, entries)}
      />
      {history.data ? <HistoryList entries={history.data} statuses={ENQUIRY_STATUSES} /> : null}
      {history.isPending ? <p className="text-muted-foreground text-sm">Loading history...</p> : null}
      {history.isError ? (
        <Alert variant="destructive" role="alert">
          <p>We couldn’t load the history. {reasonOf(history.error, 'Check your connection.')}</p>
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            onClick={() => history.refetch()}
          >
            Try again
          </Button>
        </Alert>
      ) : null}
    </section>
  )
}

export const historyKey = (list: string, id: string) => [`${list}-history`, id]

export function EnquiryMessage({ text }: { text: string | null }) {
  return (
    <section aria-labelledby="enquiry-message" className="grid gap-1">
      <h3 id="enquiry-message" className="text-base">
        Message
      </h3>
      <p dir="auto" className="whitespace-pre-line break-words text-sm">
        {text ?? '–'}
      </p>
    </section>
  )
}
