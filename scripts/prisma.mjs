// prisma.mjs <arguments>: runs the Prisma CLI, also where its native schema engine cannot be downloaded. The CLI fetches that engine for
// every command, but generate, validate and format never run it, so they get a placeholder.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { inProject, run } from './support/project.mjs'

const COMMANDS_WITHOUT_ENGINE = ['generate', 'validate', 'format']
// It fails when it is run: a placeholder that succeeds would make `migrate status` report success.
const PLACEHOLDER = '#!/bin/sh\necho "The schema engine is not available here." >&2\nexit 1\n'

const require = createRequire(import.meta.url)
const cli = require.resolve('prisma/package.json')
const engines = path.dirname(require.resolve('@prisma/engines/package.json', { paths: [path.dirname(cli)] }))

function writePlaceholder() {
  const file = inProject('node_modules/.cache/no-schema-engine/schema-engine')
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, PLACEHOLDER, { mode: 0o755 })
  }
  return file
}

const args = process.argv.slice(2)
const env = { PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1', ...process.env }
const hasEngine = readdirSync(engines).some((name) => name.startsWith('schema-engine-'))
if (!hasEngine && !env.PRISMA_SCHEMA_ENGINE_BINARY && COMMANDS_WITHOUT_ENGINE.includes(args[0]))
  env.PRISMA_SCHEMA_ENGINE_BINARY = writePlaceholder()
const entry = require.resolve('prisma/build/index.js')
const { code } = await run(process.execPath, [entry, ...args], { env })
process.exitCode = code
