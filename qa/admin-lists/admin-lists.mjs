// npm run bench:admin: the admin centre's lists with 1,000 and with 100,000 rows of each kind, over HTTP beside the bare SQL on the
// same database; exact counts and files apart; on the embedded database, and on PostgreSQL where its binaries exist.
// BENCH_ROUNDS (200) and BENCH_ROWS (100000) make it shorter.
import '../../scripts/support/node-version.mjs'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'

const { reportApart, reportPages } = await import('./report.mjs')
const { seedLists } = await import('./rows.mjs')
const { apart, pageWorks, signIn } = await import('./calls.mjs')
const { inTurn } = await import('./timing.mjs')
const { findPostgres, startPostgres } = await import('../../scripts/support/postgres.mjs')
const { prepare } = await import('../../scripts/support/prepare.mjs')
const { main, secondsSince } = await import('../../scripts/support/project.mjs')
const { withTypeScript } = await import('../../scripts/support/typescript.mjs')

const SIZES = [1000, Number(process.env.BENCH_ROWS || 100_000)]
const ROUNDS = Number(process.env.BENCH_ROUNDS || 200)
const SECRET = 'a-secret-of-the-benchmark-and-of-nothing-else'
const ADMIN = { username: 'admin', password: 'correct horse battery staple' }
const env = { APP_SECRET: SECRET, ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password }

const prefixed = (prefix, works) =>
  Object.fromEntries(Object.entries(works).map(([name, work]) => [prefix + name, work]))

/** Migrates and fills a database through `connect`; one on a server through a session that no statement is too long for. */
async function fill(connect, size, url) {
  const started = performance.now()
  const database = connect()
  await database.migrate()
  const pool = url ? new pg.Pool({ connectionString: url, max: 1 }) : database.pool
  await seedLists(pool, size)
  if (url) await pool.end()
  await database.close()
  console.log(`${size.toLocaleString('en-GB')} rows of each list in ${secondsSince(started)}`)
}

/** Two servers, one with few rows and one with many, asked in turn with the same databases by hand. */
async function measure(engine, [few, many], startApp) {
  const sides = []
  for (const [name, { connect, options }] of Object.entries({ few, many })) {
    const app = await startApp(options)
    sides.push({ name, app, headers: await signIn(app.url, ADMIN), database: connect() })
  }
  let works = {}
  for (const { name, app, headers, database } of sides)
    works = { ...works, ...prefixed(`${name} `, pageWorks(app, headers, database.pool)) }
  reportPages(engine, SIZES, await inTurn(works, ROUNDS))
  const { app, headers } = sides[1]
  reportApart(await apart(app, headers))
  for (const side of sides) {
    await side.app.stop()
    await side.database.close()
  }
}

async function onEmbedded({ connectEmbedded }, startApp) {
  const base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-bench-'))
  const databases = []
  for (const size of SIZES) {
    // One process a folder: the server gets one copy, the statements by hand another.
    const [served, own] = ['served', 'own'].map((name) => path.join(base, `${name}-${size}`))
    await fill(() => connectEmbedded(path.join(served, 'pglite')), size)
    cpSync(served, own, { recursive: true })
    const connect = () => connectEmbedded(path.join(own, 'pglite'))
    databases.push({ connect, options: { env: { ...env, DATA_DIR: served } } })
  }
  await measure('Embedded database', databases, startApp)
  rmSync(base, { recursive: true, force: true })
}

async function onPostgres({ connectServer }, startApp, { runSql, onServer }) {
  const bin = findPostgres()
  if (!bin) return console.log('\nPostgreSQL: not measured, there are no binaries of it here')
  const server = await startPostgres(bin)
  const databases = []
  for (const size of SIZES) {
    await runSql(server.url, `CREATE DATABASE bench_${size}`)
    const databaseUrl = onServer(server.url, `bench_${size}`)
    const connect = () => connectServer(databaseUrl, 2)
    await fill(connect, size, databaseUrl)
    databases.push({ connect, options: { databaseUrl, env } })
  }
  await measure('PostgreSQL', databases, startApp)
  await server.stop()
}

await main(async () => {
  await prepare()
  await withTypeScript(async (load) => {
    const { startApp } = await load('tests/support/app-server.ts')
    const connections = await load('lib/db/connect.ts')
    await onEmbedded(connections, startApp)
    await onPostgres(connections, startApp, await load('tests/support/test-database.ts'))
  })
})
