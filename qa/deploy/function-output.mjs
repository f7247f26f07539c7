// Writes a build in the format that serverless platforms deploy: https://vercel.com/docs/build-output-api
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { inProject } from '../../scripts/support/project.mjs'

export const OUTPUT = '.vercel/output'
export const FUNCTION = `${OUTPUT}/functions/server.func`
export const STATIC = `${OUTPUT}/static`

/** A turn, a specification or a research run takes far less than `maxDuration` (seconds). */
const FUNCTION_CONFIG = {
  runtime: 'nodejs22.x',
  launcherType: 'Nodejs',
  handler: 'function.mjs',
  shouldAddHelpers: false,
  supportsResponseStreaming: true,
  maxDuration: 300,
}

/** What the server sends with a static file; `npm run qa -- deploy` compares them. */
const STATIC_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}

const ROUTES = [
  { src: '/_next/static/.+', headers: STATIC_HEADERS, continue: true },
  { handle: 'filesystem' },
  { src: '/.*', dest: '/server' },
]

export function writeFunction() {
  rmSync(inProject(OUTPUT), { recursive: true, force: true })
  cpSync(inProject('.next/standalone'), inProject(FUNCTION), { recursive: true, verbatimSymlinks: true })
  cpSync(inProject('qa/deploy/function.mjs'), inProject(FUNCTION, 'function.mjs'))
  mkdirSync(inProject(STATIC, '_next'), { recursive: true })
  // Uncompressed: the platform compresses them itself.
  cpSync(inProject('.next/static'), inProject(STATIC, '_next/static'), { recursive: true })
  const writeJson = (file, value) => writeFileSync(inProject(file), JSON.stringify(value, null, 2))
  writeJson(`${FUNCTION}/.vc-config.json`, FUNCTION_CONFIG)
  writeJson(`${OUTPUT}/config.json`, { version: 3, routes: ROUTES })
}
