'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { errorIdOf, PROBLEM_ID } from './respond-ids'

type Errors = Partial<Record<string, string>>

const UNREACHABLE = 'We couldn’t reach the server. What you typed is still here. Please try again.'
/** The server takes a form filled in faster for a bot's. */
const MIN_FILL_MS = 1000

async function send(form: HTMLFormElement, tooLarge: string): Promise<Errors | null> {
  const wait = MIN_FILL_MS - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  const body = new FormData(form)
  body.set('elapsedMs', String(Math.ceil(performance.now())))
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
  }).catch(() => null)
  if (response?.ok) return null
  const problem = await response?.json().catch(() => null)
  const errors: { field: string; message: string }[] = problem?.errors ?? []
  if (errors.length > 0) return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
  return response?.status === 413 ? { cv: tooLarge } : { form: problem?.detail ?? UNREACHABLE }
}

/** In the elements that the server rendered for them. */
function showErrors(form: HTMLFormElement, errors: Errors): void {
  for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const place = document.getElementById(errorIdOf(control.id))
    if (!place) continue
    const message = errors[control.name] ?? ''
    place.textContent = message
    if (message) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
  }
  const problem = document.getElementById(PROBLEM_ID)
  if (problem) {
    problem.hidden = !errors.form
    const text = problem.lastElementChild
    if (text) text.textContent = errors.form ?? ''
  }
  focusError(form)
}

const focusError = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>(`[aria-invalid], #${PROBLEM_ID}:not([hidden])`)?.focus()

function setPending(form: HTMLFormElement, isPending: boolean): void {
  const button = form.querySelector('[type=submit]')
  button?.setAttribute('aria-disabled', String(isPending))
  if (button) button.textContent = isPending ? 'Sending...' : 'Send'
}

/**
 * A form that works without script: the browser sends it, and the page comes back with what went wrong. With script, the answer appears in
 * place. The fields are rendered on the server, so that the page of a job needs little more script than an empty one.
 */
export function SendInPlace({
  action,
  maxCvBytes,
  tooLarge,
  thanks,
  children,
}: {
  action: string
  maxCvBytes: number
  /** What to say of a larger CV. */
  tooLarge: string
  /** Shown once it was received. */
  thanks: ReactNode
  children: ReactNode
}) {
  const [isDone, setDone] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const received = useRef<HTMLDivElement>(null)
  const isPending = useRef(false)

  // Without script the browser checks; with it, each message stands at its field.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])

  useEffect(() => {
    if (isDone) received.current?.focus()
    else focusError(form.current)
  }, [isDone])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (isPending.current) return
    const cv = element.elements.namedItem('cv')
    const file = cv instanceof HTMLInputElement ? cv.files?.[0] : undefined
    if (file && file.size > maxCvBytes) {
      showErrors(element, { cv: tooLarge })
      return
    }
    isPending.current = true
    setPending(element, true)
    const errors = await send(element, tooLarge)
    isPending.current = false
    setPending(element, false)
    if (errors) showErrors(element, errors)
    else setDone(true)
  }

  if (isDone)
    return (
      <div ref={received} tabIndex={-1}>
        {thanks}
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
      {children}
    </form>
  )
}
