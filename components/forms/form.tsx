'use client'

import { type ComponentProps, useEffect, useRef } from 'react'

/** The boot script holds an early submit until this mounts (hence `suppressHydrationWarning`). `onReady` runs on the first focus. */
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
