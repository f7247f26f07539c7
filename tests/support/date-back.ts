import type { Query } from '@/lib/db/retention.mjs'

/** Dates every row earlier by a PostgreSQL interval, such as "3 years 1 day". `query` keeps to one connection. */
export async function dateBack(query: Query, interval: string): Promise<void> {
  // Without triggers, because some refuse changes.
  await query('SET session_replication_role = replica')
  const { rows } = await query(
    `SELECT table_name AS name, array_agg(quote_ident(column_name)::text) AS columns FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type LIKE 'timestamp%' AND table_name <> '_prisma_migrations' GROUP BY 1`,
  )
  for (const { name, columns } of rows as { name: string; columns: string[] }[])
    await query(
      `UPDATE ${name} SET ${columns.map((column) => `${column} = ${column} - interval '${interval}'`).join(', ')}`,
    )
}
