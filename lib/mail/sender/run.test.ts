import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/lib/db/client'
import { enqueueMail } from '@/lib/mail/service'
import { readStopAddress } from '@/lib/mail/stops/queries'
import { allowMail, stopMail } from '@/lib/mail/stops/service'
import { env } from '@/lib/server/env'
import { startSmtpServer, type TestSmtpServer } from '@/tests/support/smtp-server'
import { MAX_LOST_ATTEMPTS, RETRY_MINUTES } from './retries'
import { sendNextMail } from './run'
import { claimMail, endLostAttempts, holdQueuedMail } from './service'
import { parseSmtpUrl } from './smtp'

const FROM = { name: 'Alder', address: 'no-reply@alder.example' }
const DUE = new Date(0)

let smtp: TestSmtpServer

const sendNext = () => sendNextMail({ server: parseSmtpUrl(smtp.url), from: FROM })
const readMail = () => db().mailMessage.findMany({ orderBy: { dedupeKey: 'asc' } })
const makeDue = () => db().mailMessage.updateMany({ data: { nextAt: DUE } })
const minutesUntil = (at: Date | null | undefined) => Math.round(((at?.getTime() ?? 0) - Date.now()) / 60_000)

async function queue(count = 1) {
  env.SMTP_URL = smtp.url
  const messages = Array.from({ length: count }, (_, index) => ({
    kind: 'enquiryReceived' as const,
    to: `person-${index}@northmoor.example`,
    dedupeKey: `${index}`,
    data: { form: 'interest' as const, replyHours: 24 },
  }))
  await enqueueMail(db(), ...messages)
}

beforeEach(async () => {
  smtp = await startSmtpServer()
})
afterEach(async () => {
  env.SMTP_URL = undefined
  await smtp.stop()
})

describe('sendNextMail', () => {
  it('sends what is due, once', async () => {
    await queue()
    expect(await sendNext()).toBe('sent')
    expect(await sendNext()).toBe('idle')
    const [mail] = await readMail()
    expect(mail).toMatchObject({ state: 'sent', sentAt: expect.any(Date), attempts: 1, nextAt: null })
    expect(smtp.mails).toHaveLength(1)
    expect(smtp.mails[0]?.headers['message-id']).toBe(mail?.messageId)
  })

  it('sends each message once, however many servers send at once', async () => {
    await queue(20)
    const drain = async () => {
      while ((await sendNext()) !== 'idle');
    }
    await Promise.all([drain(), drain(), drain()])
    const recipients = smtp.mails.map(({ to }) => to)
    expect(recipients).toHaveLength(20)
    expect(new Set(recipients).size).toBe(20)
  })

  it('tries again after the planned times under the same Message-ID, and then fails', async () => {
    await queue()
    smtp.behaviour.reply = { code: 451, text: 'Try later' }
    for (const minutes of RETRY_MINUTES) {
      expect(await sendNext()).toBe('trouble')
      const [mail] = await readMail()
      expect(mail).toMatchObject({ state: 'queued', lastError: '451 Try later' })
      expect(minutesUntil(mail?.nextAt)).toBe(minutes)
      expect(await sendNext()).toBe('idle')
      await makeDue()
    }
    const [{ messageId } = {}] = await readMail()
    await sendNext()
    expect(await readMail()).toMatchObject([
      { state: 'failed', attempts: RETRY_MINUTES.length + 1, nextAt: null, messageId },
    ])
  })

  it('keeps the Message-ID from attempt to attempt', async () => {
    await queue()
    smtp.behaviour.reply = { code: 451, text: 'Try later' }
    await sendNext()
    await makeDue()
    smtp.behaviour.reply = undefined
    await sendNext()
    const [mail] = await readMail()
    expect(mail).toMatchObject({ state: 'sent', lastError: null })
    expect(smtp.mails.map(({ headers }) => headers['message-id'])).toEqual([mail?.messageId])
  })

  it('sends what waited while the server was down', async () => {
    await queue()
    const { port } = smtp
    await smtp.stop()
    expect(await sendNext()).toBe('trouble')
    smtp = await startSmtpServer({ port })
    await makeDue()
    expect(await sendNext()).toBe('sent')
  })

  it('fails at once for a refused address, and sends the others', async () => {
    await queue(3)
    smtp.behaviour.refused = ['person-1@northmoor.example']
    expect([await sendNext(), await sendNext(), await sendNext()].sort()).toEqual(['refused', 'sent', 'sent'])
    expect((await readMail()).map(({ state }) => state)).toEqual(['sent', 'failed', 'sent'])
  })

  it('claims a message again once the lease of a killed server is over', async () => {
    await queue()
    await db().mailMessage.updateMany({
      data: { state: 'sending', attempts: 1, nextAt: new Date(Date.now() + 60_000) },
    })
    expect(await sendNext()).toBe('idle')
    await makeDue()
    expect(await sendNext()).toBe('sent')
    expect(await readMail()).toMatchObject([{ state: 'sent', attempts: 1, lostAttempts: 1 }])
  })

  it('gives up on a message that ends the server each time', async () => {
    await queue()
    const lostAttempts = MAX_LOST_ATTEMPTS - 1
    await db().mailMessage.updateMany({ data: { state: 'sending', attempts: 1, lostAttempts, nextAt: DUE } })
    expect(await sendNext()).toBe('refused')
    expect(await readMail()).toMatchObject([{ state: 'failed' }])
    expect(smtp.mails).toEqual([])
  })

  it('fails a message whose kind or data this version does not know', async () => {
    await queue(2)
    const [first, second] = await readMail()
    await db().mailMessage.update({ where: { id: first?.id ?? '' }, data: { kind: 'later' } })
    await db().mailMessage.update({ where: { id: second?.id ?? '' }, data: { data: { form: 'unknown' } } })
    expect([await sendNext(), await sendNext()]).toEqual(['refused', 'refused'])
    expect((await readMail()).map(({ state }) => state)).toEqual(['failed', 'failed'])
  })
})

describe('a recipient who has stopped emails', () => {
  const [recipient, words] = ['person-0@northmoor.example', { jobTitle: 'Engineer', company: 'Northmoor' }]

  beforeEach(async () => {
    env.APP_URL = 'https://hiring.example'
    await stopMail(recipient.toUpperCase())
  })
  afterEach(() => {
    env.APP_URL = undefined
  })

  it('gets none that can be stopped, until they start them again', async () => {
    await queue()
    expect(await sendNext()).toBe('stopped')
    expect(await readMail()).toMatchObject([{ state: 'stopped', nextAt: null }])
    await allowMail(recipient)
    await db().mailMessage.updateMany({ data: { state: 'queued', nextAt: DUE } })
    expect(await sendNext()).toBe('sent')
    const url = new URL(smtp.mails[0]?.headers['list-unsubscribe']?.slice(1, -1) ?? '')
    expect(url.origin).toBe('https://hiring.example')
    expect(readStopAddress(url.searchParams.get('token') ?? '')).toBe(recipient)
    expect(smtp.mails[0]?.source).toContain(url.href)
  })

  it('gets the necessary ones, without a link to stop them', async () => {
    env.SMTP_URL = smtp.url
    const approval = { version: 1, approvedAt: new Date().toISOString(), termsVersion: '2026-11' }
    await enqueueMail(db(), {
      kind: 'approvalCopy',
      to: recipient,
      dedupeKey: 'necessary',
      data: { ...words, ...approval, approver: 'Jo', contentHash: 'a'.repeat(64) },
    })
    expect(await sendNext()).toBe('sent')
    expect(smtp.mails[0]?.headers['list-unsubscribe']).toBeUndefined()
  })
})

it('holds what waits where SMTP_URL has gone, and sends nothing of it later', async () => {
  await queue(2)
  expect(await holdQueuedMail()).toBe(2)
  expect(await sendNext()).toBe('idle')
  expect((await readMail()).map(({ state }) => state)).toEqual(['held', 'held'])
})

it('keeps all its attempts for a server that is killed again and again', async () => {
  await queue()
  for (let kill = 1; kill < MAX_LOST_ATTEMPTS; kill++) {
    expect(await claimMail(FROM.address)).toMatchObject({ attempts: 1, lostAttempts: kill - 1 })
    if (kill % 2) await endLostAttempts()
    else await makeDue()
  }
  const [mail] = await readMail()
  expect(mail?.attempts).toBe(mail?.state === 'queued' ? 0 : 1)
  await makeDue()
  smtp.behaviour.reply = { code: 451, text: 'Try later' }
  expect(await sendNext()).toBe('trouble')
  const [later] = await readMail()
  expect([later?.state, minutesUntil(later?.nextAt)]).toEqual(['queued', RETRY_MINUTES[0]])
})

it('takes up at once what the only server was sending when it was killed', async () => {
  await queue()
  await db().mailMessage.updateMany({
    data: { state: 'sending', attempts: 1, nextAt: new Date(Date.now() + 60_000) },
  })
  await endLostAttempts()
  expect(await sendNext()).toBe('sent')
})
