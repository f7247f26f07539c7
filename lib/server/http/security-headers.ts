import 'server-only'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import {
  FILE_POLICY,
  pagePolicy,
  SECURITY_HEADERS,
  STRICT_TRANSPORT_SECURITY,
} from './content-security-policy'

/** Written by scripts/support/inline-scripts.mjs after the build. */
const INLINE_SCRIPTS_FILE = '.next/inline-scripts.json'
/** Static pages list the hashes of their inline scripts in it. */
const HASHES_HEADER = 'x-inline-scripts'

interface InlineScripts {
  boot: string
  /** Of the page that Next serves with a 500. */
  failure: { scripts: string[]; styles: string[] }
}

interface ResponseContext {
  nonce: string
  secure: boolean
  isDevelopment: boolean
  inlineScripts: InlineScripts
}

/** A static page allows its inline scripts by hash, a dynamic one by nonce. */
export function setSecurityHeaders(
  response: ServerResponse,
  { nonce, secure, isDevelopment, inlineScripts }: ResponseContext,
): void {
  const type = String(response.getHeader('content-type') ?? '')
  const hashes = response.getHeader(HASHES_HEADER)?.toString().split(' ')
  response.removeHeader(HASHES_HEADER)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  if (secure) response.setHeader('strict-transport-security', STRICT_TRANSPORT_SECURITY)
  // Link previews on other sites load our images.
  response.setHeader(
    'cross-origin-resource-policy',
    type.startsWith('image/') ? 'cross-origin' : 'same-origin',
  )
  const isPage = type.startsWith('text/html')
  // The browser keeps the policy of its cached page.
  if (response.statusCode === 304 && !hashes) return
  if (!isPage && response.statusCode !== 304) {
    response.setHeader('content-security-policy', FILE_POLICY)
    return
  }
  const { scripts, styles } =
    response.statusCode === 500 ? inlineScripts.failure : { scripts: [], styles: [] }
  response.setHeader(
    'content-security-policy',
    pagePolicy({
      scripts: hashes ?? [nonce, inlineScripts.boot, ...scripts],
      styles,
      isDevelopment,
      isHttps: secure,
    }),
  )
}

/** Throws if the build has none. In development there are no hashes. */
export function readInlineScripts(isDevelopment: boolean): InlineScripts {
  if (isDevelopment) return { boot: '', failure: { scripts: [], styles: [] } }
  try {
    return JSON.parse(
      readFileSync(path.resolve(/* turbopackIgnore: true */ process.cwd(), INLINE_SCRIPTS_FILE), 'utf8'),
    )
  } catch (cause) {
    throw new Error('The build has no list of inline scripts. Run `npm run build`.', { cause })
  }
}
