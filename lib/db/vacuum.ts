import type pg from 'pg'

/** PGlite has no autovacuum and no checkpointer. Uses the pool: a direct call could run inside another transaction. */
export async function vacuumChangedTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    SELECT s.relid::regclass::text AS name FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
    WHERE s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
       OR s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)`)
  for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`)
  if (rows.length) await pool.query('CHECKPOINT')
  return rows.map(({ name }) => name)
}
