import 'server-only'
import { defineList } from '@/lib/admin/lists/definition/define-list'
import { withinDays, withSearch } from '@/lib/admin/lists/queries'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { isMailKind, renderMail, templateOf } from '@/lib/mail/render'
import { isMailStopped } from '@/lib/mail/stops/queries'
import { log } from '@/lib/server/log'
import { findResendNote } from './resend-note'
import type { Email, EmailDetail, EmailFigure, EmailFilter } from './schema'

interface Row extends Omit<Email, 'createdAt' | 'sentAt' | 'nextAt'> {
  createdAt: Date
  sentAt: Date | null
  nextAt: Date | null
}

const inState = (...states: Email['state'][]) => Prisma.sql`state = ANY(${states}::mail_state[])`

export const EMAILS = defineList<Row, Email, EmailFilter, 'createdAt', EmailFigure>({
  from: Prisma.sql`FROM mail_messages`,
  columns: Prisma.sql`id, kind, state, recipient AS "to", subject, attempts, created_at AS "createdAt",
    sent_at AS "sentAt", next_at AS "nextAt", last_error AS "lastError"`,
  id: Prisma.sql`id`,
  sorts: { createdAt: { key: Prisma.sql`created_at`, type: 'timestamptz' } },
  sort: 'createdAt',
  where: ({ search, state, kind, ...days }) => [
    ...withSearch(Prisma.sql`search_text`, search),
    ...(state ? [Prisma.sql`state = ${state}::mail_state`] : []),
    ...(kind ? [Prisma.sql`kind = ${kind}`] : []),
    ...withinDays(Prisma.sql`created_at`, days),
  ],
  figures: {
    total: [],
    waiting: [inState('queued', 'sending')],
    sent: [inState('sent')],
    failed: [inState('failed')],
    held: [inState('held')],
  },
  toItem: toEmail,
  csv: [],
})

const EXPIRED = 'The text of this message is no longer kept.'
const CONFIDENTIAL = 'Only the recipient sees this message, because it can sign them in.'
const UNREADABLE = 'This version of Spanwright can’t show this message.'

/** Throws 404 for an unknown id. */
export async function getEmail(id: string): Promise<EmailDetail> {
  const row = await db().mailMessage.findUnique({ where: { id } })
  if (!row) throw notFound()
  return {
    email: toEmail({ ...row, to: row.recipient }),
    ...(await readText(row)),
    resendNote: findResendNote({ ...row, isStopped: await isMailStopped(row.recipient) }),
  }
}

async function readText({ id, kind, data }: { id: string; kind: string; data: unknown }) {
  if (data === null) return { text: null, textNote: EXPIRED }
  if (!isMailKind(kind)) return { text: null, textNote: UNREADABLE }
  if (templateOf(kind).isConfidential) return { text: null, textNote: CONFIDENTIAL }
  try {
    return { text: (await renderMail(kind, data)).text, textNote: null }
  } catch (error) {
    log.error({ err: error, mail: id, kind }, 'a message could not be shown')
    return { text: null, textNote: UNREADABLE }
  }
}

function toEmail(row: Row): Email {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    to: row.to,
    subject: row.subject,
    attempts: row.attempts,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextAt: row.nextAt?.toISOString() ?? null,
    lastError: row.lastError,
  }
}
