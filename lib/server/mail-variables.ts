import { z } from 'zod'

export interface MailFrom {
  name: string
  address: string
}

/** Without spaces around it, line breaks, quotes or angle brackets. */
const NAME = /^[^\p{Cc}"<>]{0,100}$/u

/** `address` or `Name <address>`. Null for anything else. */
export function parseMailFrom(value: string): MailFrom | null {
  const [, quotedName = '', bracketed] = /^"?([^"<>]*?)"?\s*<([^<>]+)>$/.exec(value.trim()) ?? []
  const name = quotedName.trim()
  const address = z
    .email()
    .max(254)
    .safeParse(bracketed ?? value.trim())
  return address.success && NAME.test(name) ? { name, address: address.data } : null
}

export const SMTP_URL_MESSAGE =
  'Use smtp://user:password@host:587, or smtps:// for TLS from the start, without a path or options'
