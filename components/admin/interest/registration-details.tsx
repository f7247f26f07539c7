'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  addRegistrationNote,
  assignRegistration,
  changeRegistrationStatus,
  fetchRegistrationHistory,
} from '@/components/admin/lists/admin-api'
import { AssigneeSelect } from '@/components/admin/lists/assignee-select'
import { EmailCell, PhoneCell } from '@/components/admin/lists/cells'
import { ConflictNotice } from '@/components/admin/lists/conflict-notice'
import { describeLastStatusChange } from '@/components/admin/lists/describe-status-change'
import { DescriptionList } from '@/components/admin/lists/description-list'
import { DetailsDrawer } from '@/components/admin/lists/details-drawer'
import { EnquiryHistory, EnquiryMessage, historyKey } from '@/components/admin/lists/enquiry-history'
import { labelOf } from '@/components/admin/lists/filter-options'
import { ControlRow, LabelledControl } from '@/components/admin/lists/labelled-control'
import { StatusSelect } from '@/components/admin/lists/status-select'
import { formatLocalShortMoment } from '@/lib/dates'
import type { InterestRegistration } from '@/lib/enquiries/interest-registrations/schema'
import { ENQUIRY_STATUSES, type EnquiryStatus, INTEREST_PLANS } from '@/lib/enquiries/options'

/** `onChanged` gets the registration with its new status. */
export function RegistrationDetails({
  registration,
  onChanged,
  onClose,
}: {
  registration: InterestRegistration
  onChanged: (registration: InterestRegistration) => void
  onClose: () => void
}) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<string | null>(null)
  const { id, name, version } = registration

  async function show(changed: InterestRegistration) {
    await client.invalidateQueries({ queryKey: ['registrations'] })
    await client.invalidateQueries({ queryKey: historyKey('registrations', id) })
    onChanged(changed)
  }

  async function change(status: EnquiryStatus) {
    await show(await changeRegistrationStatus({ id, status, version }))
  }

  async function describeConflict(message: string) {
    setConflict(message)
    const history = await fetchRegistrationHistory(id).catch(() => [])
    setConflict(describeLastStatusChange(history, name, ENQUIRY_STATUSES) ?? message)
  }

  return (
    <DetailsDrawer
      title={name}
      description={`Registered interest, ${formatLocalShortMoment(new Date(registration.createdAt))}`}
      onClose={onClose}
    >
      <ConflictNotice
        message={conflict}
        onReload={() => {
          client.invalidateQueries({ queryKey: ['registrations'] })
          onClose()
        }}
      />
      <ControlRow>
        <LabelledControl label="Status">
          <StatusSelect
            size="sm"
            label={`Status of ${name}`}
            options={ENQUIRY_STATUSES}
            value={registration.status}
            change={change}
            onConflict={describeConflict}
          />
        </LabelledControl>
        <AssigneeSelect
          name={name}
          assignee={registration.assignee}
          change={async (assignee) =>
            await show(await assignRegistration(id, { assignee, version: registration.assigneeVersion }))
          }
          onConflict={setConflict}
        />
      </ControlRow>
      <DescriptionList
        items={[
          { label: 'Email', value: <EmailCell email={registration.email} /> },
          { label: 'Phone', value: <PhoneCell phone={registration.phone} /> },
          { label: 'Company', value: registration.company },
          { label: 'Role', value: registration.role },
          { label: 'Source', value: registration.howDidYouHear },
          { label: 'Pricing plan', value: labelOf(INTEREST_PLANS, registration.pricingPlan) },
          { label: 'Interests', value: registration.interestedIn.join(', ') || null },
        ]}
      />
      <EnquiryMessage text={registration.message} />
      <EnquiryHistory
        id={id}
        list="registrations"
        fetch={fetchRegistrationHistory}
        add={addRegistrationNote}
      />
    </DetailsDrawer>
  )
}
