import 'server-only'
import type { Actor } from '@/lib/audit/schema'
import { recordAudit } from '@/lib/audit/service'
import { db } from '@/lib/db/client'
import { AppError, notFound, statusConflict } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { MAIL_STATES, type MailState } from '@/lib/mail/options'
import { isMailStopped } from '@/lib/mail/stops/queries'
import { wakeMailSender } from '@/lib/mail/wake'
import { getEmail } from './queries'
import { findResendNote } from './resend-note'
import type { EmailDetail } from './schema'

/**
 * Queues a held, failed or sent message. Throws 404 for an unknown one, and `conflict` if its state isn't `seen` any more or if it can't be
 * sent. A message that was sent before gets a new Message-ID, as mail programs drop a second message with the same one.
 */
export async function resendEmail(id: string, seen: MailState, actor: Actor): Promise<EmailDetail> {
  const { recipient } = await getRecipient(id)
  const isStopped = await isMailStopped(recipient)
  await db().$transaction(async (tx) => {
    const [mail] = await tx.$queryRaw<{ kind: string; state: MailState; data: unknown }[]>`
      SELECT kind, state, data FROM mail_messages WHERE id = ${id}::uuid FOR UPDATE`
    if (!mail) throw notFound()
    if (mail.state !== seen) throw statusConflict(labelOf(mail.state))
    const note = findResendNote({ ...mail, isStopped })
    if (note) throw new AppError('conflict', note)
    const messageId = mail.state === 'sent' ? Prisma.sql`NULL` : Prisma.sql`message_id`
    await tx.$executeRaw`
      UPDATE mail_messages SET state = 'queued', attempts = 0, lost_attempts = 0, next_at = now(), last_error = NULL, message_id = ${messageId}
      WHERE id = ${id}::uuid`
    const changes = { state: { from: mail.state, to: 'queued' } }
    await recordAudit(actor, { action: 'email.resent', target: `email:${id}`, changes }, tx)
  })
  wakeMailSender()
  return await getEmail(id)
}

async function getRecipient(id: string): Promise<{ recipient: string }> {
  const mail = await db().mailMessage.findUnique({ where: { id }, select: { recipient: true } })
  if (!mail) throw notFound()
  return mail
}

const labelOf = (state: MailState) => MAIL_STATES.find(({ key }) => key === state)?.label ?? state
