import 'server-only'
import { createSearchFilter, readBatches, readPage, type Segment } from '@/lib/admin/lists/queries'
import type { Page } from '@/lib/admin/lists/schema'
import { describeRefusal } from '@/lib/db/retention-texts.mjs'
import { Prisma } from '@/lib/generated/prisma/client'
import type { AuditEntry, AuditFilter, AuditQuery } from './schema'

interface Row extends Omit<AuditEntry, 'at'> {
  at: Date
}

export async function readAuditPage(
  query: AuditQuery,
  signal?: AbortSignal,
): Promise<{ entries: AuditEntry[]; page: Page }> {
  const { rows, page } = await readPage<Row>([createSegment(query)], query, 'at', signal)
  return { entries: rows.map(toEntry), page }
}

export async function* readAuditBatches(
  filter: AuditFilter,
  signal?: AbortSignal,
): AsyncGenerator<AuditEntry[]> {
  for await (const rows of readBatches<Row>([createSegment(filter)], signal)) yield rows.map(toEntry)
}

function createSegment({ actor, action }: AuditFilter): Segment {
  return {
    from: Prisma.sql`FROM audit_entries`,
    columns: Prisma.sql`id, at, actor, action, target, changes, address, request_id AS "requestId"`,
    filter: createSearchFilter(
      Prisma.sql`lower(actor)`,
      actor,
      action ? [Prisma.sql`action = ${action}`] : [],
    ),
    key: { sql: Prisma.sql`at`, type: 'timestamptz' },
    id: Prisma.sql`id`,
  }
}

const toEntry = ({ at, changes, ...row }: Row): AuditEntry => ({
  ...row,
  changes: changes && describeRefusals(changes),
  at: at.toISOString(),
})

/** A confirmed deletion keeps the refusals it overruled. Staff read them as sentences. */
function describeRefusals({ refusals, ...changes }: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(refusals)) return refusals === undefined ? changes : { ...changes, refusals }
  return { ...changes, reasons: refusals.map(describeRefusal).join(' ') }
}
