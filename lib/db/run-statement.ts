import 'server-only'
import type { Prisma } from '@/lib/generated/prisma/client'
import { database } from './client'

/** One statement outside a transaction, without Prisma, which can take longer to prepare it than the database to run it. */
export async function runStatement<Row extends object>({
  text,
  values,
}: Pick<Prisma.Sql, 'text' | 'values'>): Promise<Row[]> {
  const { pool, nameStatement } = database()
  const { rows } = await pool.query<Row>({ name: nameStatement({ sql: text }), text, values })
  return rows
}
