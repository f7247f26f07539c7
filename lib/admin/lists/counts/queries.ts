import 'server-only'
import { queryRows, type RowsToCount } from '@/lib/admin/lists/queries'
import { MAX_COUNTED } from '@/lib/admin/lists/schema'
import { Prisma } from '@/lib/generated/prisma/client'

export interface RowCounts<Name extends string> {
  values: Record<Name, number>
  /** Those that are more than their value: counting them would take too long. */
  moreThan: Name[]
}

/** Longer than this a count would be late on a screen. */
const MAX_COUNT_MS = 1000

/**
 * Counts each up to MAX_COUNTED, then those with more in full if that is expected to take less than a second:
 * no longer for each row of the table than it took so far. The embedded database can't stop a statement that takes longer.
 */
export async function countRows<Name extends string>(
  from: Prisma.Sql,
  rows: Record<Name, RowsToCount>,
  signal?: AbortSignal,
): Promise<RowCounts<Name>> {
  const started = performance.now()
  const capped = await queryCounts(rows, Prisma.sql`LIMIT ${MAX_COUNTED + 1}`, signal)
  const ms = performance.now() - started
  const moreThan = (Object.keys(capped) as Name[]).filter((name) => capped[name] > MAX_COUNTED)
  if (moreThan.length === 0) return { values: capped, moreThan }
  if ((ms / MAX_COUNTED) * (await estimateRows(from, signal)) > MAX_COUNT_MS) {
    for (const name of moreThan) capped[name] = MAX_COUNTED
    return { values: capped, moreThan }
  }
  const exact = Object.fromEntries(moreThan.map((name) => [name, rows[name]])) as Record<Name, RowsToCount>
  return { values: { ...capped, ...(await queryCounts(exact, Prisma.empty, signal)) }, moreThan: [] }
}

async function queryCounts<Name extends string>(
  rows: Record<Name, RowsToCount>,
  limit: Prisma.Sql,
  signal: AbortSignal | undefined,
): Promise<Record<Name, number>> {
  const counts = Object.entries<RowsToCount>(rows).map(
    ([name, select]) =>
      Prisma.sql`(SELECT count(*)::int FROM (${select(limit)}) AS counted) AS ${Prisma.raw(`"${name}"`)}`,
  )
  const [row] = await queryRows<Record<Name, number>>(Prisma.sql`SELECT ${Prisma.join(counts)}`, { signal })
  if (!row) throw new Error('The count returned no row')
  return row
}

/** The planner's guess. */
async function estimateRows(from: Prisma.Sql, signal: AbortSignal | undefined): Promise<number> {
  const [row] = await queryRows<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    Prisma.sql`EXPLAIN (FORMAT JSON) SELECT ${from}`,
    { signal },
  )
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
