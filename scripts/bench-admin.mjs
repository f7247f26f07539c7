// npm run bench:admin: the admin centre's lists with 1,000 and with 100,000 rows of each kind, over HTTP beside the bare SQL on the
// same database; exact counts and files apart; on the embedded database, and on PostgreSQL where its binaries exist.
import './support/node-version.mjs'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const { ensureBuilt, ensureClient } = await import('./support/app-build.mjs')
const { ensureInstalled } = await import('./support/install.mjs')
const { findPostgres, startPostgres } = await import('./support/postgres.mjs')
const { main } = await import('./support/project.mjs')
const { whilePreparing } = await import('./support/serve.mjs')
const { withTypeScript } = await import('./support/typescript.mjs')

const SIZES = [1000, 100_000]
const ROUNDS = Number(process.env.BENCH_ROUNDS || 200)
const WARM_UP = 20
const SEED_BATCH = 5000
const COUNTS = 10
const SECRET = 'a-secret-of-the-benchmark-and-of-nothing-else'
const ADMIN = { username: 'admin', password: 'correct horse battery staple' }

const REGISTRATION = `id, name, email, company, role, user_type, phone, message, interested_in, how_did_you_hear, pricing_plan, created_at`
const CONTACT = `id, name, email, company, role, phone, company_size, industry, product_interest, timeline, budget, current_solution,
  message, status, version, created_at`
const registrations = (rest) => `SELECT ${REGISTRATION} FROM interest_registrations ${rest} LIMIT 51`
const contacts = (rest) => `SELECT ${CONTACT} FROM contact_sales_requests ${rest} LIMIT 51`
const NEWEST = 'ORDER BY created_at DESC, id DESC'
const BUDGET = `array_position(ARRAY['under-5k', '5-15k', '15-50k', '50k+', 'success-based']::text[], budget::text)`
const SOURCE = `array_position(ARRAY['Search engine (Google, Bing, etc.)', 'Social media (LinkedIn, Twitter, etc.)', 'Industry publication or blog', 'Word of mouth/referral', 'Conference or event', 'Direct outreach', 'Other']::text[], how_did_you_hear::text)`

/** What is measured: its name, the query of the call, and what one would write by hand. */
const REGISTRATION_CASES = [
  ['first page', 'size=50', registrations(NEWEST)],
  ['search, one fits', 'search=person77%40', registrations(`WHERE search_text LIKE '%person77@%' ${NEWEST}`)],
  ['search, many fit', 'search=Engineer', registrations(`WHERE search_text LIKE '%engineer%' ${NEWEST}`)],
  [
    'search, none fits',
    'search=nobody+at+all',
    registrations(`WHERE search_text LIKE '%nobody at all%' ${NEWEST}`),
  ],
  [
    'search, two letters',
    'search=qx',
    registrations(`WHERE search_grams(search_text) @> '{qx}' AND search_text LIKE '%qx%' ${NEWEST}`),
  ],
  ['filter by type', 'userType=candidate', registrations(`WHERE user_type = 'candidate' ${NEWEST}`)],
  ['filter by source', 'source=event', registrations(`WHERE ${SOURCE} = 5 ${NEWEST}`)],
  [
    'sort by company',
    'sort=company',
    registrations('WHERE lower(company) IS NOT NULL ORDER BY lower(company), id'),
  ],
]
const CONTACT_CASES = [
  ['first page', 'size=50', contacts(NEWEST)],
  ['search, some fit', 'search=Viaduct+1', contacts(`WHERE search_text LIKE '%viaduct 1%' ${NEWEST}`)],
  ['filter by status', 'status=qualified', contacts(`WHERE status = 'qualified' ${NEWEST}`)],
  ['sort by status', 'sort=status&direction=desc', contacts('ORDER BY status DESC, id DESC')],
  ['sort by budget', 'sort=budget', contacts(`WHERE ${BUDGET} IS NOT NULL ORDER BY ${BUDGET}, id`)],
  [
    'search, filter, sort',
    'search=engineer&status=new&sort=name',
    contacts(`WHERE search_text LIKE '%engineer%' AND status = 'new' ORDER BY lower(name), id`),
  ],
]
const LISTS = [
  ['registrations', '/api/admin/interest-registrations', REGISTRATION_CASES],
  ['contacts', '/api/admin/contact-sales', CONTACT_CASES],
]

const pick = (words, step) =>
  `(ARRAY[${words.map((word) => (word === null ? 'NULL' : `'${word}'`)).join(', ')}])[1 + (i * ${step}) % ${words.length}]`
const FIRST = [
  'Ada',
  'Bo',
  'Chidi',
  'Dora',
  'Emil',
  'Fatima',
  'Goran',
  'Hana',
  'Ines',
  'Jonas',
  'Kwame',
  'Lena',
  'Mia',
]
const LAST = [
  'Archer',
  'Brook',
  'Carver',
  'Dyer',
  'Fletcher',
  'Glover',
  'Hooper',
  'Ironside',
  'Joiner',
  'Keeler',
  'Mason',
]
const FIRMS = [
  'Bridges',
  'Tunnels',
  'Viaduct',
  'Signals',
  'Turbines',
  'Castings',
  'Pipelines',
  'Avionics',
  'Dredging',
]
const ROLES = [
  'Head of Structures',
  'Bridge engineer',
  'Talent lead',
  'Rail tester',
  'Operations director',
  null,
  'CNC setter',
]
const NAME = `${pick(FIRST, 7)} || ' ' || ${pick(LAST, 5)}`
const EMAIL = `'person' || i || '@firm' || i % 5000 || '.example'`
const COMPANY = `${pick(FIRMS, 11)} || ' ' || i % 5000 || ' Ltd'`
const FORM_TEXT = `repeat('We look for people who know their trade. ', 1 + i % 6)`
const TIME = `now() - i * interval '7 minutes'`

const SEEDS = [
  `INSERT INTO interest_registrations (id, name, email, company, role, user_type, phone, message, interested_in, how_did_you_hear,
    pricing_plan, content_hash, created_at)
  SELECT gen_random_uuid(), ${NAME}, ${EMAIL}, CASE WHEN i % 4 > 0 THEN ${COMPANY} END, ${pick(ROLES, 3)},
    (CASE WHEN i % 3 = 0 THEN 'candidate' ELSE 'hiring_manager' END)::user_type, CASE WHEN i % 2 = 0 THEN '01234 567890' END,
    CASE WHEN i % 3 > 0 THEN ${FORM_TEXT} END, ARRAY['AI job specification', 'Recruitment analytics'],
    ${pick(['Search engine (Google, Bing, etc.)', 'Social media (LinkedIn, Twitter, etc.)', 'Word of mouth/referral', 'Conference or event', 'A friend', null], 5)},
    ${pick(['starter', 'growth', 'success-based', null], 3)}, repeat('0', 64), ${TIME}
  FROM generate_series($1::int, $2::int) AS i`,
  `INSERT INTO contact_sales_requests (id, name, email, company, role, phone, company_size, industry, product_interest, timeline, budget,
    current_solution, message, status, content_hash, created_at)
  SELECT gen_random_uuid(), ${NAME}, ${EMAIL}, ${COMPANY}, coalesce(${pick(ROLES, 3)}, 'Buyer'), '01234 567890', '51-200', 'manufacturing',
    ${pick(['starter', 'growth', 'general', null], 3)}, ${pick(['immediate', '1-3-months', 'exploring'], 5)},
    ${pick(['under-5k', '5-15k', '50k+', null], 5)}, 'Two agencies', ${FORM_TEXT},
    ${pick(['new', 'new', 'contacted', 'qualified', 'closed'], 3)}::contact_status, repeat('0', 64), ${TIME}
  FROM generate_series($1::int, $2::int) AS i`,
]

/** The value that a share of all values does not exceed, in milliseconds. */
function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]
}

/** @returns {Promise<{p50: number, p99: number}>} */
async function times(work, rounds = ROUNDS) {
  const taken = []
  for (let round = -Math.min(WARM_UP, rounds); round < rounds; round += 1) {
    const started = performance.now()
    await work()
    if (round >= 0) taken.push(performance.now() - started)
  }
  return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) }
}

/** Fills an empty, migrated database, as the upkeep of either engine would leave it. */
async function seed(pool, size) {
  for (const statement of SEEDS) {
    for (let first = 1; first <= size; first += SEED_BATCH)
      await pool.query(statement, [first, Math.min(size, first + SEED_BATCH - 1)])
  }
  await pool.query('VACUUM (ANALYZE) interest_registrations')
  await pool.query('VACUUM (ANALYZE) contact_sales_requests')
}

async function signIn(origin) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ADMIN),
  })
  if (!response.ok) throw new Error(`Sign-in: ${response.status} ${await response.text()}`)
  return { authorization: `Bearer ${(await response.json()).token}` }
}

async function read(url, headers) {
  const response = await fetch(url, { headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`)
  return text
}

/** Memory of a process in MB, where the system tells. */
function memory(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

/** Reads a whole answer without keeping it. @returns {Promise<{seconds: number, rows: number, before: number, peak: number}>} */
async function readWhole(url, headers, pid) {
  const before = memory(pid)
  let peak = before
  const sampler = setInterval(() => {
    peak = Math.max(peak, memory(pid))
  }, 20)
  const started = performance.now()
  const response = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  let lines = 0
  for await (const chunk of response.body) for (const byte of chunk) if (byte === 0x0a) lines += 1
  clearInterval(sampler)
  return { seconds: (performance.now() - started) / 1000, rows: lines - 1, before, peak }
}

/** Runs the calls against one server. @returns the times by case, and those of counts and files */
async function overHttp(app) {
  const headers = await signIn(app.url)
  const pages = {}
  const counts = {}
  const files = {}
  for (const [list, address, cases] of LISTS) {
    for (const [name, query] of cases)
      pages[`${list}: ${name}`] = await times(() => read(`${app.url}${address}?${query}`, headers))
    counts[`${list}: all`] = await times(() => read(`${app.url}${address}/counts`, headers), COUNTS)
    counts[`${list}: of a search`] = await times(
      () => read(`${app.url}${address}/counts?search=engineer`, headers),
      COUNTS,
    )
    // The second one: the first has set the process up.
    await readWhole(`${app.url}${address}/export`, headers, app.pid())
    files[`${list}: file`] = await readWhole(`${app.url}${address}/export`, headers, app.pid())
  }
  pages['one line of the audit log'] = await times(() => read(`${app.url}/api/admin/audit?size=1`, headers))
  pages['empty handler'] = await times(() => read(`${app.url}/api/health`, headers))
  return { pages, counts, files }
}

/** The same by hand, on a connection of one's own. */
async function bySql(pool) {
  const pages = {}
  for (const [list, , cases] of LISTS)
    for (const [name, , sql] of cases) pages[`${list}: ${name}`] = await times(() => pool.query(sql))
  return pages
}

const ms = (value) => (value === undefined ? '-' : value.toFixed(1)).padStart(8)
const ratio = (a, b) => (a && b ? `${(a / b).toFixed(2)}x` : '-').padStart(8)

function report(engine, [small, large]) {
  console.log(
    `\n${engine}: a page of 50, ms; rows of each list ${SIZES.map((size) => size.toLocaleString('en-GB')).join(' and ')}`,
  )
  console.log(
    `${''.padEnd(36)}${'HTTP p50'.padStart(9)}${'p99'.padStart(8)}${'SQL p50'.padStart(9)}${'p99'.padStart(8)}${'HTTP/SQL'.padStart(10)}${'growth'.padStart(8)}`,
  )
  for (const [name, { p50, p99 }] of Object.entries(large.http.pages)) {
    const sql = large.sql[name]
    console.log(
      `${name.padEnd(36)}${ms(p50).padStart(9)}${ms(p99)}${ms(sql?.p50).padStart(9)}${ms(sql?.p99)}${ratio(p50, sql?.p50).padStart(10)}${ratio(p50, small.http.pages[name]?.p50)}`,
    )
  }
  console.log('\nExact counts, apart from the rows, ms')
  for (const [name, { p50, p99 }] of Object.entries(large.http.counts))
    console.log(
      `${name.padEnd(36)}${ms(p50).padStart(9)}${ms(p99)}${ratio(p50, small.http.counts[name]?.p50).padStart(35)}`,
    )
  console.log('\nFiles')
  for (const [name, file] of Object.entries(large.http.files)) {
    const grown = `${file.before.toFixed(0)} -> ${file.peak.toFixed(0)} MB`
    console.log(
      `${name.padEnd(36)}${file.rows} rows, ${Math.round(file.rows / file.seconds)} rows/s, memory of the server ${grown}`,
    )
  }
}

async function bench(load) {
  const { startApp } = await load('tests/support/app-server.ts')
  const { runSql, onServer } = await load('tests/support/test-database.ts')
  const { connectEmbedded, connectServer } = await load('lib/db/connect.ts')
  const env = { APP_SECRET: SECRET, ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password }

  /** One size on one engine: filled, called, and asked by hand on the same data. */
  const measure = async (size, connect, options) => {
    const seeding = connect()
    await seeding.migrate()
    await seed(seeding.pool, size)
    await seeding.close()
    const app = await startApp(options)
    const http = await overHttp(app).finally(() => app.stop())
    const database = connect()
    const sql = await bySql(database.pool)
    await database.close()
    return { http, sql }
  }

  const results = []
  for (const size of SIZES) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'spanwright-bench-'))
    const connect = () => connectEmbedded(path.join(folder, 'pglite'))
    results.push(await measure(size, connect, { env: { ...env, DATA_DIR: folder } }))
    rmSync(folder, { recursive: true, force: true })
  }
  report('Embedded database', results)

  const bin = findPostgres()
  if (!bin) return
  const server = await startPostgres(bin)
  const onPostgres = []
  for (const size of SIZES) {
    await runSql(server.url, `CREATE DATABASE bench_${size}`)
    const databaseUrl = onServer(server.url, `bench_${size}`)
    onPostgres.push(await measure(size, () => connectServer(databaseUrl, 2), { databaseUrl, env }))
  }
  report('PostgreSQL', onPostgres)
  await server.stop()
}

await main(async () => {
  await whilePreparing(async () => {
    await ensureInstalled({ withDev: true })
    await ensureClient()
    await ensureBuilt()
  })
  await withTypeScript(bench)
})
