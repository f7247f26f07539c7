import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hashFiles, listFiles } from './hash.mjs'
import { Failure, inProject, root, runNode, secondsSince } from './project.mjs'

const SOURCE_FOLDERS = ['app', 'components', 'lib', 'prisma', 'public', 'scripts']
const NOT_SOURCES =
  /^(vitest|playwright|prisma)\.config\.ts$|^biome\.json$|^next-env\.d\.ts$|\.test\.(tsx?|mjs)$/
const STATIC_VARIABLES = /^(APP_URL|BRAND_.*|ANALYTICS_SCRIPT_URL|MARKETING_SCRIPT_URL|NEXT_PUBLIC_.*)$/

const SERVER = '.next/standalone/server.js'
const BUILD_STAMP = '.next/standalone/.sources'
const CLIENT_STAMP = 'lib/generated/.sources'

function listSources() {
  const isSource = (name, folder) => !NOT_SOURCES.test(name) && !(folder === 'lib' && name === 'generated')
  const top = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs|js|json)$/.test(entry.name) && isSource(entry.name, ''))
    .map((entry) => entry.name)
    .sort()
  const below = SOURCE_FOLDERS.filter((folder) => existsSync(inProject(folder)))
  return [...top, ...below.flatMap((folder) => listFiles(root, folder, isSource))]
}

/** Of everything that a build depends on: sources, the lock file, and the variables that static pages contain. */
export function hashSources() {
  const variables = Object.entries(process.env)
    .filter(([name, value]) => STATIC_VARIABLES.test(name) && value)
    .sort()
  return hashFiles(root, listSources(), JSON.stringify(variables))
}

const hasStamp = (file, hash) => existsSync(inProject(file)) && readFileSync(inProject(file), 'utf8') === hash

/** Runs only if the schema or Prisma's version has changed. Throws Failure. */
export async function ensureClient() {
  const hash = hashFiles(root, ['prisma/schema.prisma', 'node_modules/prisma/package.json'])
  if (hasStamp(CLIENT_STAMP, hash) && existsSync(inProject('lib/generated/prisma/client.ts'))) return
  // A killed command must not leave half a client that counts as generated.
  rmSync(inProject(CLIENT_STAMP), { force: true })
  const { code, output } = await runNode('scripts/prisma.mjs', ['generate'], { quiet: true })
  if (code !== 0) throw new Failure(`${output}\nThe database client could not be generated.`)
  writeFileSync(inProject(CLIENT_STAMP), hash)
}

export const isBuilt = () => existsSync(inProject(SERVER)) && hasStamp(BUILD_STAMP, hashSources())

/** Marks the build as made from the sources with this hash. */
export const writeBuildStamp = (hash) => writeFileSync(inProject(BUILD_STAMP), hash)

/** Runs `next build`. Throws Failure. With `quiet`, prints the build's output only when it fails. Pass `areTypesChecked` to leave them out. */
export async function build({ quiet = false, areTypesChecked = false } = {}) {
  const hash = hashSources()
  const env = { ...process.env, NODE_ENV: 'production', TYPES_CHECKED: String(areTypesChecked) }
  const { code, output } = await runNode('node_modules/next/dist/bin/next', ['build'], { quiet, env })
  if (code !== 0) throw new Failure(`${output}\nThe app could not be built.`)
  // Next also reads files such as .env.local, whose variables this process does not see.
  writeBuildStamp(hash)
}

export async function ensureBuilt() {
  if (isBuilt()) return
  console.log('Building the app …')
  const started = performance.now()
  await build({ quiet: true })
  console.log(`Built in ${secondsSince(started)}.`)
}
