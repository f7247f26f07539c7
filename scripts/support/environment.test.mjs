import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  checkDatabaseServer,
  checkPort,
  prepareDataFolder,
  prepareSecret,
  readListenAddress,
} from './environment.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'environment-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const startServer = () =>
  new Promise((resolve) => {
    const server = net.createServer((socket) => socket.end())
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

test('the server listens on port 3000 of every interface by default', () => {
  vi.stubEnv('PORT', '')
  vi.stubEnv('HOST', '')
  expect(readListenAddress()).toEqual({ port: 3000, host: '0.0.0.0' })
})

test.each(['0', '65536', 'http', '80.5'])('refuses PORT=%s', (port) => {
  vi.stubEnv('PORT', port)
  expect(readListenAddress).toThrow(`PORT=${port} is not a port`)
})

test('refuses a port that is in use', async () => {
  const server = await startServer()
  const address = { port: server.address().port, host: '127.0.0.1' }
  await expect(checkPort(address)).rejects.toThrow(`Port ${address.port} is in use`)
  server.close()
})

test('waits for a port whose server is just shutting down', async () => {
  const server = await startServer()
  const check = checkPort({ port: server.address().port, host: '127.0.0.1' })
  setTimeout(() => server.close(), 200)
  await expect(check).resolves.toBeUndefined()
})

test('creates the data folder for its owner only and makes DATA_DIR absolute', () => {
  vi.stubEnv('DATA_DIR', path.join(folder, 'a/b'))
  expect(prepareDataFolder()).toBe(path.join(folder, 'a/b'))
  expect(statSync(path.join(folder, 'a/b')).mode & 0o777).toBe(0o700)
  expect(process.env.DATA_DIR).toBe(path.join(folder, 'a/b'))
})

test('names a data folder that cannot be created', () => {
  writeFileSync(path.join(folder, 'file'), '')
  vi.stubEnv('DATA_DIR', path.join(folder, 'file/data'))
  expect(prepareDataFolder).toThrow(`${folder}/file/data cannot be written (ENOTDIR)`)
})

test('generates a secret once for each data folder, readable by its owner only', () => {
  vi.stubEnv('APP_SECRET', '')
  prepareSecret(folder)
  const first = process.env.APP_SECRET
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(statSync(path.join(folder, 'app-secret')).mode & 0o777).toBe(0o600)

  vi.stubEnv('APP_SECRET', '')
  prepareSecret(folder)
  expect(process.env.APP_SECRET).toBe(first)

  const secondFolder = path.join(folder, 'second')
  mkdirSync(secondFolder)
  vi.stubEnv('APP_SECRET', '')
  prepareSecret(secondFolder)
  expect(process.env.APP_SECRET).not.toBe(first)
})

test.each([
  ['an empty secret', '\n', 'is empty. Put the old file back, or delete it'],
  ['a short secret', 'x'.repeat(31), 'is shorter than 32 characters. Put the old file back'],
])('refuses %s', (_, secret, message) => {
  vi.stubEnv('APP_SECRET', '')
  const file = path.join(folder, 'app-secret')
  writeFileSync(file, secret)
  expect(() => prepareSecret(folder)).toThrow(`The secret in ${file} ${message}`)
})

test('refuses a secret that cannot be read', () => {
  vi.stubEnv('APP_SECRET', '')
  mkdirSync(path.join(folder, 'app-secret'))
  expect(() => prepareSecret(folder)).toThrow(/cannot be read \(EISDIR\)\. It is a folder/)
})

test('node scripts/serve.mjs exits with one line if the secret is empty', () => {
  writeFileSync(path.join(folder, 'app-secret'), '')
  const env = { ...process.env, DATA_DIR: folder, APP_SECRET: '' }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/serve.mjs'], { encoding: 'utf8', env })
  expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining('app-secret is empty.')]])
})

test('node scripts/serve.mjs exits with one line if the file of a secret is missing', () => {
  const env = { ...process.env, DATA_DIR: folder, APP_SECRET: '', APP_SECRET_FILE: path.join(folder, 'no') }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/serve.mjs'], { encoding: 'utf8', env })
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    [expect.stringContaining(`${folder}/no of APP_SECRET_FILE cannot be read (ENOENT).`)],
  ])
})

test('uses a secret of the environment and does not write it down', () => {
  vi.stubEnv('APP_SECRET', 'given')
  prepareSecret(folder)
  expect(process.env.APP_SECRET).toBe('given')
  expect(() => readFileSync(path.join(folder, 'app-secret'))).toThrow('ENOENT')
})

test('accepts a database server that answers', async () => {
  const server = await startServer()
  vi.stubEnv('DATABASE_URL', `postgresql://someone:pass@127.0.0.1:${server.address().port}/name`)
  await expect(checkDatabaseServer()).resolves.toBeUndefined()
  server.close()
})

test('names a database server that does not answer, without its password', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://someone:hush@127.0.0.1:1/name')
  const message = await checkDatabaseServer().catch((error) => error.message)
  expect(message).toContain('127.0.0.1:1 of DATABASE_URL does not answer (ECONNREFUSED)')
  expect(message).not.toContain('hush')
})

test('refuses a DATABASE_URL that is not a URL', async () => {
  vi.stubEnv('DATABASE_URL', 'here')
  await expect(checkDatabaseServer()).rejects.toThrow('DATABASE_URL is not a URL')
})
