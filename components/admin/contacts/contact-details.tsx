'use client'

import type { ReactNode } from 'react'
import { addContactNote, fetchContactHistory } from '@/components/admin/lists/admin-api'
import { EmailCell, PhoneCell } from '@/components/admin/lists/cells'
import { DeadlineBadge } from '@/components/admin/lists/deadline-badge'
import { DescriptionList } from '@/components/admin/lists/description-list'
import { DetailsDrawer } from '@/components/admin/lists/details-drawer'
import { EnquiryHistory, EnquiryMessage } from '@/components/admin/lists/enquiry-history'
import { labelOf } from '@/components/admin/lists/filter-options'
import { ControlRow, LabelledControl } from '@/components/admin/lists/labelled-control'
import { formatLocalShortMoment } from '@/lib/dates'
import type { Contact } from '@/lib/enquiries/contact-sales/schema'
import {
  BUDGETS,
  CONTACT_INDUSTRIES,
  CONTACT_SIZES,
  PRODUCT_INTERESTS,
  TIMELINES,
} from '@/lib/enquiries/options'
import { ContactAssignee } from './contact-assignee'
import { ContactStatusSelect } from './contact-status-select'

export function ContactDetails({
  contact,
  notice,
  onClose,
}: {
  contact: Contact
  /** Of a change that was refused. */
  notice: ReactNode
  onClose: () => void
}) {
  return (
    <DetailsDrawer
      title={contact.name}
      description={`Sales request, ${formatLocalShortMoment(new Date(contact.createdAt))}`}
      onClose={onClose}
    >
      {notice}
      <ControlRow>
        <LabelledControl
          label="Status"
          note={contact.replyBy ? <DeadlineBadge label="Reply" due={contact.replyBy} /> : null}
        >
          <ContactStatusSelect contact={contact} size="sm" />
        </LabelledControl>
        <ContactAssignee contact={contact} />
      </ControlRow>
      <DescriptionList items={listAddresses(contact)} />
      <EnquiryMessage text={contact.message} />
      <DescriptionList items={describeContact(contact)} />
      <EnquiryHistory id={contact.id} list="contacts" fetch={fetchContactHistory} add={addContactNote} />
    </DetailsDrawer>
  )
}

function listAddresses(contact: Contact) {
  return [
    { label: 'Email', value: <EmailCell email={contact.email} /> },
    { label: 'Phone', value: <PhoneCell phone={contact.phone} /> },
    { label: 'Company', value: contact.company },
    { label: 'Role', value: contact.role },
  ]
}

function describeContact(contact: Contact) {
  return [
    { label: 'Company size', value: labelOf(CONTACT_SIZES, contact.companySize) },
    { label: 'Industry', value: labelOf(CONTACT_INDUSTRIES, contact.industry) },
    { label: 'Product interest', value: labelOf(PRODUCT_INTERESTS, contact.productInterest) },
    { label: 'Timeline', value: labelOf(TIMELINES, contact.timeline) },
    { label: 'Budget', value: labelOf(BUDGETS, contact.budget) },
    { label: 'How they hire at the moment', value: contact.currentSolution },
  ]
}
