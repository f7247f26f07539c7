// SIGKILL at random moments after an event: its email arrives, and twice only if the mail server had taken it before the kill.
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Visitor } from '../support/visitor.mjs'

const KILLS = Number(process.env.MAIL_KILLS || 100)
/** From before the attempt, which begins 100 ms after the event, until well after it. */
const MAX_DELAY_MS = 250
/** Another server waits for the lease of a killed one: 90 seconds. */
const TAKE_OVER_MS = 150_000
/** A restart takes a few seconds, and many more on a busy machine. */
const LIMIT_MS = TAKE_OVER_MS + KILLS * 30_000

const mailEnv = ({ url }) => ({
  SMTP_URL: url,
  MAIL_FROM: 'no-reply@alder.example',
  APP_URL: 'http://hiring.example',
})

/** What the outbox says of an email that has not arrived. */
async function describeEmail({ url }, admin, address) {
  const headers = { authorization: `Bearer ${await new Visitor(url).signIn(admin)}` }
  const { emails } = await new Visitor(url).callJson('GET', `/api/admin/emails?search=${address}`, {
    headers,
  })
  if (emails.length === 0) return 'not in the outbox'
  const [{ state, attempts, nextAt, lastError }] = emails
  return `${state} after ${attempts} attempts, next at ${nextAt}, last error: ${lastError}`
}

async function killRepeatedly(app, smtp, admin) {
  const addresses = Array.from({ length: KILLS }, () => `${randomUUID()}@northmoor.example`)
  const idOf = ({ headers }) => headers['message-id']
  const takenBeforeKill = new Set()
  for (const email of addresses) {
    const body = { name: 'Jo Bloggs', email, company: 'Northmoor', role: 'Head', message: email }
    await new Visitor(app.url).callJson('POST', '/api/contact-sales', { body })
    await sleep(randomInt(MAX_DELAY_MS))
    await app.kill()
    for (const mail of smtp.mails) takenBeforeKill.add(idOf(mail))
    await app.restart()
  }
  const mailsTo = (address) => smtp.mails.filter(({ to }) => to === address)
  const hasAllArrived = () => addresses.every((address) => mailsTo(address).length > 0)
  for (const deadline = Date.now() + TAKE_OVER_MS; !hasAllArrived() && Date.now() < deadline; )
    await sleep(200)
  let twice = 0
  for (const address of addresses) {
    const mails = mailsTo(address)
    if (mails.length === 0)
      assert.fail(`not arrived: ${address}, ${await describeEmail(app, admin, address)}`)
    assert.equal(new Set(mails.map(idOf)).size, 1, `two Message-IDs: ${address}`)
    if (mails.length === 1) continue
    twice += 1
    assert.ok(takenBeforeKill.has(idOf(mails[0])), `sent twice: ${address}`)
  }
  return `${KILLS} kills, 0 lost, ${twice} sent again after the mail server had taken them`
}

export default async function proveKills({ claims, engine, server, startApp, startSmtpServer, ...tools }) {
  const name = `mail_kills_${process.pid}`
  const prove = async () => {
    const smtp = await startSmtpServer()
    if (server) await tools.runSql(server, `CREATE DATABASE ${name}`)
    const app = await startApp({
      databaseUrl: server && tools.databaseUrlOn(server, name),
      env: { ...mailEnv(smtp), LOG_LEVEL: 'error' },
    })
    try {
      return await killRepeatedly(app, smtp, tools.ADMIN)
    } finally {
      await app.stop()
      await smtp.stop()
      if (server) await tools.runSql(server, `DROP DATABASE ${name} WITH (FORCE)`)
    }
  }
  await claims.verify(`SIGKILL between an event and its email loses none on ${engine}`, prove, {
    limitMs: LIMIT_MS,
  })
}
