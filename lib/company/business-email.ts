import 'server-only'
import { Resolver } from 'node:dns/promises'
import { domainToASCII, domainToUnicode } from 'node:url'
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import freeMail from 'email-providers/all.json'
import { getDomain } from 'tldts'

// Free mail, and relays that hide an address, that the list of email-providers (its README names its sources) does not hold; each is
// the provider's own domain.
const MORE_FREE_MAIL = [
  ...[
    'tutanota.com',
    'tutamail.com',
    'tuta.com',
    'tuta.io',
    'keemail.me',
    'proton.me',
    'pm.me',
    'zohomail.eu',
  ],
  ...['hey.com', 'fastmail.com', 'posteo.de', 'startmail.com', 'riseup.net', 'disroot.org', 'skiff.com'],
  ...['duck.com', 'mozmail.com', 'anonaddy.com', 'anonaddy.me', 'addy.io', 'simplelogin.com', 'slmail.me'],
  ...['plusnet.com', 'btinternet.com', 'lineone.net', 'waitrose.com'],
]

const FREE = new Set<string>([...freeMail, ...MORE_FREE_MAIL])
const DISPOSABLE = disposableEmailBlocklistSet()

const REASONS = {
  free: 'Please use your company e-mail address: personal addresses are not accepted.',
  disposable: 'Please use your company e-mail address: temporary addresses are not accepted.',
  domain: 'This does not look like a company domain. Please check the part after the @.',
}

const ADVICE = {
  noMail:
    'This domain does not seem to receive e-mail. Please check its spelling; you can go on all the same.',
  shared: 'This looks like a shared mailbox. Replies will go there: please make sure that you can read it.',
}

export interface BusinessEmailResult {
  isValid: boolean
  isBusinessEmail: boolean
  /** Shown to the person; null when the address is accepted. */
  reason: string | null
}

/** The part after the last @ in the one form that name servers know, whichever way it was written: capitals, IDN, look-alike dots. */
function hostOf(email: string): string {
  return domainToASCII(email.slice(email.lastIndexOf('@') + 1)).replace(/\.$/, '')
}

/** Whether a label of the host mixes Latin letters with those that look like them; no registry of good name allows it. */
function isDisguised(host: string): boolean {
  return domainToUnicode(host)
    .split('.')
    .some((label) => /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label))
}

/** Whether an address belongs to a business: neither free mail nor disposable, sub-domains included. Never throws. */
export function checkBusinessEmail(email: string): BusinessEmailResult {
  const host = hostOf(email)
  const domain = getDomain(host)
  if (!domain || isDisguised(host)) return { isValid: false, isBusinessEmail: false, reason: REASONS.domain }
  const names = [host, domain]
  if (names.some((name) => DISPOSABLE.has(name)))
    return { isValid: true, isBusinessEmail: false, reason: REASONS.disposable }
  if (names.some((name) => FREE.has(name)))
    return { isValid: true, isBusinessEmail: false, reason: REASONS.free }
  return { isValid: true, isBusinessEmail: true, reason: null }
}

/** The questions to name servers that tell whether a domain takes mail. */
export type MailResolver = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6' | 'resolveNs' | 'cancel'>

const MX_CAP_MS = 2500
/** Names that are nobody's (RFC 2606): name servers are not asked about them. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost)$/
const SHARED =
  /^(?:info|office|mail|post|contact|enquir(?:y|ies)|hello|admin|hr|jobs|careers?|recruit(?:ment|ing)?|sales|support|team|reception|no-?reply)(?:\+|@)/i

/**
 * A sentence of advice about an accepted address, or null. It is advice alone: without a network every look-up fails, and a name
 * server's trouble must refuse nobody. Never throws, and answers within 2.5 seconds.
 */
export async function adviceOn(email: string, resolver?: MailResolver): Promise<string | null> {
  const host = hostOf(email)
  if (!RESERVED.test(host) && (await takesMail(host, resolver)) === false) return ADVICE.noMail
  return SHARED.test(email) ? ADVICE.shared : null
}

/** Whether a domain takes mail (RFC 5321 section 5.1, RFC 7505); undefined where nobody could say in time. */
async function takesMail(
  host: string,
  resolver: MailResolver = new Resolver({ timeout: 1000, tries: 2 }),
): Promise<boolean | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, MX_CAP_MS))
  const answer = await Promise.race([askExchanges(resolver, host), late])
  resolver.cancel()
  return answer
}

async function askExchanges(resolver: MailResolver, host: string): Promise<boolean | undefined> {
  const found = await resolver.resolveMx(host).catch(codeOf)
  if (Array.isArray(found)) return found.length === 0 || found.some(({ exchange }) => exchange !== '')
  if (found === 'ENODATA') {
    const addresses = await Promise.all([
      resolver.resolve4(host).catch(codeOf),
      resolver.resolve6(host).catch(codeOf),
    ])
    if (addresses.some(Array.isArray)) return true
    return addresses.every((code) => code === 'ENODATA') ? false : undefined
  }
  // Offline, nothing is found at all: only a name server that knows the top-level domain is believed.
  if (found !== 'ENOTFOUND') return undefined
  const top = await resolver.resolveNs(host.slice(host.lastIndexOf('.') + 1)).catch(codeOf)
  return Array.isArray(top) && top.length > 0 ? false : undefined
}

const codeOf = (error: NodeJS.ErrnoException) => error.code
