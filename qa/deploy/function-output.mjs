// A build as platforms of functions take it: https://vercel.com/docs/build-output-api
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../../scripts/support/project.mjs'

export const OUTPUT = '.vercel/output'
export const FUNCTION = `${OUTPUT}/functions/server.func`
export const STATIC = `${OUTPUT}/static`

/** How the platform runs the function. A turn, a specification and a research are over long before. */
const RUN = {
  runtime: 'nodejs22.x',
  launcherType: 'Nodejs',
  handler: 'qa/deploy/function.mjs',
  shouldAddHelpers: false,
  supportsResponseStreaming: true,
  maxDuration: 300,
}

/** What the server sends with a static file; `npm run check:deploy` compares. */
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

/** Scripts, style sheets and typefaces come from the platform's own servers, everything else from the function. */
const ROUTES = [
  { src: '/_next/static/.+', headers: STATIC_HEADERS, continue: true },
  { handle: 'filesystem' },
  { src: '/.*', dest: '/server' },
]

/** Writes `.vercel/output` from the build in `.next/standalone`. */
export function writeFunction() {
  rmSync(inProject(OUTPUT), { recursive: true, force: true })
  // The links among its packages stay as they are: relative.
  const whole = { recursive: true, verbatimSymlinks: true }
  cpSync(inProject('.next/standalone'), inProject(FUNCTION), whole)
  cpSync(inProject('qa/deploy/function.mjs'), inProject(FUNCTION, 'qa/deploy/function.mjs'))
  // Compressed by the platform, not by names of ours.
  const files = path.join(inProject(STATIC), '_next/static')
  mkdirSync(path.dirname(files), { recursive: true })
  cpSync(inProject('.next/static'), files, { recursive: true })
  const write = (file, value) => writeFileSync(inProject(file), JSON.stringify(value, null, 2))
  write(`${FUNCTION}/.vc-config.json`, RUN)
  write(`${OUTPUT}/config.json`, { version: 3, routes: ROUTES })
}
