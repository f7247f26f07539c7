import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type AppServer, startApp } from '@/tests/support/app-server'
import { openPlace } from '@/tests/support/place'
import type { ReceivedMail } from '@/tests/support/smtp-server'
import { databaseUrlOn, runSql } from '@/tests/support/test-database'
import { ENQUIRY, expect } from './support/fixtures'
import { createMailTest } from './support/mail-fixtures'
import type { Owned } from './support/owned'
import { approveSecond, REGISTRATION } from './support/owned'
import { AGENCY, APP_URL, mailEnv, newAddress, sentTo } from './support/people'

const KILLS = 3
/** Sent one after the other before each kill, so that it finds them waiting, being sent and sent. */
const ENQUIRIES = 5
/** On each kind of database, at different moments. */
const FIRST_MOMENT_MS = process.env.E2E_DATABASE ? 35 : 0

// A server of its own, because it is killed.
const test = createMailTest(mailEnv)

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' })

async function sendEnquiry(app: AppServer, email: string): Promise<void> {
  const response = await fetch(`${app.url}/api/contact-sales`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ENQUIRY, email, message: randomUUID() }),
  })
  expect(response.status, await response.text()).toBe(201)
}

/** As tests/support/app-test.ts names it. Empty on the embedded database. */
function databaseUrlOfWorker(): string {
  const server = process.env.E2E_DATABASE
  return server ? databaseUrlOn(server, `test_${process.pid}_${test.info().workerIndex}`) : ''
}

const messageIdsOf = (mails: readonly ReceivedMail[]) => mails.map(({ headers }) => headers['message-id'])

test('an enquiry is confirmed to its sender and reported to the agency', async ({ app, smtp }) => {
  const address = newAddress()
  await sendEnquiry(app, address)
  await expect.poll(() => sentTo(smtp, address).length).toBe(1)
  const [confirmation] = sentTo(smtp, address)
  expect(confirmation?.headers).toMatchObject({ from: 'Alder Hiring <no-reply@alder.example>' })
  expect(confirmation?.source).not.toContain(ENQUIRY.name)
  await expect.poll(() => sentTo(smtp, AGENCY).at(-1)?.source).toContain(ENQUIRY.name)
  expect(sentTo(smtp, AGENCY).at(-1)?.source).toContain(`${APP_URL}/admin?tab=contacts`)
})

test('an approval is recorded to the company and reported to the agency', async ({ newVisitor, smtp }) => {
  const visitor = await newVisitor()
  const before = sentTo(smtp, REGISTRATION.email).length
  await approveSecond((key, input) => visitor.read(key, input), (await visitor.consult()) as Owned)
  await expect.poll(() => sentTo(smtp, REGISTRATION.email).length).toBe(before + 1)
  const [copy] = sentTo(smtp, REGISTRATION.email).slice(-1)
  expect(copy?.source).toMatch(/Fingerprint of the text \(SHA-256\): [\da-f]{64}/)
  expect(copy?.source).toMatch(/Content-Type: application\/pdf;\s+name=[^\r\n]+-version-1\.pdf/)
  const [, encoded = ''] =
    copy?.source.match(/version-1\.pdf\s+Content[\s\S]+?\r?\n\r?\n([A-Za-z0-9+/=\s]+)/) ?? []
  expect(Buffer.from(encoded, 'base64').toString('latin1')).toMatch(/^%PDF-1\.\d/)
})

test('no message is lost when the server is killed right after its event', async ({ app, smtp }) => {
  const rounds = Array.from({ length: KILLS }, () => Array.from({ length: ENQUIRIES }, () => newAddress()))
  const addresses = rounds.flat()
  const takenBeforeKill = new Set<string | undefined>()
  for (const [index, round] of rounds.entries()) {
    for (const address of round) await sendEnquiry(app, address)
    // Before, during and after the attempts.
    await sleep(FIRST_MOMENT_MS + index * 70)
    await app.kill()
    for (const id of messageIdsOf(smtp.mails)) takenBeforeKill.add(id)
    if (index < KILLS - 1) await app.restart()
  }
  // A server that takes over waits for the lease of the killed one: lib/mail/sender/run.test.ts tests for how long.
  const { query, close } = await openPlace({ databaseUrl: databaseUrlOfWorker(), dataDir: app.dataDir })
  await query("UPDATE mail_messages SET next_at = now() WHERE state = 'sending'")
  await close()
  await app.restart()
  const arrived = () => addresses.filter((address) => sentTo(smtp, address).length > 0).length
  await expect.poll(arrived).toBe(addresses.length)
  for (const address of addresses) {
    const mails = sentTo(smtp, address)
    const [id] = messageIdsOf(mails)
    expect(new Set(messageIdsOf(mails)).size).toBe(1)
    if (mails.length > 1) expect(takenBeforeKill).toContain(id)
  }
})

test('two servers of one database send each message once', { tag: '@server' }, async ({ smtp }) => {
  const server = process.env.E2E_DATABASE ?? ''
  const name = `mail_${process.pid}`
  await runSql(server, `CREATE DATABASE ${name}`)
  const databaseUrl = databaseUrlOn(server, name)
  const first = await startApp({ databaseUrl, env: mailEnv(smtp) })
  const second = await startApp({ databaseUrl, env: mailEnv(smtp) })
  try {
    const addresses = Array.from({ length: 40 }, () => newAddress())
    await Promise.all(addresses.map((address, index) => sendEnquiry(index % 2 ? first : second, address)))
    const arrived = () => addresses.filter((address) => sentTo(smtp, address).length > 0).length
    await expect.poll(arrived).toBe(addresses.length)
    expect(smtp.mails.filter(({ to }) => addresses.includes(to))).toHaveLength(addresses.length)
  } finally {
    await first.stop()
    await second.stop()
    await runSql(server, `DROP DATABASE ${name} WITH (FORCE)`)
  }
})
