import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/generated/prisma/client'
import { log } from '@/lib/server/log'
import { machineSign } from './bot-detection'
import { DOUBLE_SUBMIT_MS } from './options'
import type { ContactSales, Interest } from './schema'

/** Stores a registration of interest, once however often it is sent; what a machine sent is not stored, and not told so. */
export async function registerInterest(sent: Interest, idempotencyKey: string | null): Promise<void> {
  const { homepage, elapsedMs, ...registration } = sent
  if (isCaught('interest', sent)) return
  const known = knownBy(registration, idempotencyKey)
  await once(known.contentHash, async (tx) => {
    const earlier = await tx.interestRegistration.findFirst({ where: known.where(), select: { id: true } })
    if (earlier) return
    await tx.interestRegistration.create({
      data: { ...registration, contentHash: known.contentHash, idempotencyKey },
      select: { id: true },
    })
  })
}

/** Stores a contact-sales request, once however often it is sent; what a machine sent is not stored, and not told so. */
export async function contactSales(sent: ContactSales, idempotencyKey: string | null): Promise<void> {
  const { homepage, elapsedMs, ...request } = sent
  if (isCaught('contact sales', sent)) return
  const known = knownBy(request, idempotencyKey)
  await once(known.contentHash, async (tx) => {
    const earlier = await tx.contactSalesRequest.findFirst({ where: known.where(), select: { id: true } })
    if (earlier) return
    await tx.contactSalesRequest.create({
      data: { ...request, contentHash: known.contentHash, idempotencyKey },
      select: { id: true },
    })
  })
}

function isCaught(form: string, sent: Interest | ContactSales): boolean {
  const sign = machineSign(sent)
  if (sign)
    log.warn({ form, sign, elapsedMs: sent.elapsedMs }, 'an enquiry was sent by a machine: not stored')
  return sign !== null
}

/**
 * How a second sending is known: by the same content under the same key or, without a key, by the same content a short while ago.
 * A key alone says nothing: two strangers may choose the same one.
 */
function knownBy(content: object, idempotencyKey: string | null) {
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const where = () =>
    idempotencyKey === null
      ? { contentHash, createdAt: { gt: new Date(Date.now() - DOUBLE_SUBMIT_MS) } }
      : { contentHash, idempotencyKey }
  return { contentHash, where }
}

/** Runs `work` in a transaction that those with the same content wait for. */
async function once(
  contentHash: string,
  work: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`
    await work(tx)
  })
}
