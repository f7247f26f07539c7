'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState, useTransition } from 'react'
import { CopyLink } from '@/components/specification/sharing/copy-link'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { NativeCheckbox } from '@/components/ui/native-checkbox'
import { ApiError, callApi, reasonOf } from '@/lib/api/client'
import type { NewRoundResult } from '@/lib/sharing/rounds/schema'
import { APPROVERS_MAX } from '@/lib/specification/rounds/options'
import { type ApproverDraft, type ApproverErrors, ApproverFields, type Colleague } from './approver-fields'

const UNREACHABLE = 'We couldn’t reach the server. Nobody was asked. Please try again.'

const newLink = (key: number): ApproverDraft => ({ key, kind: 'link', membershipId: '', name: '', email: '' })

const toApprover = ({ kind, membershipId, name, email }: ApproverDraft) =>
  kind === 'me' ? { kind } : kind === 'colleague' ? { kind, membershipId } : { kind, name, email }

interface Failure {
  field: string
  message: string
}

/** A name or address that is wrong is told at its field, anything else about the approver at who it is. */
function errorsAt(failures: readonly Failure[], index: number): ApproverErrors {
  const own = failures.filter(({ field }) => field.split('.')[1] === String(index))
  const messageOf = (key: string) => own.find(({ field }) => field.endsWith(`.${key}`))?.message
  const [name, email] = [messageOf('name'), messageOf('email')]
  return { name, email, who: name || email ? undefined : own[0]?.message }
}

export default function RoundForm({
  specificationId,
  companyId,
  isMailSetUp,
  onClose,
}: {
  specificationId: string
  companyId: string
  isMailSetUp: boolean
  onClose: () => void
}) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [colleagues, setColleagues] = useState<Colleague[]>([])
  const [approvers, setApprovers] = useState<ApproverDraft[]>([{ ...newLink(0), kind: 'me' }, newLink(1)])
  const [inOrder, setInOrder] = useState(true)
  const [links, setLinks] = useState<NewRoundResult['links'] | null>(null)
  const [failures, setFailures] = useState<Failure[]>([])
  const [pending, startTransition] = useTransition()

  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector('select')?.focus(), [])

  useEffect(() => {
    if (failures.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failures])

  useEffect(() => {
    callApi('GET /api/companies/{companyId}/colleagues', { params: { companyId } }).then(
      (lists) =>
        setColleagues(
          lists.colleagues.filter(
            ({ role, canApprove, isYou }) => !isYou && (canApprove || role === 'owner'),
          ),
        ),
      () => setColleagues([]),
    )
  }, [companyId])

  function submit(event: FormEvent) {
    event.preventDefault()
    setFailures([])
    startTransition(async () => {
      try {
        const result = await callApi('POST /api/job-specifications/{id}/approval-round', {
          params: { id: specificationId },
          body: { inOrder, approvers: approvers.map(toApprover) },
        })
        setLinks(result.links)
        startTransition(() => router.refresh())
        if (result.links.length === 0) onClose()
      } catch (error) {
        const fields = (error instanceof ApiError && error.problem?.errors) || []
        setFailures(fields.length > 0 ? fields : [{ field: '', message: reasonOf(error, UNREACHABLE) }])
      }
    })
  }

  if (links)
    return (
      <Alert variant="signal" className="w-full gap-4">
        <p>
          {links.length === 1
            ? 'Copy the link now. We can’t show it again.'
            : 'Copy these links now. We can’t show them again.'}
        </p>
        {links.map(({ name, url, isEmailed }) => (
          <div key={url} className="grid gap-1">
            <p>
              <bdi className="block font-semibold">{name}</bdi>
              <span className="text-muted-foreground text-sm">
                {isEmailed ? 'We email the link when it’s their turn.' : 'Send them this link yourself.'}
              </span>
            </p>
            <CopyLink url={new URL(url, location.origin).href} label={`Link for ${name}`} />
          </div>
        ))}
        <Button variant="outline" className="sm:justify-self-start" onClick={onClose}>
          Done
        </Button>
      </Alert>
    )
  const general = failures.filter(({ field }) => !/^approvers\.\d/.test(field))
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid w-full gap-4">
      {isMailSetUp ? null : (
        <p className="measure text-muted-foreground text-sm">
          This site doesn’t send email. You get a link for each person to send yourself, and colleagues find
          the request when they sign in.
        </p>
      )}
      <ol className="grid gap-3">
        {approvers.map((approver, index) => (
          <li key={approver.key}>
            <ApproverFields
              number={index + 1}
              approver={approver}
              colleagues={colleagues}
              errors={errorsAt(failures, index)}
              isMailSetUp={isMailSetUp}
              onChange={(changed) =>
                setApprovers((all) => all.map((other) => (other.key === changed.key ? changed : other)))
              }
              onRemove={
                approvers.length > 1
                  ? () => setApprovers((all) => all.filter(({ key }) => key !== approver.key))
                  : null
              }
            />
          </li>
        ))}
      </ol>
      {approvers.length < APPROVERS_MAX ? (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          onClick={() => setApprovers((all) => [...all, newLink(Math.max(...all.map(({ key }) => key)) + 1)])}
        >
          Add someone
        </Button>
      ) : null}
      <label className="flex items-start gap-3" htmlFor="in-order">
        <NativeCheckbox
          id="in-order"
          checked={inOrder}
          onChange={(event) => setInOrder(event.target.checked)}
        />
        <span>In this order: each is asked when the one before has approved</span>
      </label>
      {general.length > 0 ? (
        <ul role="alert" className="text-destructive text-sm">
          {general.map(({ field, message }) => (
            <li key={`${field} ${message}`}>{message}</li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={pending}>
          Ask for approval
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
