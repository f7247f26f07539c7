import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { CHECKLIST } from '@/lib/consultation/topics'
import { readBackupFile } from '@/lib/db/backup-file.mjs'
import { ADMIN, startApp } from '@/tests/support/app-server'
import type { Place } from '@/tests/support/place'
import { databaseUrlOn, runSql } from '@/tests/support/test-database'
import {
  type OlderVersion,
  readOlderVersion,
  restoreAsOlderVersion,
  restoreIntoNew,
  runScript,
} from '@/tests/upgrade/older-version'
import { type Answers, call, readAnswers } from '@/tests/upgrade/read-answers.mjs'

interface Row {
  id: string
  content: unknown
  content_hash: string
  job_specification_id: string
}

const test = base.extend<{ place: Place }>({
  place: async ({ browserName: _ }, use, info) => {
    const server = process.env.E2E_DATABASE
    const name = `upgrade_${process.pid}_${info.workerIndex}`
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'upgrade-'))
    if (server) await runSql(server, `CREATE DATABASE ${name}`)
    await use({ databaseUrl: server ? databaseUrlOn(server, name) : '', dataDir })
    if (server) await runSql(server, `DROP DATABASE ${name} WITH (FORCE)`)
    rmSync(dataDir, { recursive: true })
  },
})

test('restores the backup of an older version, and everything is as it was', async ({ place }) => {
  const older = readOlderVersion()
  expect(await restoreIntoNew(place, older)).toContain('200  companies')
  // The embedded database answers for all that are not read below. On a server, where only SQL can differ, a fifth is read, and another below.
  const isRead = (index: number) => (place.databaseUrl ? index % 5 === 2 : index % 5 !== 0)
  const backup = await expectAsBefore(place, older, (_, index) => isRead(index))

  const approvals = readTable(backup, 'approvals')
  const specifications = new Map(readTable(backup, 'job_specifications').map((row) => [row.id, row]))
  expect(approvals.length).toBeGreaterThan(50)
  for (const approval of approvals)
    expect(hashOf(specifications.get(approval.job_specification_id)?.content)).toBe(approval.content_hash)
  const select = ({ id, content_hash, job_specification_id }: Row) => [id, job_specification_id, content_hash]
  expect(approvals.map(select)).toEqual(readTable(older.backup, 'approvals').map(select))

  const [batch = ''] = /^[0-9a-f-]{36}/.exec(await runScript(place, 'retention.mjs', '--list')) ?? []
  const restored = await runScript(place, 'retention.mjs', '--restore', batch)
  expect(restored).toMatch(/^ +3 {2}companies$/m)
  expect(restored).toMatch(/^ +[1-9]\d* {2}brief_facts$/m)
})

test('opens the database of an older version, and everything is as it was', async ({ place }) => {
  const older = readOlderVersion()
  await restoreAsOlderVersion(place, older)
  await expectAsBefore(place, older, (_, index) => index % 5 === 0)
})

/** Starts this version, which answers as the older one did about the companies that `isRead` selects. Returns the lines of a backup. */
async function expectAsBefore(
  place: Place,
  { companies, answers: before }: OlderVersion,
  isRead: (company: unknown, index: number) => boolean,
): Promise<string[]> {
  const env = { DATA_DIR: place.dataDir, RETENTION: 'off' }
  const app = await startApp({ databaseUrl: place.databaseUrl, env })
  const signIn = { method: 'POST', body: ADMIN }
  const { json } = await call(app.url, '/api/admin/login', {}, signIn)
  const answers = await readAnswers(app.url, companies.filter(isRead), json.token)
  const owners = before.owners.filter(isRead)
  expect(answers.owners).toHaveLength(owners.length)
  for (const [index, expected] of owners.entries()) {
    const of = `company ${index}, ${expected.state}`
    expect(answers.owners[index], of).toMatchObject(toNewShape(expected))
    expect(listOpen(expected), of).toEqual(expect.arrayContaining(listOpen(answers.owners[index])))
  }
  const { details, ...lists } = toNewShape(before.admin) as { details: Record<string, Answers> }
  expect(answers.admin).toMatchObject(lists)
  for (const [sessionId, detail] of Object.entries(answers.admin.details as Answers))
    expect(detail, sessionId).toMatchObject(details[sessionId] as Answers)
  const file = path.join(place.dataDir, 'newer.jsonl.gz')
  await runScript(place, 'backup.mjs', 'backup', file)
  await app.stop()
  const lines: string[] = []
  for await (const line of readBackupFile(file)) lines.push(line)
  return lines
}

/** The open rows of every specification in an answer: its path and theirs. */
function listOpen(answers: unknown, path = ''): string[] {
  if (answers === null || typeof answers !== 'object') return []
  return Object.entries(answers).flatMap(([key, value]) =>
    key === 'toBeConfirmed' && Array.isArray(value)
      ? value.map((open) => `${path}: ${open}`)
      : listOpen(value, `${path}.${key}`),
  )
}

/** What has changed on purpose since: every other value must be the same. Values that are only in the new answers don't count. */
function toNewShape(answers: Answers): Answers {
  const text = JSON.stringify(answers, (key, value) => {
    if ((key === 'topic' || /^\d+$/.test(key)) && value === 'context') return 'alsoSaid'
    // A company without a consultation had no vacancy.
    if (key === 'id' && value === null) return undefined
    // One or two letters find the words that begin with them, where they found all that contain them.
    if (key.endsWith('?search=%C3%A9')) return undefined
    // The words of a label may change, its key may not.
    if (value?.label !== undefined && Object.hasOwn(CHECKLIST, value.key))
      return { ...value, label: CHECKLIST[value.key as keyof typeof CHECKLIST] }
    // What another line answers needs no row of its own any more; what is listed was listed before.
    if (key === 'toBeConfirmed') return undefined
    // Depends on the time.
    return key === 'overdue' ? undefined : value
  })
  return JSON.parse(text)
}

function readTable(lines: readonly string[], name: string): Row[] {
  return lines.flatMap((line) => {
    const { table, rows } = JSON.parse(line) as { table?: string; rows: Row[] }
    return table === name ? rows : []
  })
}

/** As the older version hashed what was approved: SHA-256 of the JSON with sorted keys. Written again here, so that it cannot change. */
const hashOf = (content: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(sortKeys(content)))
    .digest('hex')

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, entry]) => [key, sortKeys(entry)]))
}
