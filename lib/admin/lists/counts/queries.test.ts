import { describe, expect, it } from 'vitest'
import { Prisma } from '@/lib/generated/prisma/client'
import { countRows } from './queries'

/** Joined, because a series alone is generated whole. */
const tableOf = (rows: number) =>
  Prisma.raw(`FROM generate_series(1, 1000) AS a, generate_series(1, ${rows / 1000}) AS b`)
const rowsOf = (rows: number) => (limit: Prisma.Sql) => Prisma.sql`SELECT ${tableOf(rows)} ${limit}`

describe('countRows', () => {
  it('counts exactly while that is quick', async () => {
    const rows = { none: rowsOf(0), few: rowsOf(10_000), many: rowsOf(20_000) }
    expect(await countRows(tableOf(20_000), rows)).toEqual({
      values: { none: 0, few: 10_000, many: 20_000 },
      moreThan: [],
    })
  })

  it('says "more than 10,000" where the table is too large to count', async () => {
    const rows = { few: rowsOf(10_000), many: rowsOf(1_000_000_000) }
    expect(await countRows(tableOf(1_000_000_000), rows)).toEqual({
      values: { few: 10_000, many: 10_000 },
      moreThan: ['many'],
    })
  })
})
