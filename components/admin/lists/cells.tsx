'use client'

import type { ReactNode } from 'react'
import { mailTo, telephone } from './contact-links'

/** What stands for a value that is missing. */
export const MISSING = '-'

/** A text of two lines at most, in its own direction; cut off where it is too long, its title then says the whole. */
export function TextCell({ children }: { children: string | null | undefined }) {
  return children ? (
    <bdi title={children} className="cell-text">
      {children}
    </bdi>
  ) : (
    MISSING
  )
}

/** An address to write to; where it needs a second line, that begins behind the @. */
export function EmailCell({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <a href={mailTo(email)} title={email} className="cell-text">
      <bdi>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </bdi>
    </a>
  )
}

export function PhoneCell({ phone }: { phone: string | null }) {
  return phone ? (
    <a href={telephone(phone)} className="whitespace-nowrap tabular-nums">
      <bdi>{phone}</bdi>
    </a>
  ) : (
    MISSING
  )
}

/** The small links and buttons at the end of a row. */
export function ActionCell({ children }: { children: ReactNode }) {
  return <span className="cell-actions">{children}</span>
}

export function ActionLink({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <a href={href} className="cell-action" aria-label={name} title={name}>
      {children}
    </a>
  )
}

/** A day as the administrator's own locale writes it; its title says the time too. */
export function DateCell({ at }: { at: string }) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={date.toLocaleString()}>
      {date.toLocaleDateString()}
    </time>
  )
}
