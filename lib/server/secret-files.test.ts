import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadSecretFiles, SECRET_VARIABLES } from './secret-files.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'secret-files-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeSecret(content: string) {
  const file = path.join(folder, 'secret')
  writeFileSync(file, content)
  return file
}

const load = (variables: Record<string, string>) => {
  const env = { NODE_ENV: 'test' as const, ...variables }
  loadSecretFiles(env)
  return env
}

it.each(SECRET_VARIABLES)('reads %s from the file that its _FILE variable names', (name) => {
  const file = writeSecret('postgresql://user: pass @host/name \r\n')
  expect(load({ [`${name}_FILE`]: file })).toEqual({
    NODE_ENV: 'test',
    [name]: 'postgresql://user: pass @host/name ',
  })
})

it('changes nothing when it is called again', () => {
  const env = load({ APP_SECRET_FILE: writeSecret('hush') })
  loadSecretFiles(env)
  expect(env).toEqual({ NODE_ENV: 'test', APP_SECRET: 'hush' })
})

it('takes an empty variable as one that is not set', () => {
  const file = writeSecret('hush\n')
  expect(load({ APP_SECRET: '', APP_SECRET_FILE: file })).toMatchObject({ APP_SECRET: 'hush' })
  expect(load({ APP_SECRET: 'given', APP_SECRET_FILE: '' })).toMatchObject({ APP_SECRET: 'given' })
})

it('leaves the _FILE variables of other programs alone', () => {
  expect(load({ SSL_CERT_FILE: '/etc/ssl/cert.pem' })).toEqual({
    NODE_ENV: 'test',
    SSL_CERT_FILE: '/etc/ssl/cert.pem',
  })
})

it.each(['', '\n', ' \n\n'])('refuses an empty file (%j)', (content) => {
  const file = writeSecret(content)
  expect(() => load({ APP_SECRET_FILE: file })).toThrow(
    `The file ${file} of APP_SECRET_FILE is empty. Write the value of APP_SECRET into it.`,
  )
})

it('refuses a file that cannot be read', () => {
  const file = path.join(folder, 'nothing')
  expect(() => load({ DATABASE_URL_FILE: file })).toThrow(
    `The file ${file} of DATABASE_URL_FILE cannot be read (ENOENT).`,
  )
  mkdirSync(file)
  expect(() => load({ DATABASE_URL_FILE: file })).toThrow('cannot be read (EISDIR). It is a folder')
})

it('refuses a variable that is also given as a file', () => {
  const variables = { METRICS_TOKEN: 'a', METRICS_TOKEN_FILE: writeSecret('b') }
  expect(() => load(variables)).toThrow('METRICS_TOKEN and METRICS_TOKEN_FILE are both set.')
})

it('covers every secret that the server reads', () => {
  const variables = [...readFileSync('lib/server/env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+):/gm)].map(
    ([, name]) => name ?? '',
  )
  const secrets = variables.filter((name) => /(PASSWORD|SECRET|KEY|TOKEN|DATABASE_URL|SMTP_URL)$/.test(name))
  expect(secrets.sort()).toEqual([...SECRET_VARIABLES].sort())
})
