import 'server-only'
import type { Sql } from '@/lib/admin/lists/queries'
import { Prisma } from '@/lib/generated/prisma/client'

/** `filter` as `resolveAssignee` returns it. */
export function whereAssigned(column: Sql, filter: string | undefined): Sql[] {
  if (filter === undefined) return []
  return [filter === 'nobody' ? Prisma.sql`${column} IS NULL` : Prisma.sql`${column} = ${filter.slice(1)}`]
}
