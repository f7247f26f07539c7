'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useId, useState, useTransition } from 'react'
import { FormField } from '@/components/forms/form-field'
import { APPROVAL_FORM_ID, neededAnchorOf } from '@/components/specification/anchors'
import { useApproval } from '@/components/specification/approval-context'
import { useDraftEditor } from '@/components/specification/draft/draft-editor'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import { ApiError, callApi, reasonOf } from '@/lib/api/client'

const NAME_MIN = 2
const NAME_MAX = 200
/** Of approving. */
const CONSEQUENCES = [
  'We record your name and the time.',
  'This version is locked. Later changes start a new draft.',
  'You pay nothing until you hire.',
]
const UNREACHABLE =
  'We lost the connection, so we don’t know if your approval went through. Reload the page to check before you try again.'

/** Its button is in the bar. Only the checkbox enables it; the name is validated on submit. */
export function ApprovalForm({
  specificationId,
  approverName: initialName,
  openCount,
}: {
  specificationId: string
  approverName: string
  /** Number of details still to be confirmed. */
  openCount: number
}) {
  const id = useId()
  const router = useRouter()
  const editor = useDraftEditor()
  const [name, setName] = useState(initialName)
  const { agreed, setAgreed, setPending, setRefused } = useApproval()
  const [nameError, setNameError] = useState('')
  const [failure, setFailure] = useState<ApprovalFailure | null>(null)
  const [pending, startTransition] = useTransition()
  useEffect(() => setPending(pending), [pending, setPending])
  const hasUnsavedLines = editor.unsavedLines.length > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    const approverName = name.trim()
    const error = approverName.length < NAME_MIN ? 'Please enter your name' : ''
    setNameError(error)
    setFailure(null)
    setRefused([])
    if (error) {
      document.getElementById(APPROVAL_FORM_ID)?.querySelector('input')?.focus()
      return
    }
    if (hasUnsavedLines) {
      setFailure({ reason: 'You’re still editing a line. Save or cancel it, then approve.' })
      return
    }
    startTransition(async () => {
      try {
        await callApi('POST /api/job-specifications/{id}/approval', {
          params: { id: specificationId },
          body: { name: approverName, acceptTerms: true, revision: editor.getRevision() },
        })
      } catch (error) {
        const refusal = describeRefusal(error)
        setFailure(refusal)
        setRefused(refusal.missing?.map(({ field }) => field) ?? [])
        return
      }
      startTransition(() => router.refresh())
      window.scrollTo({ top: 0 })
      document.getElementById('main')?.focus({ preventScroll: true })
    })
  }

  return (
    <form
      id={APPROVAL_FORM_ID}
      tabIndex={-1}
      onSubmit={submit}
      noValidate
      className="grid gap-5 print:hidden"
    >
      <ul className="grid list-disc gap-1 pl-5 text-muted-foreground text-sm">
        {CONSEQUENCES.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <FormField label="Approved by" error={nameError} className="max-w-xl">
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={NAME_MAX}
            autoComplete="name"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </FormField>
      <label htmlFor={`${id}-terms`} className="measure flex items-start gap-3">
        <Checkbox
          id={`${id}-terms`}
          checked={agreed}
          onCheckedChange={(checked) => setAgreed(checked === true)}
          className="mt-0.5"
        />
        <span>
          I approve this specification and employee value proposition, and agree to the terms above.
          {openCount > 0 ? ' I understand some details are still to be confirmed.' : null}
        </span>
      </label>
      {failure ? (
        <Alert variant="destructive" role="alert" className="max-w-xl">
          <AlertTitle>
            {failure.isOutcomeUnknown ? 'We don’t know if this was approved' : 'Not approved'}
          </AlertTitle>
          <AlertDescription className="grid justify-items-start gap-2">
            <span>{failure.reason}</span>
            {failure.missing ? (
              <MissingLinks missing={failure.missing} />
            ) : failure.isOutdated ? (
              <Button variant="outline" size="sm" onClick={() => router.refresh()}>
                Reload the specification
              </Button>
            ) : null}
          </AlertDescription>
        </Alert>
      ) : null}
    </form>
  )
}

interface NeededDetail {
  /** Where it can be settled. */
  field: string
  message: string
}

interface ApprovalFailure {
  reason: string
  missing?: NeededDetail[]
  isOutcomeUnknown?: boolean
  /** The page may not show what the server has. */
  isOutdated?: boolean
}

function describeRefusal(error: unknown): ApprovalFailure {
  const reason = reasonOf(error, UNREACHABLE)
  const isAnswer = error instanceof ApiError && error.status > 0
  const fields = isAnswer ? (error.problem?.errors ?? []) : []
  const missing = fields.filter(({ field }) => field !== 'revision')
  return missing.length > 0 ? { reason, missing } : { reason, isOutcomeUnknown: !isAnswer, isOutdated: true }
}

const firstSentenceOf = (message: string) => message.replace(/\.(?: .*)?$/s, '')

function MissingLinks({ missing }: { missing: readonly NeededDetail[] }) {
  return (
    <ul className="grid gap-y-2">
      {missing.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          <a
            href={`#${neededAnchorOf(field)}`}
            className="link touch-target inline-flex min-h-6 items-center"
            onClick={(event) => {
              const control = document
                .getElementById(neededAnchorOf(field))
                ?.querySelector<HTMLElement>('input, button, a')
              if (!control) return
              event.preventDefault()
              control.focus()
            }}
          >
            {firstSentenceOf(message)}
          </a>
        </li>
      ))}
    </ul>
  )
}
