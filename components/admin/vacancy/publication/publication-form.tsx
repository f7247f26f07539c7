'use client'

import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callAdmin } from '@/components/admin/lists/admin-api'
import { describeMutationError } from '@/components/admin/lists/errors'
import { FormField } from '@/components/forms/form-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NativeCheckbox } from '@/components/ui/native-checkbox'
import { Textarea } from '@/components/ui/textarea'
import type { PublicationView } from '@/lib/vacancy/publication/schema'
import { PreflightList } from './preflight-list'

const FAILED = 'We couldn’t reach the server, so nothing has changed. Please try again.'

/** The pre-flight follows the choices. */
export function PublicationForm({
  vacancyId,
  initial,
  onChanged,
}: {
  vacancyId: string
  initial: PublicationView
  onChanged: () => void
}) {
  const { publication } = initial
  const isOpen = publication?.state === 'open'
  const showClientId = useId()
  const [showClient, setShowClient] = useState(initial.showClient)
  const [closesOn, setClosesOn] = useState(initial.closesOn)
  const [town, setTown] = useState(publication?.town ?? '')
  const [postcode, setPostcode] = useState(publication?.postcode ?? '')
  const [reason, setReason] = useState(publication?.reason ?? '')
  const params = { id: vacancyId }
  const query = {
    showClient: String(showClient),
    ...(closesOn && { closesOn }),
    ...(town && { town }),
    ...(postcode && { postcode }),
  }
  const { data } = useQuery({
    queryKey: ['publication', vacancyId, query],
    queryFn: ({ signal }) =>
      callAdmin('GET /api/admin/vacancies/{id}/publication', { params, query: query as never, signal }),
    placeholderData: keepPreviousData,
  })
  const { preflight, advert } = data ?? initial
  const isBlocked = preflight.some(({ level }) => level === 'red')
  const published = isOpen ? initial.preflight : []
  const hasNewAmber = preflight.some(
    ({ key, level }) =>
      level === 'amber' && !published.some((item) => item.key === key && item.level === level),
  )

  const publishing = useMutation({
    mutationFn: () =>
      callAdmin('POST /api/admin/vacancies/{id}/publication', {
        params,
        body: { showClient, applyBy: 'form', closesOn, town, postcode, reason },
      }),
    onSuccess: onChanged,
  })
  const closing = useMutation({
    mutationFn: () => callAdmin('DELETE /api/admin/vacancies/{id}/publication', { params }),
    onSuccess: onChanged,
  })

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBlocked && !publishing.isPending) publishing.mutate()
      }}
    >
      <PreflightList items={preflight} />
      {advert ? (
        <>
          <label htmlFor={showClientId} className="flex min-h-11 w-fit items-center gap-3 text-sm">
            <NativeCheckbox
              id={showClientId}
              checked={showClient}
              onChange={(event) => setShowClient(event.target.checked)}
            />
            Show the client’s name
          </label>
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <FormField
              label="Last day to respond"
              error={preflight.find(({ key, level }) => key === 'closesOn' && level === 'red')?.message}
            >
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={closesOn}
                  onChange={(event) => setClosesOn(event.target.value)}
                />
              )}
            </FormField>
            <FormField
              label="Town"
              optional
              description={placeNote(advert.place?.town)}
              className="[&>[data-slot=field-description]]:order-last"
            >
              {(control) => (
                <Input {...control} value={town} onChange={(event) => setTown(event.target.value)} />
              )}
            </FormField>
            <FormField label="Postcode" optional>
              {(control) => (
                <Input {...control} value={postcode} onChange={(event) => setPostcode(event.target.value)} />
              )}
            </FormField>
          </div>
          {hasNewAmber && !isBlocked ? (
            <FormField label="Reason for publishing with a check outstanding" optional>
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  className="min-h-18"
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </FormField>
          ) : null}
          <div className="flex flex-wrap items-center gap-3">
            <SubmitButton
              size="sm"
              variant={isOpen ? 'outline' : 'default'}
              pending={publishing.isPending}
              pendingLabel="Publishing..."
              disabled={isBlocked}
            >
              {isOpen ? 'Save changes' : 'Publish'}
            </SubmitButton>
            {isOpen ? (
              <Button
                size="sm"
                variant="outline"
                pending={closing.isPending}
                onClick={() => closing.mutate()}
              >
                Close the page
              </Button>
            ) : null}
            {isBlocked ? (
              <p className="text-muted-foreground text-sm">
                Fix what’s marked “To fix” {isOpen ? 'to save' : 'to publish'}.
              </p>
            ) : null}
          </div>
          <FieldError>{describeMutationError(publishing.error ?? closing.error, FAILED)}</FieldError>
          <p role="status" className="text-muted-foreground text-sm empty:hidden">
            {isOpen && publishing.isSuccess ? 'Changes saved.' : ''}
          </p>
        </>
      ) : null}
    </form>
  )
}

const placeNote = (town: string | undefined) => (town ? `Now: ${town}` : 'For the advert’s address')
