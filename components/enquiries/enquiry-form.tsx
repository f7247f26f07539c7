'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { explainFailure } from '@/components/ui/outdated'
import type { EnquiryState } from '@/lib/enquiries/schema'
import { EnquiryContext } from './enquiry-context'
import { deleteDraft, useEnquiryDraft } from './enquiry-draft'
import type { EnquiryName, SendFailure } from './submit-enquiry'

const loadRequests = () => import('./submit-enquiry')
const LOAD_FAILED = 'We couldn’t reach the server. Your answers are safe. Please try again.'
/** They don’t say which field they are about. */
const BARE_MESSAGE = /^(?:Required|Invalid input)$/
const NOTHING_POSTED: EnquiryState = { values: {}, errors: {}, failure: null, done: false }

/** Without script, and before hydration, it posts to `action`, and the page answers with `posted`; with script it calls the API. */
export function EnquiryForm({
  name,
  action,
  posted = NOTHING_POSTED,
  labels,
  planField,
  submitLabel,
  pendingLabel,
  failureTitle,
  failureHelp,
  thanks,
  next,
  children,
}: {
  name: EnquiryName
  action: (form: FormData) => Promise<void>
  posted: EnquiryState | undefined
  /** Of the fields by name, in the order of the screen. */
  labels: Readonly<Record<string, string>>
  planField: string
  submitLabel: string
  pendingLabel: string
  failureTitle: string
  /** What else to do when it can’t be sent. */
  failureHelp: ReactNode
  thanks: ReactNode
  next?: Route
  children: ReactNode
}) {
  const router = useRouter()
  const [errors, setErrors] = useState(posted.errors)
  const [failure, setFailure] = useState(posted.failure)
  /** Said at the button, where the visitor is. */
  const [sendFailure, setSendFailure] = useState<SendFailure | null>(null)
  const [pending, setPending] = useState(false)
  const [done, setDone] = useState(posted.done)
  const [rejections, setRejections] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const thanksArea = useRef<HTMLDivElement>(null)
  const failureBox = useRef<HTMLDivElement>(null)
  const isSending = useRef(false)
  useEnquiryDraft(form, name, planField)

  useEffect(() => {
    form.current?.setAttribute('data-ready', '')
  }, [])

  useEffect(() => {
    if (rejections === 0) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    const control = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid
    control?.focus()
  }, [rejections])

  useEffect(() => {
    if (sendFailure) failureBox.current?.focus()
  }, [sendFailure])

  useEffect(() => {
    if (!done) return
    deleteDraft(name)
    thanksArea.current?.focus()
  }, [done, name])

  function showErrors(fieldErrors: Record<string, string>) {
    setErrors(fieldErrors)
    setRejections((count) => count + 1)
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    setFailure(null)
    setSendFailure(null)
    const requests = await loadRequests().catch(async () => {
      setSendFailure({ text: await explainFailure(LOAD_FAILED) })
      return null
    })
    const invalid = requests?.validateEnquiry(name, element)
    if (invalid && Object.keys(invalid).length > 0) showErrors(invalid)
    else if (requests) {
      setErrors({})
      const refusal = await requests.submitEnquiry(name, element)
      if (refusal?.failure) setSendFailure(refusal.failure)
      else if (refusal) showErrors(refusal.errors)
      else {
        deleteDraft(name)
        if (!next) setDone(true)
        else {
          router.push(next)
          return
        }
      }
    }
    isSending.current = false
    setPending(false)
  }

  function revalidate(event: FormEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return
    const element = event.currentTarget
    loadRequests().then(
      ({ validateEnquiry }) => setErrors(validateEnquiry(name, element)),
      () => undefined,
    )
  }

  const fields = useMemo(() => ({ errors, values: posted.values }), [errors, posted.values])
  const errorCount = Object.keys(errors).length
  if (done)
    return (
      <div ref={thanksArea} tabIndex={-1} data-slot="thanks">
        {thanks}
      </div>
    )
  return (
    <form
      ref={form}
      action={action}
      noValidate
      className="grid gap-8"
      onSubmit={send}
      onInput={revalidate}
      onFocus={() => {
        loadRequests().catch(() => undefined)
      }}
    >
      <div role="alert" className="empty:hidden">
        {failure ? (
          <Alert variant="destructive">
            <AlertTitle>{failureTitle}</AlertTitle>
            <AlertDescription>
              {failure} {failureHelp}
            </AlertDescription>
          </Alert>
        ) : errorCount > 1 ? (
          <ErrorSummary
            title={`There’s a problem with ${errorCount} fields`}
            links={Object.entries(labels).flatMap(([id, label]) => {
              const message = errors[id]
              if (!message) return []
              return { id, text: BARE_MESSAGE.test(message) ? `${label}: ${message.toLowerCase()}` : message }
            })}
          />
        ) : null}
      </div>
      <EnquiryContext value={fields}>{children}</EnquiryContext>
      {/* The honeypot: people can neither see nor reach it, but bots fill it in. */}
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {sendFailure ? (
        <Alert ref={failureBox} variant="destructive" tabIndex={-1} role="alert" className="scroll-mb-40">
          <AlertTitle>{failureTitle}</AlertTitle>
          <AlertDescription>
            {sendFailure.text} {failureHelp}
            {sendFailure.message ? (
              <p className="mt-2 text-muted-foreground text-xs">{sendFailure.message}</p>
            ) : null}
          </AlertDescription>
        </Alert>
      ) : null}
      <SubmitButton className="sm:justify-self-start" pending={pending} pendingLabel={pendingLabel}>
        {submitLabel}
      </SubmitButton>
    </form>
  )
}
