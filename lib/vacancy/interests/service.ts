import 'server-only'
import { createHash } from 'node:crypto'
import { db } from '@/lib/db/client'
import { newId } from '@/lib/db/new-id'
import { findBotSign } from '@/lib/enquiries/bot-detection'
import { DOUBLE_SUBMIT_WINDOW_MS } from '@/lib/enquiries/options'
import { AppError, notFound } from '@/lib/errors'
import { enqueueMail } from '@/lib/mail/service'
import { QUOTAS } from '@/lib/quotas/limits'
import { quotaError } from '@/lib/quotas/quota-error'
import { reserveAddressFile } from '@/lib/quotas/storage/service'
import { log } from '@/lib/server/log'
import { findJob } from '@/lib/vacancy/publication/queries'
import { readCv } from './cv'
import { interestMail } from './mail'
import { INTEREST_LIMITS } from './options'
import type { JobInterestRequest } from './schema'

const CLOSED = 'This job is closed, so we no longer take responses.'
const FULL = 'This job has had so many responses that we can’t take more here. Please contact us by email.'

/**
 * Stored once, however often it is sent. Silently drops what a bot sends. Throws 404 for an unknown page, `conflict` for a closed one or
 * one that is full, and `invalid` for a CV that can't be opened safely.
 */
export async function respondToJob(
  slug: string,
  { homepage, elapsedMs, cv: file, ...interest }: JobInterestRequest,
  { address, idempotencyKey }: { address: string; idempotencyKey: string | null },
  now = new Date(),
): Promise<void> {
  const job = await findJob(slug, now)
  if (!job || job === 'gone') throw notFound()
  if (job.state === 'closed') throw new AppError('conflict', CLOSED)
  const sign = findBotSign({ homepage, elapsedMs })
  if (sign) {
    log.warn({ form: 'job interest', sign, elapsedMs }, 'dropped an enquiry sent by a bot')
    return
  }
  const cv = file && (await readCv(file))
  if (cv) await reserveAddressFile(address, cv.bytes.byteLength)
  const { vacancyId } = job
  const contentHash = createHash('sha256')
    .update(JSON.stringify([vacancyId, interest]))
    .update(cv?.bytes ?? '')
    .digest('hex')
  const id = newId()
  await db().$transaction(async (tx) => {
    // Two of the same wait for each other here.
    await tx.$queryRaw`SELECT id FROM publications WHERE vacancy_id = ${vacancyId}::uuid FOR UPDATE`
    const duplicate = await tx.jobInterest.findFirst({
      where: {
        contentHash,
        ...(idempotencyKey === null
          ? { createdAt: { gt: new Date(now.getTime() - DOUBLE_SUBMIT_WINDOW_MS) } }
          : { idempotencyKey }),
      },
      select: { id: true },
    })
    if (duplicate) return
    const stored = await tx.jobInterest.count({ where: { vacancyId } })
    const { _sum } = await tx.cvFile.aggregate({ where: { interest: { vacancyId } }, _sum: { size: true } })
    if (stored >= QUOTAS.interestsPerVacancy) throw quotaError('interestsPerVacancy', FULL)
    if (cv && (_sum.size ?? 0) + cv.bytes.byteLength > INTEREST_LIMITS.totalCvBytes)
      throw quotaError('interestsPerVacancy', FULL)
    await tx.jobInterest.create({
      data: {
        id,
        vacancyId,
        ...interest,
        contentHash,
        idempotencyKey,
        createdAt: now,
        ...(cv && {
          cv: {
            create: { name: cv.name, kind: cv.kind, size: cv.bytes.byteLength, content: cv.bytes },
          },
        }),
      },
      select: { id: true },
    })
    const { name, email } = interest
    await enqueueMail(tx, ...interestMail({ id, vacancyId, jobTitle: job.advert.title, name, email }, now))
  })
}
