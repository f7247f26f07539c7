import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { log } from '@/lib/server/log'
import { findBotSign } from './bot-detection'
import { DOUBLE_SUBMIT_WINDOW_MS } from './options'
import type { ContactSales, Interest } from './schema'

/** Stored once, however often it is sent. Silently drops what a bot sends. */
export async function registerInterest(interest: Interest, idempotencyKey: string | null): Promise<void> {
  const { homepage, elapsedMs, ...registration } = interest
  if (isFromBot('interest', interest)) return
  const contentHash = hashContent(registration)
  await withContentLock(contentHash, async (tx) => {
    const where = whereDuplicate(contentHash, idempotencyKey)
    if (await tx.interestRegistration.findFirst({ where, select: { id: true } })) return
    await tx.interestRegistration.create({
      data: { ...registration, contentHash, idempotencyKey },
      select: { id: true },
    })
  })
}

/** Stored once, however often it is sent. Silently drops what a bot sends. */
export async function contactSales(enquiry: ContactSales, idempotencyKey: string | null): Promise<void> {
  const { homepage, elapsedMs, ...request } = enquiry
  if (isFromBot('contact sales', enquiry)) return
  const contentHash = hashContent(request)
  await withContentLock(contentHash, async (tx) => {
    const where = whereDuplicate(contentHash, idempotencyKey)
    if (await tx.contactSalesRequest.findFirst({ where, select: { id: true } })) return
    await tx.contactSalesRequest.create({
      data: { ...request, contentHash, idempotencyKey },
      select: { id: true },
    })
  })
}

function isFromBot(form: string, enquiry: Interest | ContactSales): boolean {
  const sign = findBotSign(enquiry)
  if (sign) log.warn({ form, sign, elapsedMs: enquiry.elapsedMs }, 'dropped an enquiry sent by a bot')
  return sign !== null
}

const hashContent = (content: object) => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** Under the same key, or recently without a key. Two strangers can send the same key. */
const whereDuplicate = (contentHash: string, idempotencyKey: string | null) =>
  idempotencyKey === null
    ? { contentHash, createdAt: { gt: new Date(Date.now() - DOUBLE_SUBMIT_WINDOW_MS) } }
    : { contentHash, idempotencyKey }

async function withContentLock(
  contentHash: string,
  work: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`
    await work(tx)
  })
}
