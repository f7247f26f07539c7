'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addContactNote, fetchContactHistory } from '@/components/admin/lists/admin-api'
import { EmailCell, PhoneCell } from '@/components/admin/lists/cells'
import { DeadlineBadge } from '@/components/admin/lists/deadline-badge'
import { DescriptionList } from '@/components/admin/lists/description-list'
import { labelOf } from '@/components/admin/lists/filter-options'
import { HistoryList } from '@/components/admin/lists/history-list'
import { NoteForm } from '@/components/admin/lists/note-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { formatLocalMoment } from '@/lib/dates'
import type { Contact } from '@/lib/enquiries/contact-sales/schema'
import {
  BUDGETS,
  CONTACT_INDUSTRIES,
  CONTACT_SIZES,
  CONTACT_STATUSES,
  PRODUCT_INTERESTS,
  TIMELINES,
} from '@/lib/enquiries/options'
import { ContactStatusSelect } from './contact-status-select'

export function ContactDetails({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        // The first control is the status, which an arrow key would change at once: focus the dialog instead.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
        }}
        className="content-start sm:top-0! sm:right-0! sm:bottom-0! sm:left-auto! sm:max-h-dvh! sm:max-w-lg! sm:translate-x-0! sm:translate-y-0! sm:rounded-none!"
      >
        <DialogHeader>
          <DialogTitle>
            <bdi>{contact.name}</bdi>
          </DialogTitle>
          <DialogDescription>
            Sales request, {formatLocalMoment(new Date(contact.createdAt))}
          </DialogDescription>
        </DialogHeader>
        <div className="flex flex-wrap items-center gap-3">
          <span className="w-44">
            <ContactStatusSelect contact={contact} />
          </span>
          {contact.replyBy ? <DeadlineBadge label="Reply" due={contact.replyBy} /> : null}
        </div>
        <DescriptionList items={describeContact(contact)} />
        <section aria-labelledby="contact-message" className="grid gap-1">
          <h3 id="contact-message" className="text-base">
            Message
          </h3>
          <p dir="auto" className="whitespace-pre-line break-words text-sm">
            {contact.message ?? '-'}
          </p>
        </section>
        <ContactHistory id={contact.id} />
      </DialogContent>
    </Dialog>
  )
}

function describeContact(contact: Contact) {
  return [
    { label: 'Email', value: <EmailCell email={contact.email} /> },
    { label: 'Phone', value: <PhoneCell phone={contact.phone} /> },
    { label: 'Company', value: contact.company },
    { label: 'Role', value: contact.role },
    { label: 'Company size', value: labelOf(CONTACT_SIZES, contact.companySize) },
    { label: 'Industry', value: labelOf(CONTACT_INDUSTRIES, contact.industry) },
    { label: 'Product interest', value: labelOf(PRODUCT_INTERESTS, contact.productInterest) },
    { label: 'Timeline', value: labelOf(TIMELINES, contact.timeline) },
    { label: 'Budget', value: labelOf(BUDGETS, contact.budget) },
    { label: 'How they hire at the moment', value: contact.currentSolution },
  ]
}

function ContactHistory({ id }: { id: string }) {
  const client = useQueryClient()
  const queryKey = ['contact-history', id]
  const history = useQuery({ queryKey, queryFn: ({ signal }) => fetchContactHistory(id, signal) })
  return (
    <section aria-labelledby="contact-history" className="grid gap-3">
      <h3 id="contact-history" className="text-base">
        Notes and history
      </h3>
      <NoteForm
        id={id}
        add={(note) => addContactNote(id, note)}
        onAdded={(entries) => client.setQueryData(queryKey, entries)}
      />
      {history.data ? <HistoryList entries={history.data} statuses={CONTACT_STATUSES} /> : null}
      {history.isPending ? <p className="text-muted-foreground text-sm">Loading history...</p> : null}
      {history.isError ? (
        <Alert variant="destructive" role="alert">
          <p>We couldn’t load the history. {history.error.message}</p>
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
