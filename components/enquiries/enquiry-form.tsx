'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useActionState, useEffect, useMemo, useRef, useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import type { EnquiryState } from '@/lib/enquiries/schema'
import type { EnquiryName } from './enquiry-calls'
import { EnquiryContext } from './enquiry-context'
import { forgetDraft, useEnquiryDraft } from './enquiry-draft'

const calls = () => import('./enquiry-calls')
const EMPTY: EnquiryState = { values: {}, errors: {}, failure: null, done: false }

/**
 * A form of an enquiry. Without script, and before it is interactive, it posts to `action` and comes back with what is wrong at its
 * fields; with script it makes the call of the contract. `thanks` stands in its place once it was received; `next` is where the
 * visitor goes instead, with script.
 */
export function EnquiryForm({
  name,
  action,
  planField,
  submit,
  pendingLabel,
  failed,
  thanks,
  next,
  children,
}: {
  name: EnquiryName
  action: (state: EnquiryState, form: FormData) => Promise<EnquiryState>
  planField: string
  submit: string
  pendingLabel: string
  /** The title of a failure that belongs to no field. */
  failed: string
  thanks: ReactNode
  next?: Route
  children: ReactNode
}) {
  const router = useRouter()
  const [posted, formAction] = useActionState(action, EMPTY)
  const [errors, setErrors] = useState(posted.errors)
  const [failure, setFailure] = useState(posted.failure)
  const [pending, setPending] = useState(false)
  const [done, setDone] = useState(posted.done)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const busy = useRef(false)
  useEnquiryDraft(form, name, planField)

  useEffect(() => {
    form.current?.setAttribute('data-ready', '')
  }, [])

  useEffect(() => {
    if (refusals === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    const control = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong
    control?.focus()
  }, [refusals])

  useEffect(() => {
    if (!done) return
    forgetDraft(name)
    end.current?.focus()
  }, [done, name])

  function refuse(found: Record<string, string>) {
    setErrors(found)
    setRefusals((count) => count + 1)
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(null)
    const loaded = await calls().catch(() => null)
    const found = loaded?.check(name, element)
    if (!loaded) setFailure('The connection was interrupted. Please try again.')
    else if (found && Object.keys(found).length > 0) refuse(found)
    else {
      setErrors({})
      const refused = await loaded.send(name, element)
      if (refused) refuse(refused)
      else {
        forgetDraft(name)
        if (!next) setDone(true)
        else {
          router.push(next)
          return
        }
      }
    }
    busy.current = false
    setPending(false)
  }

  /** Once a form was refused, each change says what is still wrong. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return
    const element = event.currentTarget
    calls().then(
      ({ check }) => setErrors(check(name, element)),
      () => undefined,
    )
  }

  const shown = useMemo(() => ({ errors, values: posted.values }), [errors, posted.values])
  const count = Object.keys(errors).length
  if (done)
    return (
      <div ref={end} tabIndex={-1} data-slot="thanks">
        {thanks}
      </div>
    )
  return (
    <form
      ref={form}
      action={formAction}
      noValidate
      className="grid gap-8"
      onSubmit={send}
      onInput={recheck}
      onFocus={() => {
        calls().catch(() => undefined)
      }}
    >
      <div role="alert" className="empty:hidden">
        {failure || count > 1 ? (
          <Alert variant="destructive">
            <AlertTitle>{failure ? failed : `${count} fields need your attention`}</AlertTitle>
            <AlertDescription>
              {failure ?? 'The message under each field says what to change.'}
            </AlertDescription>
          </Alert>
        ) : null}
      </div>
      <EnquiryContext value={shown}>{children}</EnquiryContext>
      <div className="away" aria-hidden="true">
        <label>
          Leave this empty
          <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton className="sm:justify-self-start" pending={pending} pendingLabel={pendingLabel}>
        {submit}
      </SubmitButton>
    </form>
  )
}
