import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { verifyBackup } from './verify-backup.mjs'

interface Row {
  id: string
  [column: string]: string | null
}

const HEADER = {
  spanwright: 'backup',
  format: 1,
  at: '2026-11-22T10:00:00.000Z',
  migrations: [],
  foreignKeys: [
    { table: 'messages', columns: ['company_id'], target: 'companies', targetColumns: ['id'] },
    { table: 'messages', columns: ['reply_to'], target: 'messages', targetColumns: ['id'] },
    {
      table: 'notes',
      columns: ['company_id', 'number'],
      target: 'messages',
      targetColumns: ['company_id', 'number'],
    },
  ],
}
const COMPANIES = [{ id: 'a' }, { id: 'b' }]
const MESSAGES = [
  { id: '1', company_id: 'a', reply_to: '2', number: 'x' },
  { id: '2', company_id: 'b', reply_to: null, number: 'y' },
]
const NOTES = [
  { id: '7', company_id: 'b', number: 'y' },
  { id: '8', company_id: null, number: 'z' },
]
const COUNTS = { companies: 2, messages: 2, notes: 2, approvals: 0 }

function buildLines({
  header = HEADER as object,
  counts = COUNTS as Record<string, number>,
  companies = COMPANIES as Row[],
  messages = MESSAGES as Row[],
  notes = NOTES as Row[],
} = {}): string[] {
  const body = Object.entries({ companies, messages, notes }).map(([table, rows]) =>
    JSON.stringify({ table, rows }),
  )
  const digest = createHash('sha256')
  for (const line of body) digest.update(`${line}\n`)
  return [JSON.stringify(header), ...body, JSON.stringify({ counts, sha256: digest.digest('hex') })]
}

it('returns when a complete backup was made and its row counts', async () => {
  expect(await verifyBackup(buildLines())).toEqual({ madeAt: HEADER.at, counts: COUNTS })
})

it.each([
  [
    'has fewer rows than the database had',
    { counts: { ...COUNTS, notes: 3 } },
    'The file has 2 rows of "notes", but the database had 3.',
  ],
  [
    'lacks a table that had rows',
    { counts: { ...COUNTS, approvals: 1 } },
    'The file has 0 rows of "approvals", but the database had 1.',
  ],
  [
    'has a row twice',
    { companies: [{ id: 'a' }, { id: 'b' }, { id: 'b' }], counts: { ...COUNTS, companies: 3 } },
    'The row b of "companies" is repeated or out of order.',
  ],
  [
    'lacks the target of a foreign key',
    { companies: [{ id: 'a' }], counts: { ...COUNTS, companies: 1 } },
    'The targets of 1 link from "messages" (company_id) to "companies" are missing.',
  ],
  [
    'lacks the target of a link within a table',
    { messages: [MESSAGES[0] as Row, { ...(MESSAGES[1] as Row), reply_to: '9' }] },
    'The targets of 1 link from "messages" (reply_to) to "messages" are missing.',
  ],
  [
    'lacks the target of a foreign key with two columns',
    { notes: [{ id: '7', company_id: 'a', number: 'y' }, NOTES[1] as Row] },
    'The targets of 1 link from "notes" (company_id, number) to "messages" are missing.',
  ],
  ['does not list its foreign keys', { header: { ...HEADER, foreignKeys: undefined } }, 'An older version'],
  ['has another format', { header: { ...HEADER, format: 2 } }, 'The file has format 2'],
])('rejects a file that %s', async (_, changes, message) => {
  await expect(verifyBackup(buildLines(changes))).rejects.toThrow(message)
})

it('rejects a file that is cut off or altered', async () => {
  const lines = buildLines()
  await expect(verifyBackup(lines.slice(0, -1))).rejects.toThrow('cut off')
  await expect(verifyBackup(lines.toSpliced(1, 1))).rejects.toThrow('checksum')
  await expect(verifyBackup([...lines, '{}'])).rejects.toThrow('continues after its final line')
  await expect(verifyBackup([])).rejects.toThrow('cut off')
  await expect(verifyBackup(['null'])).rejects.toThrow('not a Spanwright backup')
})
