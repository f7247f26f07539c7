import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isIgnored, rulesOf, stagesOf } from './dockerfile.mjs'
import { OPERATOR_FILES } from '../../scripts/support/operator-files.mjs'
import { inProject } from '../../scripts/support/project.mjs'

const read = (file) => readFileSync(inProject(file), 'utf8')
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found)
const known = all(read('lib/server/env.ts'), /^ {2}([A-Z][A-Z_]+):/gm)

describe('the files of the operator', () => {
  test('are all that they import', () => {
    const needed = OPERATOR_FILES.flatMap((file) =>
      all(read(file), /(?:from|import)\s*\(?\s*'(\.[^']+)'/g).map((to) => path.join(path.dirname(file), to)),
    )
    expect(OPERATOR_FILES).toEqual(expect.arrayContaining(needed))
  })

  test('import no package that the server does not have', () => {
    const packages = OPERATOR_FILES.flatMap((file) =>
      all(read(file), /(?:from|import)\s*\(?\s*'([^.'][^']*)'/g),
    )
    const foreign = packages.filter((name) => !name.startsWith('node:'))
    // qa/deploy/image.mjs runs every command on what the build has traced.
    expect(new Set(foreign)).toEqual(
      new Set(['@node-rs/argon2', 'pg', '@electric-sql/pglite', '@electric-sql/pglite/contrib/pg_trgm']),
    )
  })
})

describe('the Dockerfile', () => {
  const stages = stagesOf(read('Dockerfile'))
  const rules = rulesOf(read('.dockerignore'))
  const last = Object.fromEntries(stages.at(-1).steps.map(({ word, rest }) => [word, rest]))

  test('starts from one version of Node, which the product supports', () => {
    const { engines } = JSON.parse(read('package.json'))
    const [, least] = engines.node.match(/^>=(\d+)\.\d+$/)
    const [, major] = stages[0].from.match(/^node:(\d+)\.\d+\.\d+-[a-z]+-slim$/)
    expect(Number(major)).toBeGreaterThanOrEqual(Number(least))
    expect(stages.slice(1).map(({ from }) => from)).toEqual([stages[0].name, stages[0].name])
  })

  test('takes every variable that static pages carry', () => {
    const baked = known.filter((name) => /^(APP_URL|BRAND_.*|ANALYTICS_.*|MARKETING_.*)$/.test(name))
    const taken = stages[0].steps.filter(({ word }) => word === 'ARG').map(({ rest }) => rest)
    expect(taken.sort()).toEqual(baked.sort())
    for (const name of taken)
      expect(stages[0].steps).toContainEqual({ word: 'ENV', rest: `${name}=$${name}` })
  })

  test('runs files that are there, not as root', () => {
    expect(last.USER).toBe('node')
    for (const command of [last.CMD, last.HEALTHCHECK.replace(/^.*CMD /, '')])
      expect(OPERATOR_FILES).toContain(JSON.parse(command)[1])
  })

  test('is sent every file that the build reads, and nothing else', () => {
    const configs = readdirSync(inProject('.')).filter((name) => /\.(ts|mjs)$/.test(name))
    const unused = configs.filter((name) => isIgnored(rules, name))
    expect(unused.filter((name) => name !== 'next-env.d.ts')).toEqual([
      'playwright.config.ts',
      'vitest.config.ts',
    ])
    for (const name of [
      '.env',
      '.git/config',
      '.data/app-secret',
      'lib/generated/prisma/client.ts',
      'lib/a/b.test.ts',
    ])
      expect(isIgnored(rules, name)).toBe(true)
    for (const name of ['.npmrc', 'app/page.tsx', 'prisma/migrations/1/migration.sql', 'public/robots/a.txt'])
      expect(isIgnored(rules, name)).toBe(false)
  })
})

test('what is deployed sets no variable that the server does not know', () => {
  const compose = read('deploy/compose.yaml').match(/ {2}app:[\s\S]*?depends_on/)[0]
  const service = read('deploy/spanwright.service')
  const set = [...all(compose, /^ {6,8}([A-Z_]+):/gm), ...all(service, /^Environment=([A-Z_]+)=/gm)]
  expect(set.length).toBeGreaterThan(8)
  expect(known).toEqual(expect.arrayContaining(set))
})
