'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { PROBLEM_ID, TITLE_ID, TO_FORM_ID } from './respond-ids'

const focusError = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>(`[aria-invalid], #${PROBLEM_ID}:not([hidden])`)?.focus()

const BAR_PX = 68

/**
 * A form that works without script: the browser sends it, and the page comes back with what went wrong. With script, the answer appears in
 * place. The fields are rendered on the server and what sends them is loaded when they are sent, so that the page of a job needs little more
 * script than an empty one.
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
  const address = useRef('')
  const isPending = useRef(false)

  // Without script the browser checks; with it, each message stands at its field.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])

  // The bar goes before the card would slide over it.
  useEffect(() => {
    const bar = document.getElementById(TO_FORM_ID)
    const card = form.current?.closest('section')
    if (!bar || !card) return
    const observer = new IntersectionObserver(
      ([entry]) => bar.toggleAttribute('data-away', entry?.isIntersecting),
      { rootMargin: `0px 0px ${BAR_PX}px` },
    )
    observer.observe(card)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (!isDone) return focusError(form.current)
    const place = received.current?.querySelector('[data-reply-to]')
    if (place) place.textContent = ` to ${address.current}`
    const heading = document.getElementById(TITLE_ID)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'center' })
  }, [isDone])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (isPending.current) return
    isPending.current = true
    address.current = String(new FormData(element).get('email'))
    import('./send-response').then(
      async ({ sendResponse }) => {
        const isReceived = await sendResponse(element, maxCvBytes, tooLarge)
        isPending.current = false
        if (isReceived) setDone(true)
        else focusError(element)
      },
      // As without script.
      () => element.submit(),
    )
  }

  if (isDone) return <div ref={received}>{thanks}</div>
  return (
    <form
      ref={form}
      action={action}
      method="post"
      encType="multipart/form-data"
      className="grid gap-5"
      onSubmit={submit}
      // Its message hides with it.
      onInput={({ target }) => (target as Element).removeAttribute('aria-invalid')}
    >
      {children}
    </form>
  )
}
