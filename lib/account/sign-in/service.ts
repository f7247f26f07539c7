import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { storeInvitation, takeInvitation } from '@/lib/account/colleagues/service'
import { describeBrowser } from '@/lib/account/describe-browser'
import type { OwnedCompanyId } from '@/lib/auth/caller'
import type { OwnerId } from '@/lib/auth/owner'
import { findOrCreatePerson, openPersonSession, type Person, setPersonCookie } from '@/lib/auth/person'
import { consumeRateLimit, RateLimitedError, type RateRule } from '@/lib/auth/rate-limiter'
import { findSignInTarget, takeSignInLink } from '@/lib/auth/sign-in-links'
import { hashToken } from '@/lib/auth/tokens'
import { db } from '@/lib/db/client'
import { newId } from '@/lib/db/new-id'
import { enqueueMail } from '@/lib/mail/service'

/** Whoever asks. Counted for the address that the link goes to. */
const RECIPIENT_RULE: RateRule = { points: 5, seconds: 3600, per: 'address' }
/** Longer than the work takes, so that the time says nothing about an address. */
const ANSWER_MS = 250

/** `email` is in lower case. Says nothing about it: an address that gets no more links has the same answer, after the same time. */
export async function requestSignInLink(email: string): Promise<void> {
  await Promise.all([queueSignInLink(email), sleep(ANSWER_MS)])
}

/** Counts a link to an address. */
async function canSendLink(email: string): Promise<boolean> {
  try {
    // Hashed: an address can be longer than a key, and must not be readable in the table of counters.
    await consumeRateLimit('signInLinks.recipient', RECIPIENT_RULE, hashToken(email).slice(0, 32))
    return true
  } catch (error) {
    if (error instanceof RateLimitedError) return false
    throw error
  }
}

/**
 * Emails a link that signs its reader in as an owner of the company, to continue on another device. `email` is in lower case. Says
 * nothing about it, as above. Throws `conflict` where the company has too many colleagues.
 */
export async function requestContinueLink(companyId: OwnedCompanyId, email: string): Promise<void> {
  await Promise.all([queueContinueLink(companyId, email), sleep(ANSWER_MS)])
}

async function queueContinueLink(companyId: OwnedCompanyId, email: string): Promise<void> {
  if (!(await canSendLink(email))) return
  await db().$transaction(async (tx) => {
    const owner = { email, role: 'owner', canApprove: false } as const
    const invitation = await storeInvitation(tx, companyId, owner)
    await enqueueMail(tx, {
      kind: 'continueLink',
      to: email,
      dedupeKey: `continueLink:${newId()}`,
      data: { invitationId: invitation?.id ?? null },
    })
  })
}

async function queueSignInLink(email: string): Promise<void> {
  if (!(await canSendLink(email))) return
  const data = {}
  await enqueueMail(db(), { kind: 'signInLink', to: email, dedupeKey: `signInLink:${newId()}`, data })
}

/** Uses the link up and signs this browser in. Null, with nothing changed, for a link that is used, old or made up. */
export async function signInByLink(token: string, address: string): Promise<{ id: string } | null> {
  if ((await findSignInTarget(token)) === null) return null
  const session = await db().$transaction(async (tx) => {
    const link = await takeSignInLink(tx, token)
    if (link === null) return null
    const { email, invitationId } = link
    const person = await findOrCreatePerson(tx, email)
    const opened = await openPersonSession(tx, person.id, address)
    if (person.hasSignedInBefore && !opened.isKnownBrowser)
      await enqueueMail(tx, {
        kind: 'newDevice',
        to: email,
        dedupeKey: `newDevice:${newId()}`,
        data: { browser: describeBrowser(opened.userAgent), at: new Date().toISOString() },
      })
    if (invitationId) await takeInvitation(tx, { id: person.id, email }, invitationId)
    return { token: opened.token, id: person.id }
  })
  if (!session) return null
  await setPersonCookie(session.token)
  return { id: session.id }
}

/** Makes the person an owner of those of the companies that this browser registered. Others are ignored. */
export async function addCompanies(
  owner: OwnerId,
  person: Pick<Person, 'id'>,
  companyIds: readonly string[],
): Promise<void> {
  await db().$transaction(async (tx) => {
    const companies = await tx.company.findMany({
      where: { id: { in: [...companyIds] }, ownerId: owner },
      select: { id: true },
    })
    for (const { id: companyId } of companies)
      await tx.membership.upsert({
        where: { companyId_personId: { companyId, personId: person.id } },
        create: { companyId, personId: person.id, role: 'owner' },
        update: { role: 'owner' },
        select: { id: true },
      })
  })
}
