import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMigratedDump } from '@/tests/support/migrated-dump'
import { connectEmbedded } from './connect'
import { IN_MEMORY } from './embedded'
import { vacuumChangedTables } from './vacuum'

const database = connectEmbedded(IN_MEMORY, readMigratedDump())
const { pool } = database

const OPEN_TIMEOUT_MS = 60_000
beforeAll(() => database.migrate(), OPEN_TIMEOUT_MS)
afterAll(() => database.close())

/** PostgreSQL writes statistics at most once a second otherwise. */
const flushStatistics = () => pool.query('SELECT pg_stat_force_next_flush()')

const countDeadRows = async () => {
  const { rows } = await pool.query(
    "SELECT n_dead_tup::int AS dead FROM pg_stat_user_tables WHERE relname = 'rows'",
  )
  return rows[0].dead
}

describe('vacuumChangedTables', () => {
  it('vacuums only tables that have changed a lot', async () => {
    await pool.query('CREATE TABLE rows (id int); CREATE TABLE quiet (id int)')
    await flushStatistics()
    await vacuumChangedTables(pool)
    await pool.query('INSERT INTO rows SELECT generate_series(1, 1000)')
    await pool.query('DELETE FROM rows')
    await pool.query('INSERT INTO quiet VALUES (1)')
    await flushStatistics()
    expect(await vacuumChangedTables(pool)).toEqual(['rows'])
    await flushStatistics()
    expect(await countDeadRows()).toBe(0)
    expect(await vacuumChangedTables(pool)).toEqual([])
  })

  it('waits for a transaction instead of running inside it', async () => {
    await pool.query('CREATE TABLE busy (id int)')
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('INSERT INTO busy SELECT generate_series(1, 1000)')
    const vacuuming = vacuumChangedTables(pool)
    await client.query('DELETE FROM busy')
    await client.query('SELECT pg_stat_force_next_flush()')
    await client.query('COMMIT')
    client.release()
    expect(await vacuuming).toContain('busy')
  })
})
