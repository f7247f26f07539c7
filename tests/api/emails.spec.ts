import { randomUUID } from 'node:crypto'
import { startApp } from '@/tests/support/app-server'
import { ENQUIRY, expect, Visitor } from './support/fixtures'
import { mailEnv, test } from './support/people'
import { expectProblem } from './support/problem'

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' })

const RESEND = 'POST /api/admin/emails/{id}/resend'

async function enquire(visitor: Visitor): Promise<string> {
  const email = `${randomUUID()}@northmoor.example`
  await visitor.read('POST /api/contact-sales', { body: { ...ENQUIRY, email } })
  return email
}

const findEmail = async (admin: Visitor, search: string) =>
  (await admin.read('GET /api/admin/emails', { query: { search } })).emails[0]

const resend = (admin: Visitor, id: string, state: string) =>
  admin.call(RESEND, { params: { id }, body: { state } })

test('a sent message is found, read and resent under a new Message-ID', async ({ admin, smtp }) => {
  const address = await enquire(admin)
  const received = () => smtp.mails.filter(({ to }) => to === address)
  await expect.poll(async () => (await findEmail(admin, address)).state).toBe('sent')
  const { id } = await findEmail(admin, address.toUpperCase())
  const detail = await admin.read('GET /api/admin/emails/{id}', { params: { id } })
  expect(detail).toMatchObject({
    email: { id, to: address, kind: 'enquiryReceived', attempts: 1, lastError: null },
    text: expect.stringContaining('Our sales team will reply by email within 24 hours.'),
    textNote: null,
    resendNote: null,
  })

  const resent = await (await resend(admin, id, 'sent')).json()
  expect(resent).toMatchObject({ email: { id }, resendNote: expect.any(String) })
  await expect.poll(() => received().length).toBe(2)
  const [first, second] = received()
  expect(second?.headers['message-id']).not.toBe(first?.headers['message-id'])

  const { entries } = await admin.read('GET /api/admin/audit', {
    query: { action: 'email.resent', size: '1' },
  })
  expect(entries[0]).toMatchObject({
    target: `email:${id}`,
    changes: { state: { from: 'sent', to: 'queued' } },
    record: { kind: 'email', id, label: detail.email.subject },
  })
  expect(JSON.stringify(entries[0])).not.toContain(address)
})

test('a refused message fails with the reason, and is resent', async ({ admin, smtp }) => {
  const address = `${randomUUID()}@northmoor.example`
  smtp.behaviour.refused = [address]
  await admin.read('POST /api/contact-sales', { body: { ...ENQUIRY, email: address } })
  await expect.poll(async () => (await findEmail(admin, address)).state).toBe('failed')
  const failed = await findEmail(admin, address)
  expect(failed).toMatchObject({ lastError: '550 No such user', nextAt: null, sentAt: null })
  smtp.behaviour.refused = []
  expect((await resend(admin, failed.id, 'failed')).status()).toBe(200)
  await expect.poll(async () => (await findEmail(admin, address)).state).toBe('sent')
})

test('a resend is refused for another state, an unknown message and an unknown state', async ({ admin }) => {
  const address = await enquire(admin)
  await expect.poll(async () => (await findEmail(admin, address)).state).toBe('sent')
  const { id } = await findEmail(admin, address)
  const stale = await expectProblem(await resend(admin, id, 'failed'), 409)
  expect(stale.detail).toContain('changed this to Sent')
  await expectProblem(await resend(admin, randomUUID(), 'sent'), 404)
  await expectProblem(await admin.call('GET /api/admin/emails/{id}', { params: { id: randomUUID() } }), 404)
  const unknown = await expectProblem(await resend(admin, id, 'lost'), 422)
  expect(unknown.errors[0]).toMatchObject({ field: 'state' })
  await expectProblem(await admin.call('GET /api/admin/emails', { query: { state: 'lost' } }), 422)
})

test('nobody but an administrator reads or resends', async ({ admin, newOwner }) => {
  const stranger = await newOwner()
  const { id } = await findEmail(admin, await enquire(admin))
  await expectProblem(await stranger.call('GET /api/admin/emails'), 401)
  await expectProblem(await stranger.call('GET /api/admin/emails/{id}', { params: { id } }), 401)
  await expectProblem(await resend(stranger, id, 'sent'), 401)
})

test('pages go through every message, and the counts agree with the filters', async ({ admin }) => {
  const addresses = [await enquire(admin), await enquire(admin), await enquire(admin)]
  const search = '@northmoor.example'
  const seen = new Map<string, string>()
  let rows = 0
  let cursor: string | null = null
  do {
    const query: Record<string, string> = { search, size: '2', ...(cursor && { cursor }) }
    const { emails, page } = await admin.read('GET /api/admin/emails', { query })
    for (const { id, to } of emails) seen.set(id, to)
    rows += emails.length
    cursor = page.next
  } while (cursor)
  expect([...seen.values()]).toEqual(expect.arrayContaining(addresses))
  expect(seen.size).toBe(rows)
  const { matching } = await admin.read('GET /api/admin/emails/counts', { query: { search } })
  expect(matching).toBe(rows)
})

test('messages held without a mail server stay held with one, until they are resent', {
  tag: '@embedded',
}, async ({ playwright, smtp }) => {
  const open = async (url: string) => {
    const admin = new Visitor(await playwright.request.newContext({ baseURL: url }))
    await admin.signIn()
    return admin
  }
  const without = await startApp()
  const before = await open(without.url)
  const address = await enquire(before)
  const { id } = await findEmail(before, address)
  const refused = await expectProblem(await resend(before, id, 'held'), 409)
  expect(refused.detail).toContain('Email isn’t set up')
  await without.terminate()

  const withSmtp = await startApp({
    env: { DATA_DIR: without.dataDir, ...mailEnv(smtp) },
  })
  const after = await open(withSmtp.url)
  const other = await enquire(after)
  await expect.poll(async () => (await findEmail(after, other)).state).toBe('sent')
  expect(await findEmail(after, address)).toMatchObject({ state: 'held', attempts: 0 })
  expect((await resend(after, id, 'held')).status()).toBe(200)
  await expect.poll(() => smtp.mails.some(({ to }) => to === address)).toBe(true)
  await withSmtp.stop()
  await without.stop()
})
