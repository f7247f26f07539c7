import 'server-only'
import { Resolver } from 'node:dns/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import freeMail from 'email-providers/all.json'
import { getDomain } from 'tldts'
import { log } from './log'

// Free mail that the list of email-providers (its README names its sources) does not hold; each is the provider's own domain.
const MORE_FREE_MAIL = [
  'tutanota.com',
  'tuta.com',
  'tuta.io',
  'duck.com',
  'proton.me',
  'pm.me',
  'hey.com',
  'fastmail.com',
  'posteo.de',
  'plusnet.com',
  'btinternet.com',
]

const FREE = new Set<string>([...freeMail, ...MORE_FREE_MAIL])
const DISPOSABLE = disposableEmailBlocklistSet()

const REASONS = {
  free: 'Please use your company e-mail address: personal addresses are not accepted.',
  disposable: 'Please use your company e-mail address: temporary addresses are not accepted.',
  domain: 'This does not look like a company domain. Please check the part after the @.',
}

export interface BusinessEmailResult {
  isValid: boolean
  isBusinessEmail: boolean
  /** Shown to the person; null when the address is accepted. */
  reason: string | null
}

/**
 * Whether an address that is already well formed belongs to a business: neither free mail nor disposable, sub-domains included.
 * Never throws.
 */
export function checkBusinessEmail(email: string): BusinessEmailResult {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const domain = getDomain(host)
  if (!domain) return { isValid: false, isBusinessEmail: false, reason: REASONS.domain }
  const names = [host, domain]
  if (names.some((name) => DISPOSABLE.has(name)))
    return { isValid: true, isBusinessEmail: false, reason: REASONS.disposable }
  if (names.some((name) => FREE.has(name)))
    return { isValid: true, isBusinessEmail: false, reason: REASONS.free }
  return { isValid: true, isBusinessEmail: true, reason: null }
}

const MX_CAP_MS = 2500

/**
 * Logs, after the answer has gone, that a domain does not take mail. Advisory alone: without a network every look-up fails, and a
 * name server's trouble must refuse nobody.
 */
export async function noteMailExchange(email: string): Promise<void> {
  const host = email.slice(email.lastIndexOf('@') + 1)
  const resolver = new Resolver({ timeout: 1000, tries: 2 })
  const found = resolver.resolveMx(host).then(
    (records) => records.some((record) => record.exchange !== ''),
    () => undefined,
  )
  const accepts = await Promise.race([found, sleep(MX_CAP_MS, undefined, { ref: false })])
  resolver.cancel()
  if (accepts === false) log.info({ domain: getDomain(host) }, 'a registered domain refuses mail')
}
