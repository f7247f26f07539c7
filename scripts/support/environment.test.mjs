import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  checkDatabaseServer,
  checkPort,
  listenAddress,
  prepareDataFolder,
  prepareSecret,
} from './environment.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'environment-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** A server on a free loopback port. */
const listen = () =>
  new Promise((resolve) => {
    const server = net.createServer((socket) => socket.end())
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

describe('the address', () => {
  test('is port 3000 of every interface unless told', () => {
    vi.stubEnv('PORT', '')
    vi.stubEnv('HOST', '')
    expect(listenAddress()).toEqual({ port: 3000, host: '0.0.0.0' })
  })

  test.each(['0', '65536', 'http', '80.5'])('refuses the port %s', (port) => {
    vi.stubEnv('PORT', port)
    expect(listenAddress).toThrow(`PORT=${port} is not a port`)
  })

  test('is refused while something listens there', async () => {
    const server = await listen()
    const address = { port: server.address().port, host: '127.0.0.1' }
    await expect(checkPort(address)).rejects.toThrow(`Port ${address.port} is in use`)
    server.close()
  })

  test('is waited for while a server is just ending', async () => {
    const server = await listen()
    const check = checkPort({ port: server.address().port, host: '127.0.0.1' })
    setTimeout(() => server.close(), 200)
    await expect(check).resolves.toBeUndefined()
  })
})

describe('the data folder', () => {
  test('is made, for its owner alone, and absolute from then on', () => {
    vi.stubEnv('DATA_DIR', path.join(folder, 'a/b'))
    expect(prepareDataFolder()).toBe(path.join(folder, 'a/b'))
    expect(statSync(path.join(folder, 'a/b')).mode & 0o777).toBe(0o700)
    expect(process.env.DATA_DIR).toBe(path.join(folder, 'a/b'))
  })

  test('is named when it cannot be made', () => {
    writeFileSync(path.join(folder, 'file'), '')
    vi.stubEnv('DATA_DIR', path.join(folder, 'file/data'))
    expect(prepareDataFolder).toThrow(`${folder}/file/data cannot be written (ENOTDIR)`)
  })
})

describe('the secret', () => {
  test('is made once, at random, readable by its owner alone', () => {
    vi.stubEnv('APP_SECRET', '')
    prepareSecret(folder)
    const first = process.env.APP_SECRET
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(statSync(path.join(folder, 'app-secret')).mode & 0o777).toBe(0o600)

    vi.stubEnv('APP_SECRET', '')
    prepareSecret(folder)
    expect(process.env.APP_SECRET).toBe(first)

    const other = path.join(folder, 'other')
    mkdirSync(other)
    vi.stubEnv('APP_SECRET', '')
    prepareSecret(other)
    expect(process.env.APP_SECRET).not.toBe(first)
  })

  test('of the environment comes first, and is not written down', () => {
    vi.stubEnv('APP_SECRET', 'given')
    prepareSecret(folder)
    expect(process.env.APP_SECRET).toBe('given')
    expect(() => readFileSync(path.join(folder, 'app-secret'))).toThrow('ENOENT')
  })
})

describe('the database server', () => {
  test('passes when it answers', async () => {
    const server = await listen()
    vi.stubEnv('DATABASE_URL', `postgresql://someone:pass@127.0.0.1:${server.address().port}/name`)
    await expect(checkDatabaseServer()).resolves.toBeUndefined()
    server.close()
  })

  test('that does not answer is named without its password', async () => {
    vi.stubEnv('DATABASE_URL', 'postgresql://someone:hush@127.0.0.1:1/name')
    const refusal = await checkDatabaseServer().catch((error) => error.message)
    expect(refusal).toContain('127.0.0.1:1 of DATABASE_URL does not answer (ECONNREFUSED)')
    expect(refusal).not.toContain('hush')
  })

  test('has to be an address', async () => {
    vi.stubEnv('DATABASE_URL', 'here')
    await expect(checkDatabaseServer()).rejects.toThrow('DATABASE_URL is not an address')
  })
})
