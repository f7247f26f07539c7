// check-house.mjs: the rules of the house that a linter cannot see. Exits 1 when one is broken; warnings are only printed.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './support/hash.mjs'
import { checkImports } from './support/import-law.mjs'
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
const UNREAD = /^(node_modules|coverage|test-results|playwright-report|generated|\..+)$/
const CODE = /\.(ts|tsx|mjs)$/

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
/** Next's own marks around a name: [id], [...path], (site), @slot, _private. */
const NEXT_MARKS = /^(\[\[?(\.\.\.)?|\(|@|_)|(\]\]?|\))$/g
const CAMEL_PARAMETER = /^\[{1,2}(\.\.\.)?[a-z][A-Za-z0-9]*\]{1,2}$/
const OWN_NAMES = /^(README|LICENSE|CHANGELOG)(\.md)?$|^(Dockerfile|Caddyfile)$|^prisma\/migrations\/|^\./
const DUMPING_GROUND = /^(helpers?|misc|common|index|types)\.tsx?$/

const LONG = 300
const TOO_LONG = 400
// Put together at run time, so that this file does not find itself.
const SUPPRESSION = new RegExp(
  [
    'biome-' + 'ignore',
    '@ts-' + 'ignore',
    '@ts-' + 'expect-error',
    '\\bTO' + 'DO\\b',
    '\\bFIX' + 'ME\\b',
  ].join('|'),
)
/** Packages whose install scripts nothing here needs. */
const UNNEEDED_SCRIPTS = ['node_modules/prisma', 'node_modules/@prisma/engines']
const BINARIES = ['darwin-arm64', 'darwin-x64', 'linux-x64-gnu', 'linux-arm64-gnu', 'win32-x64-msvc']

/** What is wrong with a file's place and name. @returns {string[]} sentences */
function checkName(file) {
  if (OWN_NAMES.test(file)) return []
  const parts = file.split('/')
  const name = parts.at(-1)
  const found = []
  if (parts.length > 1 && !TOP_FOLDERS.includes(parts[0]))
    found.push(`${parts[0]}/ is no folder of the house`)
  for (const part of parts) {
    if (OWN_NAMES.test(part) || CAMEL_PARAMETER.test(part)) continue
    if (!KEBAB.test(part.replace(NEXT_MARKS, ''))) found.push(`"${part}" is not kebab-case`)
  }
  if (DUMPING_GROUND.test(name)) found.push(`${name} says nothing of what it holds: name the thing`)
  return found
}

/** What is wrong with a file's text. @returns {{errors: string[], warnings: string[]}} */
function checkText(text) {
  const errors = []
  const warnings = []
  const lines = text.trimEnd().split('\n').length
  if (lines > TOO_LONG) errors.push(`${lines} lines; ${TOO_LONG} at most`)
  else if (lines > LONG) warnings.push(`${lines} lines; is it one thing?`)
  const suppression = text.match(SUPPRESSION)
  if (suppression) errors.push(`"${suppression[0]}": mend it, or say it in an issue`)
  return { errors, warnings }
}

/** What is wrong with the lock file's text. @returns {string[]} sentences */
function checkLockFile(text) {
  const found = []
  if (/"resolved":/.test(text))
    found.push('names a registry ("resolved"): install with the settings of .npmrc')
  for (const binary of BINARIES) {
    if (!text.includes(`node_modules/@next/swc-${binary}"`)) found.push(`lacks @next/swc-${binary}`)
  }
  for (const [name, { hasInstallScript }] of Object.entries(JSON.parse(text).packages)) {
    if (hasInstallScript && !UNNEEDED_SCRIPTS.includes(name)) {
      found.push(`${name} has an install script, and packages are installed without`)
    }
  }
  return found
}

/**
 * Checks a project folder.
 * @param {string} root absolute @returns {{errors: string[], warnings: string[]}} lines of the form "file: sentence"
 */
export function checkHouse(root) {
  const errors = []
  const warnings = []
  const files = []
  for (const file of listFiles(root, '.', (name) => !UNREAD.test(name))) {
    errors.push(...checkName(file).map((sentence) => `${file}: ${sentence}`))
    if (!CODE.test(file)) continue
    const text = readFileSync(path.join(root, file), 'utf8')
    files.push({ file, text })
    const found = checkText(text)
    errors.push(...found.errors.map((sentence) => `${file}: ${sentence}`))
    warnings.push(...found.warnings.map((sentence) => `${file}: ${sentence}`))
  }
  errors.push(...checkImports(files))
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  errors.push(...checkLockFile(lock).map((sentence) => `package-lock.json: ${sentence}`))
  return { errors, warnings }
}

if (process.argv[1] === import.meta.filename) {
  const { errors, warnings } = checkHouse(projectRoot)
  for (const line of warnings) console.warn(`warning  ${line}`)
  for (const line of errors) console.error(`error    ${line}`)
  console.log(`House: ${errors.length} errors, ${warnings.length} warnings.`)
  process.exit(errors.length ? 1 : 0)
}
