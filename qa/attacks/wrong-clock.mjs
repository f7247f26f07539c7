// A server and the operator's command on a machine whose clock is seven years ahead, when every record seems expired: at the start, a day
// after, after visitors have written new records, and with the clock corrected again. On PostgreSQL, which has its own clock, the
// records are made seven years older instead.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { startPostgres } from '../../scripts/support/postgres.mjs'
import { inProject } from '../../scripts/support/project.mjs'
import { waitUntil } from '../support/claims.mjs'
import { COMPLETE_ROLE, newRegistration, Visitor } from '../support/visitor.mjs'

const DAY_MS = 24 * 3600 * 1000
const YEARS_MS = 7 * 365.25 * DAY_MS
const RECORDS = 30
const CLOCK = ['--import', pathToFileURL(inProject('qa/attacks/shifted-clock.mjs')).href]
const REASON =
  /The newest record is from .+, more than 90 days ago by the database’s clock .+ The clock may be wrong\./
const AHEAD = /By the database’s clock .+ dated in the future, up to .+ was wrong then\./

async function writeRecords(url, count) {
  for (let number = 0; number < count; number += 1) {
    const visitor = new Visitor(url)
    const { name, email } = newRegistration(number)
    const enquiry = { name, email, company: name, role: 'Lead', message: `${number}` }
    await visitor.callJson('POST', '/api/contact-sales', { body: enquiry })
    await visitor.callJson('POST', '/api/interest', { body: { ...enquiry, userType: 'candidate' } })
    await visitor.register(newRegistration(number))
    await visitor.startConsultation()
    await visitor.sendMessage(COMPLETE_ROLE)
    if (number % 2) await visitor.approve(await visitor.generateSpecification())
  }
}

/** As staff see them. */
async function countRecords(url, administrator) {
  const visitor = new Visitor(url)
  const headers = { authorization: `Bearer ${await visitor.signIn(administrator)}` }
  const read = async (list) => visitor.callJson('GET', `/api/admin/${list}/counts`, { headers })
  const sum = ({ counts: { overdue: _, ...counts } }) => Object.values(counts).reduce((a, b) => a + b, 0)
  const [enquiries, contacts, vacancies] = [
    await read('interest-registrations'),
    await read('contact-sales'),
    await read('vacancies'),
  ].map(sum)
  return { enquiries, contacts, vacancies }
}

const describe = ({ enquiries, contacts, vacancies }) =>
  `${enquiries} registrations, ${contacts} contacts, ${vacancies} vacancies`

const findReason = (log) => REASON.exec(log)?.[0]

async function tryWrongClock({ claims, startApp, administrator }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'spanwright-clock-'))
  const start = (aheadMs) =>
    startApp({
      env: { DATA_DIR: folder, CLOCK_AHEAD_MS: String(aheadMs), LOG_LEVEL: 'info' },
      nodeFlags: CLOCK,
    })
  let app = await start(0)
  await writeRecords(app.url, RECORDS)
  const before = await countRecords(app.url, administrator)
  await app.terminate()

  for (const [moment, aheadMs] of [
    ['seven years ahead', YEARS_MS],
    ['seven years and two days ahead', YEARS_MS + 2 * DAY_MS],
  ])
    await claims.verify(`With a clock ${moment} the server deletes nothing, and says why`, async () => {
      app = await start(aheadMs)
      await waitUntil('the refusal is logged', () => findReason(app.log()) !== undefined)
      // The hourly run, several times.
      await new Promise((resolve) => setTimeout(resolve, 4000))
      const after = await countRecords(app.url, administrator)
      assert.deepEqual(after, before)
      assert.doesNotMatch(app.log(), /expired data was deleted/)
      const reason = findReason(app.log())
      await app.terminate()
      return `${describe(after)} are left; “${reason}”`
    })

  await claims.verify('New records under the wrong clock do not make it look right', async () => {
    app = await start(YEARS_MS + 3 * DAY_MS)
    await writeRecords(app.url, 2)
    await new Promise((resolve) => setTimeout(resolve, 4000))
    await app.terminate()
    app = await start(YEARS_MS + 4 * DAY_MS)
    await new Promise((resolve) => setTimeout(resolve, 4000))
    const after = await countRecords(app.url, administrator)
    assert.ok(after.enquiries >= before.enquiries && after.vacancies >= before.vacancies, describe(after))
    assert.doesNotMatch(app.log(), /expired data was deleted/)
    await app.terminate()
    return `${describe(after)} are left`
  })

  const runCommand = (aheadMs, ...args) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...CLOCK, 'scripts/retention.mjs', ...args],
      {
        cwd: inProject(),
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, CLOCK_AHEAD_MS: String(aheadMs) },
      },
    )
    return { status, output: stdout + stderr }
  }
  await claims.verify('The operator’s command deletes nothing either, and says why', () => {
    const { status, output } = runCommand(YEARS_MS + 6 * DAY_MS)
    assert.match(output, /Refused\. None of this was deleted/)
    assert.match(output, REASON)
    return `exit ${status}; “${findReason(output)}”`
  })

  const verifyNothingDeleted = async (aheadMs, reason) => {
    app = await start(aheadMs)
    await new Promise((resolve) => setTimeout(resolve, 4000))
    const after = await countRecords(app.url, administrator)
    assert.ok(after.enquiries >= before.enquiries && after.vacancies >= before.vacancies, describe(after))
    assert.doesNotMatch(app.log(), /expired data (?:was|will be) deleted/)
    const found = reason?.exec(app.log())?.[0]
    assert.equal(found === undefined, reason === undefined, app.log())
    if (!reason) assert.doesNotMatch(app.log(), /deletion of expired data was refused/)
    await app.terminate()
    return found ? `${describe(after)}; “${found}”` : describe(after)
  }
  await claims.verify(
    'With the clock corrected everything is there, and records of the wrong time are named',
    () => verifyNothingDeleted(0, AHEAD),
  )
  await claims.verify(
    'A second wrong clock, earlier than the first, is not believed because of these records',
    () => verifyNothingDeleted(YEARS_MS / 2, AHEAD),
  )
  await claims.verify('Nor is a later one', () =>
    verifyNothingDeleted(YEARS_MS + 10 * DAY_MS, /deletion of expired data was refused/),
  )
  await claims.verify('The operator corrects the dates, and nothing is refused any more', async () => {
    const today = new Date().toISOString().slice(0, 10)
    assert.match(
      runCommand(YEARS_MS, '--correct-dates', today).output,
      /Correct it first\. Nothing was changed/,
    )
    const { status, output } = runCommand(0, '--correct-dates', today)
    assert.equal(status, 0, output)
    return await verifyNothingDeleted(0)
  })
  rmSync(folder, { recursive: true, force: true })
}

async function tryOldRecords({ claims, startApp, administrator, server, load }) {
  const { runSql, readSql } = await load('tests/support/test-database.ts')
  const options = {
    databaseUrl: server.url,
    env: { CLOCK_AHEAD_MS: '0', LOG_LEVEL: 'info' },
    nodeFlags: CLOCK,
  }
  let app = await startApp(options)
  await writeRecords(app.url, RECORDS)
  const before = await countRecords(app.url, administrator)
  await app.stop()
  const columns = await readSql(
    server.url,
    `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
      JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND c.data_type LIKE 'timestamp%' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'`,
  )
  await runSql(
    server.url,
    // Triggers would refuse changes of the audit log, and renew what is changed.
    `SET session_replication_role = replica`,
    ...columns.map(({ table, column }) => `UPDATE ${table} SET ${column} = ${column} - interval '7 years'`),
  )
  await claims.verify(
    'With records seven years old on PostgreSQL the server deletes nothing, and says why',
    async () => {
      app = await startApp(options)
      await waitUntil('the refusal is logged', () => findReason(app.log()) !== undefined)
      await new Promise((resolve) => setTimeout(resolve, 4000))
      const after = await countRecords(app.url, administrator)
      assert.deepEqual(after, before)
      assert.doesNotMatch(app.log(), /expired data was deleted/)
      await app.stop()
      return `${describe(after)} are left; “${findReason(app.log())}”`
    },
  )
}

export default async function startWithWrongClock({ claims, load, startApp }) {
  const { ADMIN: administrator } = await load('tests/support/app-server.ts')
  await tryWrongClock({ claims, startApp, administrator })
  const server = await startPostgres()
  if (server) await tryOldRecords({ claims, startApp, administrator, server, load })
  else
    claims.skip(
      'With records seven years old on PostgreSQL nothing is deleted',
      'PostgreSQL is not installed',
    )
  await server?.stop()
}
