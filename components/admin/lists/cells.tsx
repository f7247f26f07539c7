'use client'

import type { ReactNode } from 'react'
import { formatLocalDay, formatLocalMoment } from '@/lib/dates'
import { mailtoUrl, telephoneUrl } from './contact-links'

/** In the lists of enquiries. Left out on a phone, where a card needs no place for it. */
export const MISSING = <span className="cell-missing">-</span>
/** In all other lists, also left out on a phone. */
export const BLANK = <span className="cell-missing" />

export function TextCell({
  missing = MISSING,
  children,
}: {
  missing?: ReactNode
  children: string | null | undefined
}) {
  return children ? (
    <bdi title={children} className="cell-text">
      {children}
    </bdi>
  ) : (
    missing
  )
}

/** A name that opens the record. */
export function OpenCell({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button type="button" className="cell-open" aria-haspopup="dialog" title={name} onClick={onOpen}>
      <bdi>{name.trim()}</bdi>
    </button>
  )
}

export function EmailCell({ email }: { email: string }) {
  return (
    <a href={mailtoUrl(email)} title={email} className="cell-text">
      <bdi>{email}</bdi>
    </a>
  )
}

export function PhoneCell({ phone }: { phone: string | null }) {
  return phone ? (
    <a href={telephoneUrl(phone)} className="whitespace-nowrap tabular-nums">
      <bdi>{phone}</bdi>
    </a>
  ) : (
    MISSING
  )
}

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

export function DateCell({ at }: { at: string }) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={formatLocalMoment(date)} className="whitespace-nowrap">
      {formatLocalDay(date)}
    </time>
  )
}
