'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '@/components/admin/lists/admin-api'
import { EmailCell } from '@/components/admin/lists/cells'
import { ConflictNotice } from '@/components/admin/lists/conflict-notice'
import { DescriptionList } from '@/components/admin/lists/description-list'
import { DetailsDrawer } from '@/components/admin/lists/details-drawer'
import { EnquiryHistory, EnquiryMessage, historyKey } from '@/components/admin/lists/enquiry-history'
import { ControlRow, LabelledControl } from '@/components/admin/lists/labelled-control'
import { StatusSelect } from '@/components/admin/lists/status-select'
import { Button } from '@/components/ui/button'
import { buildUrl } from '@/lib/api/client'
import { formatLocalShortMoment } from '@/lib/dates'
import { ENQUIRY_STATUSES, type EnquiryStatus } from '@/lib/enquiries/options'
import type { JobInterest } from '@/lib/vacancy/interests/schema'

const LIST = 'job-interests'

const fetchHistory = async (id: string, signal?: AbortSignal) =>
  (
    await callAdmin('GET /api/admin/job-interests/{id}/history', {
      params: { id },
      ...(signal && { signal }),
    })
  ).history

const KIB = 1024

export function InterestDetails({
  interest: { id, name, email, message, status, version, cv, createdAt },
  previous,
  next,
  onOpen,
  onChanged,
  onClose,
}: {
  interest: JobInterest
  /** Of the list; null at its ends. */
  previous: string | null
  next: string | null
  onOpen: (id: string) => void
  onChanged: () => Promise<void>
  onClose: () => void
}) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<string | null>(null)

  async function change(chosen: EnquiryStatus) {
    await callAdmin('PUT /api/admin/job-interests/{id}/status', {
      params: { id },
      body: { status: chosen, version },
    })
    await client.invalidateQueries({ queryKey: historyKey(LIST, id) })
    await onChanged()
  }

  return (
    <DetailsDrawer
      title={name}
      description={`Responded, ${formatLocalShortMoment(new Date(createdAt))}`}
      onClose={onClose}
    >
      <ConflictNotice
        message={conflict}
        onReload={() => {
          setConflict(null)
          onChanged()
        }}
      />
      <ControlRow>
        <LabelledControl label="Status">
          <StatusSelect
            size="sm"
            label={`Status of ${name}`}
            options={ENQUIRY_STATUSES}
            value={status}
            change={change}
            onConflict={setConflict}
          />
        </LabelledControl>
        {previous || next ? (
          <div className="flex flex-wrap items-end justify-end gap-2">
            <Button
              variant="outline"
              size="sm"
              disabled={!previous}
              onClick={() => previous && onOpen(previous)}
            >
              Previous<span className="sr-only"> candidate</span>
            </Button>
            <Button variant="outline" size="sm" disabled={!next} onClick={() => next && onOpen(next)}>
              Next<span className="sr-only"> candidate</span>
            </Button>
          </div>
        ) : null}
      </ControlRow>
      <DescriptionList
        items={[
          { label: 'Email', value: <EmailCell email={email} /> },
          {
            label: 'CV',
            value: cv ? (
              <a
                className="link break-all"
                href={buildUrl('GET /api/admin/job-interests/{id}/cv', { id })}
                download={cv.name}
              >
                {cv.name} ({Math.max(1, Math.round(cv.size / KIB)).toLocaleString('en-GB')} KB)
              </a>
            ) : null,
          },
        ]}
      />
      <EnquiryMessage text={message} />
      <EnquiryHistory
        id={id}
        list={LIST}
        title="Notes on the candidate"
        fetch={fetchHistory}
        add={async (interestId, note) =>
          (
            await callAdmin('POST /api/admin/job-interests/{id}/notes', {
              params: { id: interestId },
              body: note,
            })
          ).history
        }
      />
    </DetailsDrawer>
  )
}
