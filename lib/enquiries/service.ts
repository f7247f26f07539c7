import 'server-only'
import { createHash } from 'node:crypto'
import { newId } from '@/lib/db/new-id'
import { runStatement } from '@/lib/db/run-statement'
import { Prisma } from '@/lib/generated/prisma/client'
import { insertingMail } from '@/lib/mail/service'
import { wakeMailSender } from '@/lib/mail/wake'
import { log } from '@/lib/server/log'
import { findBotSign } from './bot-detection'
import { enquiryMail } from './mail'
import { DOUBLE_SUBMIT_WINDOW_MS } from './options'
import type { ContactSales, Interest } from './schema'

const { sql } = Prisma

/** Stored once, however often it is sent. Silently drops what a bot sends. */
export async function registerInterest(interest: Interest, idempotencyKey: string | null): Promise<void> {
  const { homepage, elapsedMs, ...registration } = interest
  if (isFromBot('interest', interest)) return
  const { name, email, company, role, userType, phone, message, ...choices } = registration
  await insertOnce('interest', registration, idempotencyKey, {
    columns: sql`name, email, company, role, user_type, phone, message, interested_in, how_did_you_hear, pricing_plan`,
    values: sql`${name}, ${email}, ${company}, ${role}, ${userType}::user_type, ${phone}, ${message},
      ${choices.interestedIn}::text[], ${choices.howDidYouHear}, ${choices.pricingPlan}`,
  })
}

/** Stored once, however often it is sent. Silently drops what a bot sends. */
export async function contactSales(enquiry: ContactSales, idempotencyKey: string | null): Promise<void> {
  const { homepage, elapsedMs, ...request } = enquiry
  if (isFromBot('contact sales', enquiry)) return
  const { name, email, company, role, phone, message, ...choices } = request
  await insertOnce('contactSales', request, idempotencyKey, {
    columns: sql`name, email, company, role, phone, message, company_size, industry, product_interest, timeline, budget,
      current_solution`,
    values: sql`${name}, ${email}, ${company}, ${role}, ${phone}, ${message}, ${choices.companySize}, ${choices.industry},
      ${choices.productInterest}, ${choices.timeline}, ${choices.budget}, ${choices.currentSolution}`,
  })
}

function isFromBot(form: string, enquiry: Interest | ContactSales): boolean {
  const sign = findBotSign(enquiry)
  if (sign) log.warn({ form, sign, elapsedMs: enquiry.elapsedMs }, 'dropped an enquiry sent by a bot')
  return sign !== null
}

const hashContent = (content: object) => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** Long enough for what is sent at the same time; what was sent before is in the table. */
const CLAIM_MS = 60_000

const TABLES = { interest: 'interest_registrations', contactSales: 'contact_sales_requests' } as const

/**
 * With the messages about it. Of two with the same content at the same time, the second waits for the first one's counter, and then finds that it
 * isn't the first. Content counts as sent before under the same key, or recently without a key: two strangers can send the same key.
 */
async function insertOnce(
  form: keyof typeof TABLES,
  content: { name: string; email: string; company: string | null },
  idempotencyKey: string | null,
  { columns, values }: { columns: Prisma.Sql; values: Prisma.Sql },
): Promise<void> {
  const [id, now, table] = [newId(), new Date(), TABLES[form]]
  const contentHash = hashContent(content)
  const claimKey = `${table}:${contentHash}:${idempotencyKey === null ? '' : hashContent([idempotencyKey])}`
  const duplicate =
    idempotencyKey === null
      ? sql`created_at > ${new Date(now.getTime() - DOUBLE_SUBMIT_WINDOW_MS)}`
      : sql`idempotency_key = ${idempotencyKey}`
  const target = Prisma.raw(table)
  const { name, email, company } = content
  const mail = insertingMail(
    enquiryMail({ id, form, name, email, company }, now),
    sql`EXISTS (SELECT FROM enquiry)`,
  )
  const [result] = await runStatement<{ isStored: boolean }>(sql`
    WITH claim AS (
      INSERT INTO rate_limits AS counter (key, points, expire) VALUES (${claimKey}, 1, ${now.getTime() + CLAIM_MS})
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN counter.expire <= ${now.getTime()} THEN 1 ELSE counter.points + 1 END,
        expire = CASE WHEN counter.expire <= ${now.getTime()} THEN excluded.expire ELSE counter.expire END
      RETURNING points),
    enquiry AS (
    INSERT INTO ${target} (id, content_hash, idempotency_key, created_at, ${columns})
    SELECT ${id}::uuid, ${contentHash}, ${idempotencyKey}, ${now}, ${values} FROM claim
    WHERE claim.points = 1 AND NOT EXISTS (SELECT FROM ${target} WHERE content_hash = ${contentHash} AND ${duplicate})
    RETURNING id)${mail ? sql`, mail AS (${mail})` : Prisma.empty}
    SELECT EXISTS (SELECT FROM enquiry) AS "isStored"`)
  if (mail && result?.isStored) wakeMailSender()
}
