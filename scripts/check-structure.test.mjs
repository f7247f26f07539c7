import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkStructure } from './check-structure.mjs'

const BINARIES = ['darwin-arm64', 'darwin-x64', 'linux-x64-gnu', 'linux-arm64-gnu', 'win32-x64-msvc']
const goodLock = () =>
  JSON.stringify({
    packages: Object.fromEntries(BINARIES.map((name) => [`node_modules/@next/swc-${name}`, {}])),
  })

let root
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'check-structure-'))
  write('package-lock.json', goodLock())
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file, text = 'export const a = 1\n') {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

describe('a file that belongs', () => {
  test.each([
    'lib/company/service.ts',
    'lib/company/onboarding.test.ts',
    'lib/consultation/brief/facts.ts',
    'lib/auth/rate-limit.ts',
    'app/(site)/page.tsx',
    'app/api/[...path]/route.ts',
    'app/api/companies/[companyId]/route.ts',
    'prisma/migrations/20260101000000_init/migration.sql',
    'docs/decisions/0001-embedded-database.md',
    'README.md',
  ])('%s passes', (file) => {
    write(file)
    expect(checkStructure(root)).toEqual({ errors: [], warnings: [] })
  })
})

describe('a file that does not belong', () => {
  test.each([
    ['hooks/use-thing.ts', 'not a top-level folder'],
    ['components/ui/AlertDialog.tsx', 'not kebab-case'],
    ['components/siteParts/hero.tsx', 'not kebab-case'],
    ['lib/helpers.ts', "doesn't say what it holds"],
    ['components/forms/index.ts', "doesn't say what it holds"],
  ])('%s is named', (file, sentence) => {
    write(file)
    const { errors } = checkStructure(root)
    expect(errors.join('\n')).toContain(`${file}: `)
    expect(errors.join('\n')).toContain(sentence)
  })
})

describe('a text', () => {
  test('of 301 lines is warned about, of 401 refused', () => {
    write('lib/long.ts', 'a\n'.repeat(301))
    write('lib/too-long.ts', 'a\n'.repeat(401))
    const { errors, warnings } = checkStructure(root)
    expect(warnings).toEqual(['lib/long.ts: 301 lines; is it one thing?'])
    expect(errors).toEqual(['lib/too-long.ts: 401 lines; 400 at most'])
  })

  test.each([
    ['biome', 'ignore'],
    ['@ts', 'ignore'],
    ['@ts', 'expect-error'],
  ])('with a suppression (%s) is refused', (...parts) => {
    write('lib/a.ts', `// ${parts.join('-')} because\n`)
    expect(checkStructure(root).errors).toHaveLength(1)
  })
})

describe('a server action', () => {
  test('is an export of a file, never a closure', () => {
    write('lib/api/actions/good.ts', "'use server'\n\nexport async function save() {}\n")
    write('lib/bad.ts', "export async function save() {\n  'use server'\n}\n")
    expect(checkStructure(root).errors).toEqual([expect.stringMatching(/^lib\/bad\.ts: 'use server' is not/)])
  })
})

describe('the lock file', () => {
  test('may not name a registry', () => {
    write('package-lock.json', goodLock().replace('{}', '{"resolved":"x"}'))
    expect(checkStructure(root).errors.join()).toContain('names a registry')
  })

  test('may not bring a package that needs a script to install', () => {
    write('package-lock.json', goodLock().replace('{}', '{"hasInstallScript":true}'))
    expect(checkStructure(root).errors.join()).toContain('has an install script')
  })

  test('lists the binaries of every platform', () => {
    write('package-lock.json', goodLock().replace('swc-darwin-arm64', 'swc-none'))
    expect(checkStructure(root).errors).toEqual(['package-lock.json: lacks @next/swc-darwin-arm64'])
  })
})
