import 'server-only'
import { Resolver } from 'node:dns/promises'
import { domainToASCII, domainToUnicode } from 'node:url'
import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import freeMail from 'email-providers/all.json'
import { getDomain } from 'tldts'
import { isOneSlipApart } from '@/lib/consultation/guard/language/names'

// Missing from the email-providers list.
const EXTRA_FREE_MAIL_DOMAINS = [
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

const FREE_MAIL_DOMAINS = new Set<string>([...freeMail, ...EXTRA_FREE_MAIL_DOMAINS])
const DISPOSABLE_DOMAINS = disposableEmailBlocklistSet()

const REASONS = {
  free: 'Please use your work email. We can’t accept personal addresses.',
  disposable: 'Please use your work email. We can’t accept temporary addresses.',
  domain: 'This doesn’t look like a company domain. Check the part after the @.',
}

const ADVICE = {
  noMail: 'This domain doesn’t seem to accept email. Check the spelling, or carry on if it’s right.',
  shared: 'This looks like a shared mailbox. Make sure you can read it, because we’ll reply there.',
}

const COMMON_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'btinternet.com',
]

/** Providers whose names differ from those in one letter. */
const ALIKE_DOMAINS = new Set([...COMMON_DOMAINS, 'mail.com', 'ymail.com', 'email.com'])

/** A personal address with a slip of the keys: "gmial.com". */
function findMisspelt(host: string): string | undefined {
  return ALIKE_DOMAINS.has(host) ? undefined : COMMON_DOMAINS.find((domain) => isOneSlipApart(domain, host))
}

export interface BusinessEmailResult {
  isValid: boolean
  isBusinessEmail: boolean
  reason: string | null
}

/** Lower-case ASCII (punycode), whatever capitals, IDN or look-alike dots the address was written with. */
function normalizeHost(email: string): string {
  return domainToASCII(email.slice(email.lastIndexOf('@') + 1)).replace(/\.$/, '')
}

/** Latin with Cyrillic or Greek letters, as in look-alike domains; reputable registries forbid it. */
function hasMixedScripts(host: string): boolean {
  return domainToUnicode(host)
    .split('.')
    .some((label) => /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label))
}

/** Rejects free and disposable mail, subdomains included. Never throws. */
export function checkBusinessEmail(email: string): BusinessEmailResult {
  const host = normalizeHost(email)
  const domain = getDomain(host)
  if (!domain || hasMixedScripts(host))
    return { isValid: false, isBusinessEmail: false, reason: REASONS.domain }
  const names = [host, domain]
  const meant = findMisspelt(host)
  if (meant)
    return {
      isValid: true,
      isBusinessEmail: false,
      reason: `That looks like a personal address (${meant}). Please use your work email.`,
    }
  if (names.some((name) => DISPOSABLE_DOMAINS.has(name)))
    return { isValid: true, isBusinessEmail: false, reason: REASONS.disposable }
  if (names.some((name) => FREE_MAIL_DOMAINS.has(name)))
    return { isValid: true, isBusinessEmail: false, reason: REASONS.free }
  return { isValid: true, isBusinessEmail: true, reason: null }
}

export type MailResolver = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6' | 'resolveNs' | 'cancel'>

const MAIL_LOOKUP_TIMEOUT_MS = 2500
/** RFC 2606; not looked up. */
const RESERVED_DOMAIN = /(?:^|\.)(?:example|test|invalid|localhost)$/
const SHARED_MAILBOX =
  /^(?:info|office|mail|post|contact|enquir(?:y|ies)|hello|admin|hr|jobs|careers?|recruit(?:ment|ing)?|sales|support|team|reception|no-?reply)(?:\+|@)/i

/** Never blocks: without a network every look-up fails. Never throws, and answers within 2.5 seconds. */
export async function adviseOnEmail(email: string, resolver?: MailResolver): Promise<string | null> {
  const host = normalizeHost(email)
  if (!RESERVED_DOMAIN.test(host) && (await canReceiveMail(host, resolver)) === false) return ADVICE.noMail
  return SHARED_MAILBOX.test(email) ? ADVICE.shared : null
}

/** RFC 5321 section 5.1, RFC 7505; undefined when the look-up fails or takes too long. */
async function canReceiveMail(
  host: string,
  resolver: MailResolver = new Resolver({ timeout: 1000, tries: 2 }),
): Promise<boolean | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, MAIL_LOOKUP_TIMEOUT_MS))
  const answer = await Promise.race([lookUpMailServers(resolver, host), timeout])
  resolver.cancel()
  return answer
}

async function lookUpMailServers(resolver: MailResolver, host: string): Promise<boolean | undefined> {
  const servers = await resolver.resolveMx(host).catch(codeOf)
  if (Array.isArray(servers)) return servers.length === 0 || servers.some(({ exchange }) => exchange !== '')
  if (servers === 'ENODATA') {
    const addresses = await Promise.all([
      resolver.resolve4(host).catch(codeOf),
      resolver.resolve6(host).catch(codeOf),
    ])
    if (addresses.some(Array.isArray)) return true
    return addresses.every((code) => code === 'ENODATA') ? false : undefined
  }
  // Offline every name is unknown, so ENOTFOUND counts only if the top-level domain resolves.
  if (servers !== 'ENOTFOUND') return undefined
  const top = await resolver.resolveNs(host.slice(host.lastIndexOf('.') + 1)).catch(codeOf)
  return Array.isArray(top) && top.length > 0 ? false : undefined
}

const codeOf = (error: NodeJS.ErrnoException) => error.code
