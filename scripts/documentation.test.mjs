import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from './support/project.mjs'

const read = (file) => readFileSync(inProject(file), 'utf8')
const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name).sort()

/** Set by the tools that run the server, never by a person. */
const BY_TOOLS = ['NEXT_PHASE', 'NODE_ENV', 'VITEST']
const variables = namesIn(read('lib/server/env.ts'), /^ {2}([A-Z][A-Z_]+):/gm).filter(
  (name) => !BY_TOOLS.includes(name),
)

describe('every variable the server reads', () => {
  test('stands in .env.example, and no other', () => {
    expect(namesIn(read('.env.example'), /^#?([A-Z_]+)=/gm)).toEqual(variables)
  })

  test('stands in the README, and no other', () => {
    const rows = read('README.md').match(/^\| `[A-Z_]+`.*$/gm) ?? []
    const firstCells = rows.map((row) => row.split('|')[1]).join()
    expect(namesIn(firstCells, /`([A-Z_]+)`/g)).toEqual(variables)
  })
})

test('every command of the README is a script of package.json', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const commands = namesIn(read('README.md'), /`npm (?:run )?([a-z:-]+)[^`]*`/g).filter(
    (name) => name !== 'ci',
  )
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

test('every script of package.json is a command of the README', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const commands = namesIn(read('README.md'), /`npm (?:run )?([a-z:-]+)[^`]*`/g)
  expect(Object.keys(scripts).filter((name) => !commands.includes(name))).toEqual([])
})

test('every proof, and every file that a claim names, stands behind docs/proof.md', () => {
  const page = read('docs/proof.md')
  const proofs = namesIn(read('qa/run.mjs'), /^ {2}(?: {2})?(?:\{ )?name: '([a-z:-]+)'/gm)
  expect(proofs.length).toBeGreaterThan(10)
  expect(proofs.filter((name) => !page.includes(`npm run ${name}`))).toEqual([])
  const files = namesIn(page, /`((?:lib|scripts|tests)\/[\w./-]+)`/g)
  expect(files.filter((file) => !existsSync(inProject(file)))).toEqual([])
})

test('every script file that package.json names is there', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = namesIn(Object.values(scripts).join('\n'), /scripts\/([a-z-]+\.mjs)/g)
  expect(readdirSync(inProject('scripts'))).toEqual(expect.arrayContaining(named))
})
