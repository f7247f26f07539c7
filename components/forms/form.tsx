'use client'

import { type ComponentProps, useEffect, useRef } from 'react'

/**
 * A form that can be submitted before hydration: the boot script marks it (hence `suppressHydrationWarning`) and holds the submit until
 * this component mounts. `onSubmit` is react-hook-form's `handleSubmit(…)`; `onReady` runs on the first focus, to load the schema early.
 */
export function Form({ onReady, ...props }: ComponentProps<'form'> & { onReady?: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const hadFocus = useRef(false)

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
        if (!hadFocus.current) onReady?.()
        hadFocus.current = true
      }}
      {...props}
    />
  )
}
