'use client'

import { type ComponentProps, useEffect, useRef } from 'react'

/**
 * A form that is safe before hydration: the boot script holds a submit that comes too early (and marks the form, hence
 * `suppressHydrationWarning`), and it is sent here on mount.
 * `onSubmit` is react-hook-form's `handleSubmit(…)`; `onReady` runs on the first focus in the form, to fetch its schema early.
 */
export function Form({ onReady, ...props }: ComponentProps<'form'> & { onReady?: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const ready = useRef(false)

  useEffect(() => {
    const element = form.current
    if (!element) return
    element.setAttribute('data-ready', '')
    if (!element.hasAttribute('data-held')) return
    element.removeAttribute('data-held')
    element.requestSubmit()
  }, [])

  return (
    <form
      ref={form}
      method="post"
      noValidate
      data-slot="form"
      data-hydrates=""
      suppressHydrationWarning
      onFocus={() => {
        if (!ready.current) onReady?.()
        ready.current = true
      }}
      {...props}
    />
  )
}
