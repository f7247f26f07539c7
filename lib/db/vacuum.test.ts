import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectEmbedded } from './connect'
import { IN_MEMORY } from './embedded'
import { vacuumChangedTables } from './vacuum'

const database = connectEmbedded(IN_MEMORY)
const { pool } = database

const OPENING_MS = 60_000
beforeAll(() => database.migrate(), OPENING_MS)
afterAll(() => database.close())

/** Statistics are written at most once a second, unless asked for. */
const settle = () => pool.query('SELECT pg_stat_force_next_flush()')

const deadRows = async () => {
  const { rows } = await pool.query(
    "SELECT n_dead_tup::int AS dead FROM pg_stat_user_tables WHERE relname = 'rows'",
  )
  return rows[0].dead
}

describe('upkeep', () => {
  it('tidies what has changed much, and leaves the rest alone', async () => {
    await pool.query('CREATE TABLE rows (id int); CREATE TABLE quiet (id int)')
    await settle()
    await vacuumChangedTables(pool)
    await pool.query('INSERT INTO rows SELECT generate_series(1, 1000)')
    await pool.query('DELETE FROM rows')
    await pool.query('INSERT INTO quiet VALUES (1)')
    await settle()
    expect(await vacuumChangedTables(pool)).toEqual(['rows'])
    await settle()
    expect(await deadRows()).toBe(0)
    expect(await vacuumChangedTables(pool)).toEqual([])
  })

  it('waits for a transaction instead of running inside it', async () => {
    await pool.query('CREATE TABLE busy (id int)')
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('INSERT INTO busy SELECT generate_series(1, 1000)')
    const tidying = vacuumChangedTables(pool)
    await client.query('DELETE FROM busy')
    await client.query('SELECT pg_stat_force_next_flush()')
    await client.query('COMMIT')
    client.release()
    expect(await tidying).toContain('busy')
  })
})
