import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFiles } from '../scripts/support/hash.mjs'
import { inProject, root } from '../scripts/support/project.mjs'
import { CHECKS } from './checks.mjs'

const read = (file) => readFileSync(inProject(file), 'utf8')
const findAll = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name).sort()

const { scripts } = JSON.parse(read('package.json'))
const DECISIONS = 'docs/decisions'
const documents = ['README.md', 'qa/README.md', ...listFiles(root, 'docs')].filter(
  (file) => file.endsWith('.md') && existsSync(inProject(file)),
)
const SOURCE_FOLDERS = ['app', 'components', 'lib', 'qa', 'scripts', 'tests']
const sourceNames = new Set(
  SOURCE_FOLDERS.flatMap((folder) => listFiles(root, folder)).map((file) => path.basename(file)),
)

/** Set by the tools that run the server, never by a person. */
const SET_BY_TOOLS = ['NEXT_PHASE', 'NODE_ENV', 'VITEST']
const variables = findAll(read('lib/server/env.ts'), /^ {2}([A-Z][A-Z_]+):/gm).filter(
  (name) => !SET_BY_TOOLS.includes(name),
)

const toAnchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-')

function findBrokenLinks(file) {
  return findAll(read(file), /\]\(([^)\s]+)\)/g).filter((link) => {
    if (/^https?:/.test(link)) return false
    const [target, anchor] = link.split('#')
    const linked = target ? path.posix.join(path.posix.dirname(file), target) : file
    if (!existsSync(inProject(linked))) return true
    return anchor && !findAll(read(linked), /^#+ (.+)$/gm).some((heading) => toAnchor(heading) === anchor)
  })
}

/** Only names in code; a pattern with `*` stands for its folder. */
function findMissingFiles(file) {
  const text = read(file)
  const paths = findAll(
    text,
    /`((?:app|components|deploy|docs|lib|prisma|public|qa|scripts|tests)\/[^`\s]*)`/g,
  )
  const bare = findAll(text, /`([\w-]+\.(?:ts|tsx|mjs))`/g)
  return [
    ...paths.filter((name) => !existsSync(inProject(name.includes('*') ? path.dirname(name) : name))),
    ...bare.filter((name) => !sourceNames.has(name) && !existsSync(inProject(name))),
  ]
}

describe('environment variables', () => {
  test('.env.example lists exactly the variables the server reads', () => {
    expect(findAll(read('.env.example'), /^#?([A-Z_]+)=/gm)).toEqual(variables)
  })

  test('the README lists exactly the variables the server reads', () => {
    const rows = read('README.md').match(/^\| `[A-Z_]+`.*$/gm) ?? []
    const firstCells = rows.map((row) => row.split('|')[1]).join()
    expect(findAll(firstCells, /`([A-Z_]+)`/g)).toEqual(variables)
  })
})

test('the README and contributing name every script of package.json', () => {
  const pages = read('README.md') + read('docs/contributing.md')
  const named = findAll(pages, /\bnpm (?:run )?([a-z:-]+)/g)
  expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([])
})

test('package.json names only script files that exist', () => {
  const named = findAll(Object.values(scripts).join('\n'), /((?:qa|scripts)\/[a-z-]+\.mjs)/g)
  expect(named.filter((file) => !existsSync(inProject(file)))).toEqual([])
})

test.each(documents)('%s links only to files and headings that exist', (file) => {
  expect(findBrokenLinks(file)).toEqual([])
})

test.each(documents)('%s names only files that exist', (file) => {
  expect(findMissingFiles(file)).toEqual([])
})

test.each(documents)('%s names only commands that exist', (file) => {
  const text = read(file)
  const commands = findAll(text, /\bnpm run ([a-z:-]+)/g)
  const checks = findAll(text, /\bnpm run qa -- ([a-z][a-z-]*)/g)
  const programs = findAll(text, /\bnode ((?:qa|scripts)\/[\w/-]+\.mjs)/g)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  expect(checks.filter((name) => !CHECKS.some((check) => check.name === name))).toEqual([])
  expect(programs.filter((program) => !existsSync(inProject(program)))).toEqual([])
})

test('every check is named in qa/README.md, with its minutes', () => {
  const rows = read('qa/README.md').match(/^\| `.*$/gm) ?? []
  const named = rows.map((row) => row.split('|').map((cell) => cell.trim()))
  expect(named.map(([, name, , minutes]) => `${name} ${minutes}`)).toEqual(
    CHECKS.map(({ name, minutes }) => `\`${name}\` ${minutes}`),
  )
})

test('decision records are numbered without gaps and have the same parts', () => {
  for (const [index, name] of readdirSync(inProject(DECISIONS)).sort().entries()) {
    const text = read(`${DECISIONS}/${name}`)
    expect(name).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-[a-z0-9-]+\\.md$`))
    expect(text).toMatch(new RegExp(`^# ${index + 1}\\. [A-Z]`))
    expect(findAll(text, /^## (.+)$/gm)).toEqual(['Consequences', 'Context', 'Decision'])
  }
})
