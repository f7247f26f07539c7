import { expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { renderMail } from '@/lib/mail/render'
import { claimMail } from '@/lib/mail/sender/service'
import { env } from '@/lib/server/env'
import { createDraftSpecification } from '@/tests/support/records'
import { COMMENT_MAIL_DELAY_MINUTES, queueCommentMail } from './service'

const readMail = () =>
  db().mailMessage.findMany({ where: { kind: 'newComments' }, orderBy: { recipient: 'asc' } })

async function createShared() {
  const { specificationId } = await createDraftSpecification()
  return await db().jobSpecification.findUniqueOrThrow({
    where: { id: specificationId },
    select: { id: true, companyId: true, company: { select: { email: true } } },
  })
}

const queue = (
  { id, companyId }: { id: string; companyId: string },
  kind: 'comment' | 'suggestion' = 'comment',
) =>
  db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM job_specifications WHERE id = ${id}::uuid FOR NO KEY UPDATE`
    await queueCommentMail(tx, { id, companyId, jobTitle: 'Bridge engineer' }, kind)
  })

it('tells the company once of ten comments that come together, ten minutes after the first', async () => {
  env.SMTP_URL = 'smtp://127.0.0.1:1'
  try {
    const shared = await createShared()
    const before = Date.now()
    await Promise.all(Array.from({ length: 9 }, () => queue(shared)))
    await queue(shared, 'suggestion')
    const [mail, ...others] = await readMail()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: shared.company.email.toLowerCase(), state: 'queued' })
    const waits = (mail?.nextAt?.getTime() ?? 0) - before
    expect(Math.round(waits / 60_000)).toBe(COMMENT_MAIL_DELAY_MINUTES)
    const { text } = await renderMail('newComments', mail?.data)
    expect(text).toContain('have written 9 comments and 1 suggestion.')

    // What is being sent no longer grows.
    await db().mailMessage.updateMany({ data: { nextAt: new Date(0) } })
    expect(await claimMail('alder.example')).toMatchObject({ kind: 'newComments' })
    await queue(shared)
    expect((await readMail()).map(({ state }) => state).sort()).toEqual(['queued', 'sending'])
  } finally {
    env.SMTP_URL = undefined
  }
})

it('tells every owner, but no editor, and holds one message without a mail server', async () => {
  const shared = await createShared()
  for (const [email, role] of [
    ['jo@northmoor.example', 'owner'],
    ['sam@northmoor.example', 'owner'],
    ['priya@northmoor.example', 'editor'],
  ] as const) {
    const { id: personId } = await db().person.create({ data: { email } })
    await db().membership.create({ data: { companyId: shared.companyId, personId, role } })
  }
  await queue(shared)
  await queue(shared, 'suggestion')
  expect(await readMail()).toMatchObject(
    ['jo@northmoor.example', 'sam@northmoor.example'].map((recipient) => ({
      recipient,
      state: 'held',
      data: { comments: 1, suggestions: 1 },
    })),
  )
})
