import 'server-only'
import type { Prisma } from '@/lib/generated/prisma/client'
import { amendUnsentMail, enqueueMail } from '@/lib/mail/service'

type CommentKind = 'comment' | 'suggestion'

/** What comes in meanwhile goes into the same email. */
export const COMMENT_MAIL_DELAY_MINUTES = 10

/**
 * Tells the owners of a company, or its own address where nobody owns it by an account. The caller holds the lock on the specification,
 * so that two comments never begin two emails.
 */
export async function queueCommentMail(
  tx: Prisma.TransactionClient,
  { id, companyId, jobTitle }: { id: string; companyId: string; jobTitle: string },
  kind: CommentKind,
): Promise<void> {
  const { name, email, memberships } = await tx.company.findUniqueOrThrow({
    where: { id: companyId },
    select: {
      name: true,
      email: true,
      memberships: { where: { role: 'owner' }, select: { person: { select: { email: true } } } },
    },
  })
  const owners = memberships.map(({ person }) => person.email)
  for (const to of owners.length > 0 ? owners : [email.toLowerCase()]) {
    const key = `newComments:${id}:`
    const isAmended = await amendUnsentMail(tx, 'newComments', to, key, (data) => count(data, kind))
    if (isAmended) continue
    const data = { specificationId: id, jobTitle, company: name, comments: 0, suggestions: 0 }
    await enqueueMail(tx, {
      kind: 'newComments',
      to,
      dedupeKey: `${key}${crypto.randomUUID()}`,
      data: count(data, kind),
      delayMinutes: COMMENT_MAIL_DELAY_MINUTES,
    })
  }
}

const count = <Counts extends { comments: number; suggestions: number }>(data: Counts, kind: CommentKind) => {
  const key = kind === 'comment' ? 'comments' : 'suggestions'
  return { ...data, [key]: data[key] + 1 }
}
