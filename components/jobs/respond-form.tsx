'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FormField } from '@/components/forms/form-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import {
  CV_ACCEPTED,
  CV_TOO_LARGE,
  INTEREST_LIMITS,
  RESPONSE_PROBLEMS,
} from '@/lib/vacancy/interests/options'

const FIELDS = ['name', 'email', 'message', 'cv'] as const
type Errors = Partial<Record<(typeof FIELDS)[number] | 'form', string>>

const UNREACHABLE = 'We couldn’t reach the server. What you typed is still here. Please try again.'
/** The server takes a form filled in faster for a bot's. */
const MIN_FILL_MS = 1000

async function send(action: string, form: HTMLFormElement): Promise<Errors | null> {
  const wait = MIN_FILL_MS - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  const body = new FormData(form)
  body.set('elapsedMs', String(Math.ceil(performance.now())))
  const response = await fetch(action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
  }).catch(() => null)
  if (response?.ok) return null
  const problem = await response?.json().catch(() => null)
  const errors: { field: string; message: string }[] = problem?.errors ?? []
  if (errors.length > 0) return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
  return response?.status === 413 ? { cv: CV_TOO_LARGE } : { form: problem?.detail ?? UNREACHABLE }
}

/** Without script the browser sends it, and the page comes back with `problems`. */
export function RespondForm({ action, problems }: { action: string; problems: readonly string[] }) {
  const [errors, setErrors] = useState<Errors>(() => toErrors(problems))
  const [pending, setPending] = useState(false)
  const [isDone, setDone] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLDivElement>(null)

  // Without script the browser checks; with it, each message stands at its field.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])

  useEffect(() => {
    if (isDone) thanks.current?.focus()
  }, [isDone])

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')?.focus()
  }, [errors])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const element = event.currentTarget
    const cv = element.elements.namedItem('cv')
    const file = cv instanceof HTMLInputElement ? cv.files?.[0] : undefined
    if (file && file.size > INTEREST_LIMITS.cvBytes) {
      setErrors({ cv: CV_TOO_LARGE })
      return
    }
    setPending(true)
    const refusal = await send(action, element)
    setPending(false)
    if (refusal) setErrors(refusal)
    else setDone(true)
  }

  if (isDone)
    return (
      <div ref={thanks} tabIndex={-1}>
        <ResponseThanks />
      </div>
    )
  return (
    <form
      ref={form}
      action={action}
      method="post"
      encType="multipart/form-data"
      className="grid gap-5"
      onSubmit={submit}
    >
      {errors.form ? (
        <Alert variant="destructive" role="alert" tabIndex={-1}>
          <AlertTitle>Not sent</AlertTitle>
          <AlertDescription>{errors.form}</AlertDescription>
        </Alert>
      ) : null}
      <FormField label="Name" error={errors.name}>
        {(control) => (
          <Input {...control} name="name" autoComplete="name" required maxLength={INTEREST_LIMITS.name} />
        )}
      </FormField>
      <FormField label="Email" error={errors.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={INTEREST_LIMITS.email}
          />
        )}
      </FormField>
      <FormField label="Message" optional error={errors.message}>
        {(control) => (
          <Textarea {...control} name="message" rows={5} maxLength={INTEREST_LIMITS.message} dir="auto" />
        )}
      </FormField>
      <FormField label="CV" optional description="PDF or DOCX, up to 5 MB" error={errors.cv}>
        {(control) => <Input {...control} type="file" name="cv" accept={CV_ACCEPTED} className="h-auto" />}
      </FormField>
      {/* The honeypot: people can neither see nor reach it, but bots fill it in. */}
      <div className="sr-only" aria-hidden="true">
        <label>
          Leave this empty
          <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton className="sm:justify-self-start" pending={pending} pendingLabel="Sending...">
        Send
      </SubmitButton>
    </form>
  )
}

const isField = (name: string) => FIELDS.some((field) => field === name)

/** The address names what went wrong; what to say about it is ours. */
const toErrors = (problems: readonly string[]): Errors =>
  Object.fromEntries(
    problems.map((name) => [
      isField(name) ? name : 'form',
      RESPONSE_PROBLEMS[name as keyof typeof RESPONSE_PROBLEMS] ?? RESPONSE_PROBLEMS.other,
    ]),
  )

export function ResponseThanks() {
  return (
    <Alert variant="success" role="status">
      <AlertTitle>Thank you</AlertTitle>
      <AlertDescription>
        We’ve received your details and sent you an email to confirm. A recruiter will reply by email.
      </AlertDescription>
    </Alert>
  )
}
