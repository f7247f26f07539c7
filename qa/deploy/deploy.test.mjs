import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SECRET_VARIABLES } from '../../lib/server/secret-files.mjs'
import { OPERATOR_FILES } from '../../scripts/support/operator-files.mjs'
import { inProject } from '../../scripts/support/project.mjs'
import { parseDockerfile, parseDockerignore } from './dockerfile.mjs'

const read = (file) => readFileSync(inProject(file), 'utf8')
const findAll = (text, pattern) => [...text.matchAll(pattern)].map(([, match]) => match)
const variables = findAll(read('lib/server/env.ts'), /^ {2}([A-Z][A-Z_]+):/gm)

describe('Dockerfile', () => {
  const stages = parseDockerfile(read('Dockerfile'))
  const isIgnored = parseDockerignore(read('.dockerignore'))
  const last = Object.fromEntries(stages.at(-1).steps.map(({ instruction, value }) => [instruction, value]))

  test('every stage of the image uses one supported version of Node', () => {
    const { engines } = JSON.parse(read('package.json'))
    const [, minimum] = engines.node.match(/^>=(\d+)\.\d+$/)
    const [, major] = stages[0].from.match(/^node:(\d+)\.\d+\.\d+-[a-z]+-slim$/)
    expect(Number(major)).toBeGreaterThanOrEqual(Number(minimum))
    expect(stages.slice(1).map(({ from }) => from)).toEqual([stages[0].name, stages[0].name])
  })

  test('the image takes every variable that is written into static pages as a build argument', () => {
    const written = variables.filter((name) => /^(APP_URL|BRAND_.*|ANALYTICS_.*|MARKETING_.*)$/.test(name))
    const taken = stages[0].steps.filter(({ instruction }) => instruction === 'ARG').map(({ value }) => value)
    expect(taken.sort()).toEqual(written.sort())
    for (const name of taken)
      expect(stages[0].steps).toContainEqual({ instruction: 'ENV', value: `${name}=$${name}` })
  })

  test('the image runs existing files as a user other than root', () => {
    expect(last.USER).toBe('node')
    for (const command of [last.CMD, last.HEALTHCHECK.replace(/^.*CMD /, '')])
      expect(OPERATOR_FILES).toContain(JSON.parse(command)[1])
  })

  test('the build context holds every file that the build reads, and nothing else', () => {
    const configs = readdirSync(inProject('.')).filter((name) => /\.(ts|mjs)$/.test(name))
    const unused = configs.filter(isIgnored)
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
      'qa/run.mjs',
    ])
      expect(isIgnored(name)).toBe(true)
    for (const name of ['.npmrc', 'app/page.tsx', 'prisma/migrations/1/migration.sql', 'public/robots/a.txt'])
      expect(isIgnored(name)).toBe(false)
  })
})

test('deployment files only set variables that the server knows', () => {
  const compose = read('deploy/compose.yaml').match(/ {2}app:[\s\S]*?depends_on/)[0]
  const service = read('deploy/spanwright.service')
  const set = [...findAll(compose, /^ {6,8}#?([A-Z_]+):/gm), ...findAll(service, /^Environment=([A-Z_]+)=/gm)]
  expect(set.length).toBeGreaterThan(7)
  const known = [...variables, ...SECRET_VARIABLES.map((name) => `${name}_FILE`)]
  expect(known).toEqual(expect.arrayContaining(set))
})
