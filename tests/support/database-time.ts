import { database } from '@/lib/db/client'

/** Dates every row earlier by a PostgreSQL interval, such as "3 years 1 day". */
export async function passTime(interval: string): Promise<void> {
  const client = await database().pool.connect()
  try {
    // Without triggers, because some refuse changes.
    await client.query('SET session_replication_role = replica')
    const { rows } = await client.query<{ name: string; columns: string[] }>(
      `SELECT table_name AS name, array_agg(quote_ident(column_name)::text) AS columns FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type LIKE 'timestamp%' AND table_name <> '_prisma_migrations' GROUP BY 1`,
    )
    for (const { name, columns } of rows)
      await client.query(
        `UPDATE ${name} SET ${columns.map((column) => `${column} = ${column} - interval '${interval}'`).join(', ')}`,
      )
  } finally {
    await client.query('SET session_replication_role = DEFAULT')
    client.release()
  }
}

export async function recordSignIn(): Promise<void> {
  const query = (sql: string) => database().pool.query(sql)
  await query(`INSERT INTO administrators (id, username, password_hash, updated_at) VALUES (gen_random_uuid(), 'ada', '', now())
    ON CONFLICT (username) DO NOTHING`)
  await query(`INSERT INTO admin_sessions (id, administrator_id, address, expires_at)
    SELECT gen_random_uuid(), id, '203.0.113.7', now() + interval '8 hours' FROM administrators WHERE username = 'ada'`)
  await query(`INSERT INTO audit_entries (id, actor, action, address)
    VALUES (gen_random_uuid(), 'ada', 'signIn.succeeded', '203.0.113.7')`)
}
