import 'server-only'
import type { z } from 'zod'
import { newId } from '@/lib/db/new-id'
import { Prisma } from '@/lib/generated/prisma/client'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import type { MailKind } from './options'
import { renderSubject } from './render'
import { addressSchema } from './schema'
import { MAIL_TEMPLATES, type MailData } from './templates'
import { wakeMailSender } from './wake'

/** As recipient: NOTIFY_EMAIL. */
export const AGENCY = Symbol('agency')

interface MailOf<K extends MailKind> {
  kind: K
  to: string | typeof AGENCY
  /** Names the event: the same key again writes nothing. */
  dedupeKey: string
  /** The address of whoever `data` names, if that isn't the recipient: exports and erasures find the message by it. */
  about?: string
  data: MailData<K>
  /** For a message that waits for more of its kind. */
  delayMinutes?: number
}
export type NewMail = { [K in MailKind]: MailOf<K> }[MailKind]

export const isMailSetUp = (): boolean => env.SMTP_URL !== undefined

/**
 * Writes messages to the outbox, in the transaction of their event: they are sent if and only if it commits. Without SMTP_URL they are
 * held. An address that can't be written to is skipped, as the event counts for more than the message.
 */
export async function enqueueMail(tx: Prisma.TransactionClient, ...messages: NewMail[]): Promise<void> {
  const insert = insertingMail(messages)
  if (!insert) return
  await tx.$executeRaw(insert)
  wakeMailSender()
}

/**
 * Changes a message whose key starts with `keyStart` and that has yet to be sent; its subject stays. Returns whether there was one: a
 * message that is being sent doesn't count.
 */
export async function amendUnsentMail<K extends MailKind>(
  tx: Prisma.TransactionClient,
  kind: K,
  recipient: string,
  keyStart: string,
  change: (data: z.output<(typeof MAIL_TEMPLATES)[K]['data']>) => MailData<K>,
): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ id: string; data: unknown }[]>`
    SELECT id, data FROM mail_messages
    WHERE state IN ('queued', 'held') AND attempts = 0 AND data IS NOT NULL
      AND kind = ${kind} AND recipient = ${recipient} AND starts_with(dedupe_key, ${keyStart})
    ORDER BY id DESC LIMIT 1 FOR UPDATE SKIP LOCKED`
  if (!row) return false
  const schema = MAIL_TEMPLATES[kind].data
  const data = schema.parse(change(schema.parse(row.data) as never))
  await tx.mailMessage.update({
    where: { id: row.id },
    data: { data: data as Prisma.InputJsonObject },
    select: { id: true },
  })
  return true
}

/** To write messages in the statement of their event, if `condition` holds. Call `wakeMailSender` afterwards. Null where there are none to write. */
export function insertingMail(
  messages: readonly NewMail[],
  condition: Prisma.Sql = Prisma.sql`true`,
): Prisma.Sql | null {
  const rows = messages.flatMap(toRow)
  if (rows.length === 0) return null
  return Prisma.sql`
    INSERT INTO mail_messages (id, kind, recipient, about, subject, data, dedupe_key, state, next_at)
    SELECT id, kind, recipient, about, subject, data, dedupe_key, state, next_at
    FROM (VALUES ${Prisma.join(rows)}) AS mail (id, kind, recipient, about, subject, data, dedupe_key, state, next_at)
    WHERE ${condition}
    ON CONFLICT (dedupe_key) DO NOTHING`
}

function toRow({ kind, to, dedupeKey, about, data, delayMinutes = 0 }: NewMail): Prisma.Sql[] {
  const recipient = to === AGENCY ? env.NOTIFY_EMAIL : to
  // What an erasure leaves ends in the reserved domain .invalid.
  if (recipient === undefined || recipient.endsWith('.invalid')) return []
  const address = addressSchema.safeParse(recipient)
  if (!address.success) {
    log.error({ kind }, 'a message was not written: its address is not valid')
    return []
  }
  const stored = MAIL_TEMPLATES[kind].data.parse(data)
  const [state, nextAt] = isMailSetUp()
    ? ['queued', Prisma.sql`now() + make_interval(mins => ${delayMinutes}::int)`]
    : ['held', Prisma.sql`NULL::timestamptz`]
  return [
    Prisma.sql`(${newId()}::uuid, ${kind}::text, ${address.data}::text, ${about?.toLowerCase() ?? null}::text, ${renderSubject(kind, stored)}::text,
      ${JSON.stringify(stored)}::jsonb, ${dedupeKey}::text, ${state}::mail_state, ${nextAt})`,
  ]
}
