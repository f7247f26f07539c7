// npm run bench:admin: the admin centre's lists with 1,000 and with 100,000 rows of each kind, over HTTP beside the bare SQL on the
// same database; exact counts and files apart; on the embedded database, and on PostgreSQL where its binaries exist.
import './support/node-version.mjs'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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

/**
 * Runs all works in turn, round after round, so that what else the machine does falls on each alike.
 * @param {Record<string, () => Promise<unknown>>} works @returns {Promise<Record<string, {p50: number, p99: number}>>} by name
 */
async function inTurn(works) {
  const taken = Object.fromEntries(Object.keys(works).map((name) => [name, []]))
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [name, work] of Object.entries(works)) {
      const started = performance.now()
      await work()
      if (round >= 0) taken[name].push(performance.now() - started)
    }
  }
  const sum = ([name, values]) => [name, { p50: percentile(values, 0.5), p99: percentile(values, 0.99) }]
  return Object.fromEntries(Object.entries(taken).map(sum))
}

/** @returns {Promise<{p50: number, p99: number}>} */
async function times(work, rounds) {
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

/** What is measured on one filled database: calls of its server, and the statements on a connection of one's own. */
function pageWorks(app, headers, pool) {
  const http = {}
  const sql = {}
  for (const [list, address, cases] of LISTS)
    for (const [name, query, statement] of cases) {
      http[`${list}: ${name}`] = () => read(`${app.url}${address}?${query}`, headers)
      sql[`${list}: ${name}`] = () => pool.query(statement)
    }
  http['one line of the audit log'] = () => read(`${app.url}/api/admin/audit?size=1`, headers)
  http['empty handler'] = () => read(`${app.url}/api/health`, headers)
  return { http, sql }
}

const prefixed = (prefix, works) =>
  Object.fromEntries(Object.entries(works).map(([name, work]) => [prefix + name, work]))

/** Exact counts, and whole files: apart from the pages. */
async function apart(app, headers) {
  const counts = {}
  const files = {}
  for (const [list, address] of LISTS) {
    const count = (query) => times(() => read(`${app.url}${address}/counts${query}`, headers), COUNTS)
    counts[`${list}: all`] = await count('')
    counts[`${list}: of a search`] = await count('?search=engineer')
    // The second one: the first has set the process up.
    await readWhole(`${app.url}${address}/export`, headers, app.pid())
    files[`${list}: file`] = await readWhole(`${app.url}${address}/export`, headers, app.pid())
  }
  return { counts, files }
}

const ms = (value) => (value === undefined ? '-' : value.toFixed(1))
const ratio = (a, b) => (a && b ? `${(a / b).toFixed(2)}x` : '-')

function report(engine, pages, { counts, files }) {
  const [few, many] = SIZES.map((size) => size.toLocaleString('en-GB'))
  console.log(`\n${engine}: a page of 50 of ${many} rows, ms; growth from ${few} rows`)
  const head = ['HTTP p50', 'p99', 'SQL p50', 'p99', 'HTTP/SQL', 'growth', 'SQL']
  console.log(`${''.padEnd(36)}${head.map((word) => word.padStart(9)).join('')}`)
  for (const name of Object.keys(pages)
    .filter((one) => one.startsWith('many '))
    .map((one) => one.slice(5))) {
    const [http, sql] = [pages[`many ${name}`], pages[`many sql ${name}`]]
    if (name.startsWith('sql ')) continue
    const growth = [
      ratio(http.p50, pages[`few ${name}`]?.p50),
      ratio(sql?.p50, pages[`few sql ${name}`]?.p50),
    ]
    const cells = [
      ms(http.p50),
      ms(http.p99),
      ms(sql?.p50),
      ms(sql?.p99),
      ratio(http.p50, sql?.p50),
      ...growth,
    ]
    console.log(`${name.padEnd(36)}${cells.map((cell) => cell.padStart(9)).join('')}`)
  }
  console.log('\nExact counts, apart from the rows, ms')
  for (const [name, { p50, p99 }] of Object.entries(counts))
    console.log(`${name.padEnd(36)}${ms(p50).padStart(9)}${ms(p99).padStart(9)}`)
  console.log('\nFiles')
  for (const [name, file] of Object.entries(files)) {
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

  /** Fills a database through `connect`. */
  const fill = async (connect, size) => {
    const database = connect()
    await database.migrate()
    await seed(database.pool, size)
    await database.close()
  }
  /** Two servers, one with few rows and one with many, asked in turn with the same databases by hand. */
  const measure = async (engine, [few, many]) => {
    const sides = []
    for (const [name, { connect, options }] of Object.entries({ few, many })) {
      const app = await startApp(options)
      sides.push({ name, app, headers: await signIn(app.url), database: connect() })
    }
    let works = {}
    for (const { name, app, headers, database } of sides) {
      const { http, sql } = pageWorks(app, headers, database.pool)
      works = { ...works, ...prefixed(`${name} `, http), ...prefixed(`${name} sql `, sql) }
    }
    const pages = await inTurn(works)
    const { app, headers } = sides[1]
    report(engine, pages, await apart(app, headers))
    for (const side of sides) {
      await side.app.stop()
      await side.database.close()
    }
  }

  const base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-bench-'))
  const embedded = []
  for (const size of SIZES) {
    // One process a folder: the server gets one copy, the statements by hand another.
    const [served, own] = ['served', 'own'].map((name) => path.join(base, `${name}-${size}`))
    await fill(() => connectEmbedded(path.join(served, 'pglite')), size)
    cpSync(served, own, { recursive: true })
    const connect = () => connectEmbedded(path.join(own, 'pglite'))
    embedded.push({ connect, options: { env: { ...env, DATA_DIR: served } } })
  }
  await measure('Embedded database', embedded)
  rmSync(base, { recursive: true, force: true })

  const bin = findPostgres()
  if (!bin) return
  const server = await startPostgres(bin)
  const onPostgres = []
  for (const size of SIZES) {
    await runSql(server.url, `CREATE DATABASE bench_${size}`)
    const databaseUrl = onServer(server.url, `bench_${size}`)
    const connect = () => connectServer(databaseUrl, 2)
    await fill(connect, size)
    onPostgres.push({ connect, options: { databaseUrl, env } })
  }
  await measure('PostgreSQL', onPostgres)
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
