import { beforeEach, expect, it } from 'vitest'
import { RESTORE_DAYS } from '@/lib/content/retention-periods.mjs'
import { applyRetention } from '@/lib/start/retention'
import { passTime, recordSignIn } from '@/tests/support/database-time'
import { createApprovedSpecification, createContact, createRegistration } from '@/tests/support/records'
import { database, db } from './client'
import { listDeletedBatches, RestoreError, restoreDeletedBatch } from './deleted-rows.mjs'
import { PERSONAL_TABLES } from './personal-data.mjs'
import type { Query } from './retention.mjs'

const query: Query = (sql, params) => database().pool.query(sql, params)
/** Emails have a period of their own. */
const OTHER_TABLES = ['deleted_rows', 'mail_messages']
const TABLES = [...Object.keys(PERSONAL_TABLES).filter((table) => !OTHER_TABLES.includes(table)), 'owners']
const FACT_IDS = ['0190f3a0-0000-7000-8000-000000000001', '0190f3a0-0000-7000-8000-000000000002'] as const

async function readTables(): Promise<Record<string, { id: string }[]>> {
  const entries = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await query(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY id`)
      return [table, rows.map(({ row }) => row as { id: string })] as const
    }),
  )
  return Object.fromEntries(entries)
}

async function deleteEverything() {
  await passTime('6 years')
  await recordSignIn()
  await applyRetention()
  await passTime('1 day')
  await recordSignIn()
  const before = await readTables()
  await applyRetention()
  return before
}

beforeEach(async () => {
  const { sessionId } = await createApprovedSpecification(undefined, 'Tekla, “daily” – naïve?\u0001 £55k')
  await db().briefFact.createMany({
    data: FACT_IDS.map((id, position) => ({
      id,
      sessionId,
      position,
      topic: 'pay',
      value: '£55k',
      strength: 'must',
      audience: 'candidate',
      because: 'test',
    })),
  })
  await db().briefFact.update({ where: { id: FACT_IDS[0] }, data: { conflictsWithId: FACT_IDS[1] } })
  const { id } = await createContact()
  await db().historyEntry.create({ data: { contactId: id, kind: 'note', text: 'Rang', by: 'ada' } })
  await createRegistration()
})

it('restores every row that retention deleted, with its dependants', async () => {
  const before = await deleteEverything()
  expect(Object.values(await readTables()).flat()).toEqual([])
  const [batch] = await listDeletedBatches(query)
  expect(batch?.counts).toMatchObject({ companies: 1, messages: 3, approvals: 1, brief_facts: 2, owners: 1 })
  expect(await restoreDeletedBatch(query, batch?.id ?? '')).toEqual(batch?.counts)
  expect(await readTables()).toEqual(before)
  expect(await db().deletedRow.count()).toBe(0)
})

it('deletes rows for good after the days in which they can be restored', async () => {
  await deleteEverything()
  await passTime(`${RESTORE_DAYS} days -1 hour`)
  await recordSignIn()
  await applyRetention()
  expect(await db().deletedRow.count()).toBeGreaterThan(0)
  await passTime('2 hours')
  await applyRetention()
  expect(await db().deletedRow.count()).toBe(0)
  expect(await listDeletedBatches(query)).toEqual([])
})

it('refuses an unknown batch', async () => {
  await expect(restoreDeletedBatch(query, crypto.randomUUID())).rejects.toThrow(RestoreError)
})

it('keeps rows apart by the record that they belong to', async () => {
  const { companies, contact_sales_requests: contacts } = await deleteEverything()
  const rows = await db().deletedRow.findMany({ select: { tableName: true, subjectId: true } })
  const subjectsOf = (table: string) =>
    rows.filter((row) => row.tableName === table).map((row) => row.subjectId)
  expect(new Set(subjectsOf('messages'))).toEqual(new Set([companies?.[0]?.id]))
  expect(subjectsOf('history_entries')).toEqual([contacts?.[0]?.id])
})
