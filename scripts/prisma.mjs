// prisma.mjs <prisma arguments>: the Prisma CLI, also on machines that cannot download its native engine.
// Every command fetches that engine first, although generate, validate and format never run it.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const NEEDS_NO_ENGINE = ['generate', 'validate', 'format']
// Refuses to run, unlike /bin/true: a stand-in that succeeds would make `migrate status` lie.
const STAND_IN = '#!/bin/sh\necho "stand-in schema engine: not available here" >&2\nexit 1\n'

const require = createRequire(import.meta.url)
const root = path.resolve(import.meta.dirname, '..')
const cli = require.resolve('prisma/package.json')
const engines = path.dirname(require.resolve('@prisma/engines/package.json', { paths: [path.dirname(cli)] }))

function standIn() {
  const file = path.join(root, 'node_modules/.cache/no-schema-engine/schema-engine')
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, STAND_IN)
    chmodSync(file, 0o755)
  }
  return file
}

const args = process.argv.slice(2)
const env = { PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1', ...process.env }
const engineIsHere = readdirSync(engines).some((name) => name.startsWith('schema-engine-'))
if (!engineIsHere && !env.PRISMA_SCHEMA_ENGINE_BINARY && NEEDS_NO_ENGINE.includes(args[0])) {
  env.PRISMA_SCHEMA_ENGINE_BINARY = standIn()
}
const entry = require.resolve('prisma/build/index.js')
const { status } = spawnSync(process.execPath, [entry, ...args], { stdio: 'inherit', cwd: root, env })
process.exit(status ?? 1)
