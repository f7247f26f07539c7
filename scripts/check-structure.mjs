// check-structure.mjs: checks file names, sizes, imports and the lock file. Exits 1 on an error; warnings are only printed.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './support/hash.mjs'
import { checkImports } from './support/import-rules.mjs'
import { root as projectRoot } from './support/project.mjs'

const TOP_FOLDERS = [
  'app',
  'components',
  'deploy',
  'docs',
  'lib',
  'prisma',
  'public',
  'qa',
  'scripts',
  'tests',
]
const UNREAD = /^(node_modules|coverage|results|test-results|playwright-report|generated|\..+)$/
const CODE = /\.(ts|tsx|mjs)$/

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
/** Next's own marks around a name: [id], [...path], (site), @slot, _private. */
const NEXT_MARKS = /^(\[\[?(\.\.\.)?|\(|@|_)|(\]\]?|\))$/g
const CAMEL_PARAMETER = /^\[{1,2}(\.\.\.)?[a-z][A-Za-z0-9]*\]{1,2}$/
const OWN_NAMES = /^(README|LICENSE|CHANGELOG)(\.md)?$|^(Dockerfile|Caddyfile)$|^prisma\/migrations\/|^\./
const VAGUE_NAME = /^(helpers?|misc|common|index|types)\.tsx?$/

const LINES_WARNING = 300
const LINES_MAX = 400
// Joined at run time, so that this file doesn't match itself.
const SUPPRESSION = new RegExp(
  [
    'biome-' + 'ignore',
    '@ts-' + 'ignore',
    '@ts-' + 'expect-error',
    '\\bTO' + 'DO\\b',
    '\\bFIX' + 'ME\\b',
  ].join('|'),
)
/** As the first line of a file it makes actions of its exports; below, of a closure, whose variables Next encrypts. */
const CLOSURE_ACTION = /[^\n]\n\s*['"]use server['"]/
/** Packages whose install scripts nothing here needs. */
const UNNEEDED_SCRIPTS = ['node_modules/prisma', 'node_modules/@prisma/engines']
const BINARIES = ['darwin-arm64', 'darwin-x64', 'linux-x64-gnu', 'linux-arm64-gnu', 'win32-x64-msvc']

function checkName(file) {
  if (OWN_NAMES.test(file)) return []
  const parts = file.split('/')
  const name = parts.at(-1)
  const errors = []
  if (parts.length > 1 && !TOP_FOLDERS.includes(parts[0]))
    errors.push(`${parts[0]}/ is not a top-level folder of this project`)
  for (const part of parts) {
    if (OWN_NAMES.test(part) || CAMEL_PARAMETER.test(part)) continue
    if (!KEBAB.test(part.replace(NEXT_MARKS, ''))) errors.push(`"${part}" is not kebab-case`)
  }
  if (VAGUE_NAME.test(name)) errors.push(`${name} doesn't say what it holds`)
  return errors
}

function checkText(text) {
  const errors = []
  const warnings = []
  const lines = text.trimEnd().split('\n').length
  if (lines > LINES_MAX) errors.push(`${lines} lines; ${LINES_MAX} at most`)
  else if (lines > LINES_WARNING) warnings.push(`${lines} lines; is it one thing?`)
  if (CLOSURE_ACTION.test(text))
    errors.push(
      "'use server' is not the first line: closures can't be server actions here (docs/decisions/0013-*)",
    )
  const suppression = text.match(SUPPRESSION)
  if (suppression) errors.push(`"${suppression[0]}": fix the cause instead`)
  return { errors, warnings }
}

function checkLockFile(text) {
  const errors = []
  if (/"resolved":/.test(text))
    errors.push('names a registry ("resolved"): install with the settings of .npmrc')
  for (const binary of BINARIES) {
    if (!text.includes(`node_modules/@next/swc-${binary}"`)) errors.push(`lacks @next/swc-${binary}`)
  }
  for (const [name, { hasInstallScript }] of Object.entries(JSON.parse(text).packages)) {
    if (hasInstallScript && !UNNEEDED_SCRIPTS.includes(name)) {
      errors.push(`${name} has an install script, and packages are installed without`)
    }
  }
  return errors
}

/** Returns lines of the form "file: what is wrong". `root` is absolute. */
export function checkStructure(root) {
  const errors = []
  const warnings = []
  const files = []
  for (const file of listFiles(root, '.', (name) => !UNREAD.test(name))) {
    errors.push(...checkName(file).map((sentence) => `${file}: ${sentence}`))
    if (!CODE.test(file)) continue
    const text = readFileSync(path.join(root, file), 'utf8')
    files.push({ file, text })
    const result = checkText(text)
    errors.push(...result.errors.map((sentence) => `${file}: ${sentence}`))
    warnings.push(...result.warnings.map((sentence) => `${file}: ${sentence}`))
  }
  errors.push(...checkImports(files))
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  errors.push(...checkLockFile(lock).map((sentence) => `package-lock.json: ${sentence}`))
  return { errors, warnings }
}

if (process.argv[1] === import.meta.filename) {
  const { errors, warnings } = checkStructure(projectRoot)
  for (const line of warnings) console.warn(`warning  ${line}`)
  for (const line of errors) console.error(`error    ${line}`)
  console.log(`Structure: ${errors.length} errors, ${warnings.length} warnings.`)
  process.exit(errors.length ? 1 : 0)
}
