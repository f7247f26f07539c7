import { database } from '@/lib/db/client'
import { dateBack } from './date-back'

/** In the database of the tests. */
export async function passTime(interval: string): Promise<void> {
  const client = await database().pool.connect()
  try {
    await dateBack((sql, params) => client.query(sql, params), interval)
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
