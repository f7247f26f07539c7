import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BackupError } from './backup-format.mjs'
import { answerBackupRequests, requestBackup } from './backup-requests.mjs'

let base: string
let databaseFolder: string
let requestFolder: string
let target: string
let errors: unknown[]
let stop: () => void
beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'spanwright-requests-'))
  databaseFolder = path.join(base, 'pglite')
  requestFolder = path.join(base, 'backup-requests')
  target = path.join(base, 'target')
  errors = []
  stop = () => {}
})
afterEach(() => {
  stop()
  rmSync(base, { recursive: true, force: true })
})

const answerWith = (writeBackup: (file: string) => Promise<void>) => {
  stop = answerBackupRequests(databaseFolder, writeBackup, (error) => errors.push(error))
}

it('copies the backup that the server writes, for this user only, and leaves nothing behind', async () => {
  answerWith(async (file) => writeFileSync(file, 'content'))
  await Promise.all([requestBackup(databaseFolder, target), requestBackup(databaseFolder, `${target}.2`)])
  expect([readFileSync(target, 'utf8'), readFileSync(`${target}.2`, 'utf8')]).toEqual(['content', 'content'])
  expect(statSync(target).mode & 0o777).toBe(0o600)
  expect(statSync(requestFolder).mode & 0o777).toBe(0o700)
  await expect.poll(() => readdirSync(requestFolder)).toEqual([])
  expect(errors).toEqual([])
})

it.each([
  ['the message of a BackupError', new BackupError('The disk is full.'), 'The disk is full.'],
  ['no other message', new Error('secret'), 'See the server’s log.'],
])('passes on %s', async (_, error, message) => {
  answerWith(async (file) => {
    writeFileSync(file, 'half')
    throw error
  })
  await expect(requestBackup(databaseFolder, target)).rejects.toThrow(message)
  expect(errors).toEqual([error])
  expect(existsSync(target)).toBe(false)
  await expect.poll(() => readdirSync(requestFolder)).toEqual([])
})

it('fails if the process that holds the database takes no requests', async () => {
  await expect(requestBackup(databaseFolder, target)).rejects.toThrow('cannot make backups')
  answerWith(async () => {})
  stop()
  await expect(requestBackup(databaseFolder, target, { answerMs: 100 })).rejects.toThrow('isn’t responding')
  expect(readdirSync(requestFolder)).toEqual([])
})

it('fails if the server makes no progress', async () => {
  answerWith(() => new Promise(() => {}))
  await expect(requestBackup(databaseFolder, target, { silenceMs: 100 })).rejects.toThrow('isn’t responding')
})

it('fails if the server starts again meanwhile', async () => {
  answerWith(() => new Promise(() => {}))
  const request = requestBackup(databaseFolder, target).catch(({ message }) => message)
  await expect.poll(() => readdirSync(requestFolder).join(), { timeout: 5000 }).toContain('.started')
  stop()
  answerWith(async () => {})
  expect(await request).toMatch(/stopped before the backup was complete|cannot make backups/)
})

it('deletes what a command that was killed left behind', async () => {
  answerWith(async () => {})
  const file = path.join(requestFolder, 'abandoned.done')
  writeFileSync(file, 'content')
  utimesSync(file, new Date(0), new Date(0))
  await expect.poll(() => existsSync(file), { timeout: 5000 }).toBe(false)
})
