import { beforeEach, expect, it } from 'vitest'
import { MAIL_DAYS, MAIL_TEXT_DAYS } from '@/lib/content/retention-periods.mjs'
import { enqueueMail } from '@/lib/mail/service'
import { applyRetention } from '@/lib/start/retention'
import { passTime, recordSignIn } from '@/tests/support/database-time'
import { db } from './client'

const data = { form: 'interest', replyHours: 24 } as const

beforeEach(async () => {
  for (const dedupeKey of ['held', 'queued'])
    await enqueueMail(db(), { kind: 'enquiryReceived', to: 'jo@northmoor.example', dedupeKey, data })
  await db().mailMessage.update({ where: { dedupeKey: 'queued' }, data: { state: 'queued' } })
})

const readTexts = async () => {
  const rows = await db().mailMessage.findMany({ orderBy: { dedupeKey: 'asc' } })
  return rows.map(({ dedupeKey, data: text }) => [dedupeKey, text !== null])
}

async function pass(days: number) {
  await passTime(`${days} days`)
  await recordSignIn()
  await applyRetention()
}

it('deletes the text of an email after a time, and later the email, but none that waits to be sent', async () => {
  await pass(MAIL_TEXT_DAYS - 1)
  expect(await readTexts()).toEqual([
    ['held', true],
    ['queued', true],
  ])
  await pass(1)
  expect(await readTexts()).toEqual([
    ['held', false],
    ['queued', true],
  ])
  await pass(MAIL_DAYS - MAIL_TEXT_DAYS)
  expect(await readTexts()).toEqual([['queued', true]])
})

it('keeps them while the clock may be wrong', async () => {
  await passTime(`${MAIL_DAYS} days`)
  await db().interestRegistration.create({
    data: { name: 'Jo', email: 'jo@a.example', userType: 'candidate', contentHash: '0'.repeat(64) },
  })
  await passTime('200 days')
  expect((await applyRetention()).plan.status).toBe('refused')
  expect(await readTexts()).toHaveLength(2)
})
