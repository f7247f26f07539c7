import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SECRET_VARIABLES } from '../../lib/server/secret-files.mjs'
import { OPERATOR_FILES } from '../../scripts/support/operator-files.mjs'
import { inProject } from '../../scripts/support/project.mjs'

const read = (file) => readFileSync(inProject(file), 'utf8')
const findAll = (text, pattern) => [...text.matchAll(pattern)].map(([, match]) => match)
const variables = findAll(read('lib/server/env.ts'), /^ {2}([A-Z][A-Z_]+):/gm)

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile')
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

  test('every stage of the image uses one supported version of Node', () => {
    const [minimum] = findAll(read('package.json'), /"node": ">=(\d+)\.\d+"/g)
    const [first, ...others] = findAll(dockerfile, /^FROM (.+)$/gm)
    const [, major] = first.match(/^node:(\d+)\.\d+\.\d+-[a-z]+-slim@sha256:[0-9a-f]{64} AS base$/)
    expect(Number(major)).toBeGreaterThanOrEqual(Number(minimum))
    expect(others).toEqual(['base AS build', 'base'])
  })

  test('the image takes every variable that is written into static pages as a build argument', () => {
    const written = variables.filter((name) => /^(APP_URL|BRAND_.*|ANALYTICS_.*|MARKETING_.*)$/.test(name))
    const taken = findAll(dockerfile, /^ARG (\w+)$/gm)
    expect(taken.sort()).toEqual(written.sort())
    for (const name of taken) expect(dockerfile).toContain(`\nENV ${name}=$${name}\n`)
  })

  test('the image runs existing files as a user other than root', () => {
    expect(findAll(lastStage, /^USER (.+)$/gm)).toEqual(['node'])
    const commands = findAll(lastStage, /^(?:HEALTHCHECK.* )?CMD (.+)$/gm).map((words) => JSON.parse(words))
    expect(commands).toHaveLength(2)
    for (const [program, file] of commands) {
      expect(program).toBe('node')
      expect(OPERATOR_FILES).toContain(file)
    }
  })

  test('the build context holds every file that the build reads, and nothing else', () => {
    const lines = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    const included = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    expect(lines).toEqual(['*', ...included.map((name) => `!${name}`), 'lib/generated', '**/*.test.*'])
    expect(included.filter((name) => !existsSync(inProject(name)))).toEqual([])
    const ofTests = ['playwright.config.ts', 'vitest.config.ts', 'next-env.d.ts']
    const configs = readdirSync(inProject('.')).filter((name) => /\.(ts|mjs)$/.test(name))
    const folders = ['app', 'components', 'lib', 'prisma', 'public', 'scripts']
    expect(included).toEqual(
      expect.arrayContaining(['.npmrc', ...folders, ...configs.filter((name) => !ofTests.includes(name))]),
    )
    for (const name of ['.env', '.git', '.data', 'qa', 'tests', ...ofTests])
      expect(included).not.toContain(name)
  })
})

test('images of other makers are pinned by version and digest', () => {
  const images = findAll(read('deploy/compose.yaml'), /^ {4}image: (.+)$/gm).filter(
    (name) => name !== 'spanwright',
  )
  expect(images).toHaveLength(2)
  for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-[a-z]+@sha256:[0-9a-f]{64}$/)
})

test('deployment files only set variables that the server knows', () => {
  const compose = read('deploy/compose.yaml').match(/ {2}app:[\s\S]*?depends_on/)[0]
  const service = read('deploy/spanwright.service')
  const set = [...findAll(compose, /^ {6,8}#?([A-Z_]+):/gm), ...findAll(service, /^Environment=([A-Z_]+)=/gm)]
  expect(set.length).toBeGreaterThan(7)
  const known = [...variables, ...SECRET_VARIABLES.map((name) => `${name}_FILE`)]
  expect(known).toEqual(expect.arrayContaining(set))
})
