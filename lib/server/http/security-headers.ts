import 'server-only'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { isHttps } from './client-address'
import {
  FILE_POLICY,
  pagePolicy,
  SECURITY_HEADERS,
  STRICT_TRANSPORT_SECURITY,
} from './content-security-policy'

/** Written by scripts/support/inline-scripts.mjs after the build. */
const INLINE_SCRIPTS_FILE = '.next/inline-scripts.json'
/** How a static page tells which inline scripts it has; it never leaves the server. */
const HASHES_HEADER = 'x-inline-scripts'

interface InlineScripts {
  /** The inline script of the root layout. */
  boot: string
  /** Those of the page that Next answers when everything else has failed. */
  failure: { scripts: string[]; styles: string[] }
}

/**
 * Puts the security headers on every answer of this process, whatever part of it answers: pages, calls, files, redirects, refusals,
 * streams. A static page names its inline scripts by hash, a dynamic one gets a nonce, which Next reads from the request. Called once at
 * start. Throws where the build has left no list of hashes.
 */
export function addSecurityHeaders(isDevelopment: boolean): void {
  const built = isDevelopment ? { boot: '', failure: { scripts: [], styles: [] } } : readInlineScripts()
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const secure = isHttps({ get: (name) => request.headers[name]?.toString() ?? null })
    const nonce = `nonce-${randomUUID()}`
    delete request.headers['content-security-policy-report-only']
    request.headers['content-security-policy'] = `script-src '${nonce}'`
    const { writeHead } = response
    response.writeHead = (...args: unknown[]) => {
      response.writeHead = writeHead
      setSecurityHeaders(response, { nonce, secure, isDevelopment, built })
      return writeHead.apply(response, args as Parameters<typeof writeHead>)
    }
  })
}

interface About {
  nonce: string
  secure: boolean
  isDevelopment: boolean
  built: InlineScripts
}

function setSecurityHeaders(response: ServerResponse, { nonce, secure, isDevelopment, built }: About): void {
  const type = String(response.getHeader('content-type') ?? '')
  const hashes = response.getHeader(HASHES_HEADER)?.toString().split(' ')
  response.removeHeader(HASHES_HEADER)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  if (secure) response.setHeader('strict-transport-security', STRICT_TRANSPORT_SECURITY)
  // Pictures are made to be shown elsewhere too: a link preview fetches them from the reader's browser.
  response.setHeader(
    'cross-origin-resource-policy',
    type.startsWith('image/') ? 'cross-origin' : 'same-origin',
  )
  const isPage = type.startsWith('text/html')
  // What is not modified keeps the policy that it came with.
  if (response.statusCode === 304 && !hashes) return
  if (!isPage && response.statusCode !== 304) {
    response.setHeader('content-security-policy', FILE_POLICY)
    return
  }
  const { scripts, styles } = response.statusCode === 500 ? built.failure : { scripts: [], styles: [] }
  response.setHeader(
    'content-security-policy',
    pagePolicy({
      scripts: hashes ?? [nonce, built.boot, ...scripts],
      styles,
      isDevelopment,
      isHttps: secure,
    }),
  )
}

function readInlineScripts(): InlineScripts {
  try {
    return JSON.parse(
      readFileSync(path.resolve(/* turbopackIgnore: true */ process.cwd(), INLINE_SCRIPTS_FILE), 'utf8'),
    )
  } catch (cause) {
    throw new Error('The build has no list of its inline scripts. Build it with `npm run build`.', { cause })
  }
}
