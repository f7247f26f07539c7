import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { database } from './client'
import { connectServer, type Database } from './connect'

const SERVER = inject('databaseServer')
/** Takes far longer than a test may. */
const ENDLESS = 'SELECT pg_sleep(100)'

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) => error,
  )
const countRunning = async (text: string) => {
  const { rows } = await database().pool.query(
    `SELECT count(*)::int AS running FROM pg_stat_activity WHERE state = 'active' AND query LIKE $1 AND pid <> pg_backend_pid()`,
    [`%${text}%`],
  )
  return rows[0].running
}

describe('read', () => {
  it('returns the rows, with and without limits', async () => {
    const { read } = database()
    expect(await read('SELECT $1::int AS n', [1])).toEqual([{ n: 1 }])
    const { signal } = new AbortController()
    expect(await read('SELECT $1::int AS n', [2], { signal, timeoutMs: 1000 })).toEqual([{ n: 2 }])
  })

  it('throws the error of the statement, and works again afterwards', async () => {
    const { read } = database()
    const { signal } = new AbortController()
    for (const limits of [{}, { signal }, { timeoutMs: 1000 }])
      await expect(read('SELECT 1 / $1::int', [0], limits)).rejects.toMatchObject({ code: '22012' })
    expect(await read('SELECT 1 AS n', [], { signal })).toEqual([{ n: 1 }])
  })

  it('starts no statement for a caller who has left', async () => {
    const { read, pool } = database()
    await pool.query('CREATE SEQUENCE started')
    const departure = new AbortController()
    const isBusy = read('SELECT sum(n) FROM generate_series(1, 1000000) AS n', [])
    const callers = Array.from({ length: 20 }, () => read("SELECT nextval('started')", [], departure))
    departure.abort()
    const later = read("SELECT nextval('started')", [], departure)
    expect(await Promise.all([...callers, later].map(failureOf))).toEqual(
      Array(21).fill(departure.signal.reason),
    )
    await isBusy
    const { rows } = await pool.query('SELECT is_called FROM started')
    expect(rows).toEqual([{ is_called: false }])
    await pool.query('DROP SEQUENCE started')
  })
})

describe.runIf(SERVER)('on a server', () => {
  const { connectionString: url = '' } = database().pool.options
  let limited: Database | undefined

  afterEach(async () => {
    const opened = limited
    limited = undefined
    await opened?.close()
  })

  it('ends the statements, waits for locks and idle transactions of a session', async () => {
    const { rows } = await database().pool.query(
      `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
        current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('TimeZone') AS zone`,
    )
    expect(rows).toEqual([{ statement: '10s', lock: '5s', idle: '30s', zone: 'UTC' }])
  })

  it('stops the statements of callers who leave, while all connections are busy', async () => {
    limited = connectServer(url, 3)
    const { read } = limited
    const departures = Array.from({ length: 3 }, () => new AbortController())
    const marked = `${ENDLESS} -- abandoned`
    const callers = departures.map(({ signal }, index) =>
      failureOf(read(marked, [], { signal, ...(index === 0 && { timeoutMs: 60_000 }) })),
    )
    await expect.poll(() => countRunning('abandoned')).toBe(3)
    for (const departure of departures) departure.abort()
    expect(await Promise.all(callers)).toEqual(departures.map(({ signal }) => signal.reason))
    await expect.poll(() => countRunning('abandoned')).toBe(0)
    expect(await read('SELECT 1 AS n', [])).toEqual([{ n: 1 }])
  })

  it('stops no statement of another caller', async () => {
    const { read } = database()
    const departure = new AbortController()
    const stayed = read<{ n: number }>('SELECT 7 AS n FROM pg_sleep(1)', [], new AbortController())
    const left = failureOf(read(ENDLESS, [], departure))
    await expect.poll(() => countRunning(ENDLESS)).toBe(1)
    departure.abort()
    expect(await left).toBe(departure.signal.reason)
    expect(await stayed).toEqual([{ n: 7 }])
  })

  it('does not stop the next statement of a connection when a caller leaves late', async () => {
    limited = connectServer(url, 1)
    const { read } = limited
    for (let round = 0; round < 20; round += 1) {
      const departure = new AbortController()
      const reading = failureOf(read('SELECT 1', [], departure))
      await sleep(round / 10)
      departure.abort()
      await reading
      expect(await read('SELECT 2 AS n FROM pg_sleep(0.01)', [])).toEqual([{ n: 2 }])
    }
  })

  it('ends a statement at its own limit', async () => {
    const started = performance.now()
    await expect(database().read(ENDLESS, [], { timeoutMs: 300 })).rejects.toMatchObject({ code: '57014' })
    expect(performance.now() - started).toBeLessThan(3000)
    // The limit is that statement's alone.
    const [row] = await database().read(`SELECT current_setting('statement_timeout') AS statement`, [])
    expect(row).toEqual({ statement: '10s' })
  })

  it('lets a statement with a longer limit outlast those of the session', async () => {
    limited = connectServer(`${url}?options=-c%20TimeZone=UTC%20-c%20statement_timeout=200`, 1)
    await expect(limited.read('SELECT 1 FROM pg_sleep(0.6)', [])).rejects.toMatchObject({ code: '57014' })
    expect(await limited.read('SELECT 1 AS n FROM pg_sleep(0.6)', [], { timeoutMs: 5000 })).toEqual([
      { n: 1 },
    ])
  })
})
