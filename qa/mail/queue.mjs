// The site's calls while many emails wait, next to a server whose outbox is empty. The two are called in turn.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { formatFigure, formatRatio, median, percentile, timeInTurn } from '../support/figures.mjs'
import { printTable } from '../support/report.mjs'
import { newDetails, Visitor } from '../support/visitor.mjs'

const QUEUE = Number(process.env.MAIL_QUEUE || 10_000)
const ROUNDS = Number(process.env.BENCH_ROUNDS || 200)
const MAX_RATIO = 1.5
const LIMIT_MS = 20 * 60_000

const FILL = `INSERT INTO mail_messages (id, kind, recipient, subject, data, dedupe_key, state, next_at)
  SELECT gen_random_uuid(), 'enquiryReceived', 'person-' || n || '@northmoor.example', 'Queued', '{"form":"interest","replyHours":24}',
    'queued ' || n, 'queued', now() FROM generate_series(1, $1::int) AS n`

/** A company of its own for each server. */
async function createCalls(app, admin) {
  const visitor = new Visitor(app.url)
  await visitor.register()
  await visitor.saveDetails()
  const token = await new Visitor(app.url).signIn(admin)
  const headers = { authorization: `Bearer ${token}` }
  const enquiry = { name: 'Jo', company: 'Northmoor', role: 'Head', email: 'jo@northmoor.example' }
  return {
    'read a company': () => visitor.readCompany(),
    'save details': (round) => visitor.saveDetails(newDetails(`Version ${round}.`)),
    'send an enquiry': (round) =>
      visitor.callJson('POST', '/api/contact-sales', {
        body: { ...enquiry, message: `${app.url} ${round}` },
      }),
    'list emails': () => visitor.callJson('GET', '/api/admin/emails?size=50', { headers }),
    'home page': async () =>
      assert.equal((await (await visitor.call('GET', '/')).text()).length > 1000, true),
  }
}

async function startFilled(tools, smtp, name, count) {
  const { server, startApp, runSql, databaseUrlOn } = tools
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'spanwright-mail-'))
  if (server) await runSql(server, `CREATE DATABASE ${name}`)
  const databaseUrl = server && databaseUrlOn(server, name)
  const database = server
    ? tools.connectServer(databaseUrl, 2)
    : tools.connectEmbedded(path.join(dataDir, 'pglite'))
  await database.migrate()
  await database.pool.query(FILL, [count])
  await database.close()
  const app = await startApp({
    databaseUrl,
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'no-reply@alder.example',
      APP_URL: 'http://hiring.example',
      DATA_DIR: dataDir,
    },
  })
  const stop = async () => {
    await app.stop()
    rmSync(dataDir, { recursive: true, force: true })
    if (server) await runSql(server, `DROP DATABASE ${name} WITH (FORCE)`)
  }
  return { app, stop }
}

const prefixKeys = (prefix, record) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [`${prefix} ${key}`, value]))

async function compareCalls(tools, smtp) {
  const full = await startFilled(tools, smtp, `mail_full_${process.pid}`, QUEUE)
  const empty = await startFilled(tools, smtp, `mail_empty_${process.pid}`, 0)
  try {
    const calls = {
      full: await createCalls(full.app, tools.ADMIN),
      empty: await createCalls(empty.app, tools.ADMIN),
    }
    const [before, started] = [smtp.mails.length, performance.now()]
    const names = Object.keys(calls.full)
    const times = await timeInTurn(
      { ...prefixKeys('full', calls.full), ...prefixKeys('empty', calls.empty) },
      ROUNDS,
    )
    const perSecond = (smtp.mails.length - before) / ((performance.now() - started) / 1000)
    const ratios = names.map((name) => median(times[`full ${name}`]) / median(times[`empty ${name}`]))
    printTable(
      `${tools.engine}: calls while ${QUEUE} emails wait, ms, and with an empty outbox`,
      ['call', 'p50', 'p95', 'empty p50', 'empty p95', 'ratio of p50'],
      names.map((name, index) => [
        name,
        ...['full', 'empty'].flatMap((side) => [
          formatFigure(median(times[`${side} ${name}`])),
          formatFigure(percentile(times[`${side} ${name}`], 0.95)),
        ]),
        formatRatio(ratios[index]),
      ]),
    )
    assert.ok(smtp.mails.length - before < QUEUE, 'the queue ended before the calls: raise MAIL_QUEUE')
    assert.ok(Math.max(...ratios) <= MAX_RATIO, `a call takes ${formatRatio(Math.max(...ratios))}`)
    return `at most ${formatRatio(Math.max(...ratios))}, at ${perSecond.toFixed(1)} emails a second`
  } finally {
    await full.stop()
    await empty.stop()
  }
}

export default async function proveQueue(tools) {
  const prove = async () => {
    const smtp = await tools.startSmtpServer()
    try {
      return await compareCalls(tools, smtp)
    } finally {
      await smtp.stop()
    }
  }
  const claim = `calls take no more than ${formatRatio(MAX_RATIO)} while ${QUEUE} emails wait on ${tools.engine}`
  await tools.claims.verify(claim, prove, { limitMs: LIMIT_MS })
}
