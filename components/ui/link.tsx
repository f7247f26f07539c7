'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type ComponentProps, type MouseEvent, startTransition } from 'react'

/** Does not prefetch. Used instead of next/link, which is ten times larger (3.2 KB). */
export function Link({ href, onClick, ...props }: Omit<ComponentProps<'a'>, 'href'> & { href: Route }) {
  const router = useRouter()

  function navigate(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const opensHere = !event.currentTarget.target || event.currentTarget.target === '_self'
    if (event.defaultPrevented || !isPlainClick || !opensHere) return
    event.preventDefault()
    startTransition(() => router.push(href))
  }

  return <a data-slot="link" href={href} onClick={navigate} {...props} />
}
