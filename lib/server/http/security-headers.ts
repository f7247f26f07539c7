import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { OPTIONAL_SCRIPTS } from '@/lib/server/optional-scripts'
import {
  FILE_POLICY,
  hashInlineScripts,
  hashInlineStyles,
  originsOf,
  pagePolicy,
  SECURITY_HEADERS,
  STRICT_TRANSPORT_SECURITY,
  UPGRADE_REQUESTS,
} from './content-security-policy.mjs'
import { layoutScriptSources } from './layout-script'

/** The page that Next serves with a 500. */
const FAILURE_PAGE = '.next/server/pages/500.html'
const ORIGINS = originsOf(OPTIONAL_SCRIPTS.map(({ src }) => src))

interface InlineCode {
  scripts: string[]
  styles: string[]
}
const NO_CODE: InlineCode = { scripts: [], styles: [] }

interface ResponseContext {
  nonce: string
  secure: boolean
  isDevelopment: boolean
  failureCode: InlineCode
}

/** A static page has the policy that the build gave it, a dynamic one allows its inline scripts by nonce. */
export function setSecurityHeaders(
  response: ServerResponse,
  { nonce, secure, isDevelopment, failureCode }: ResponseContext,
): void {
  const type = String(response.getHeader('content-type') ?? '')
  const staticPolicy = findStaticPolicy(response)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  if (secure) response.setHeader('strict-transport-security', STRICT_TRANSPORT_SECURITY)
  // Link previews on other sites load our images.
  response.setHeader(
    'cross-origin-resource-policy',
    type.startsWith('image/') ? 'cross-origin' : 'same-origin',
  )
  const isPage = type.startsWith('text/html')
  // The browser keeps the policy of its cached page.
  if (response.statusCode === 304 && !staticPolicy) return
  if (!isPage && response.statusCode !== 304) {
    response.setHeader('content-security-policy', FILE_POLICY)
    return
  }
  const { scripts, styles } = response.statusCode === 500 ? failureCode : NO_CODE
  const policy =
    staticPolicy ??
    pagePolicy({
      scripts: [nonce, ...layoutScriptSources(), ...scripts],
      styles,
      origins: ORIGINS,
      isDevelopment,
    })
  response.setHeader('content-security-policy', secure ? `${policy}${UPGRADE_REQUESTS}` : policy)
}

/** A page whose address looks like a file's has that policy too, from next.config.ts. */
function findStaticPolicy(response: ServerResponse): string | undefined {
  const policies = [response.getHeader('content-security-policy') ?? []].flat().map(String)
  return policies.find((policy) => policy !== FILE_POLICY)
}

/** Empty in development, and where the build has no such page. */
export function readFailureCode(isDevelopment: boolean): InlineCode {
  const file = path.resolve(/* turbopackIgnore: true */ process.cwd(), FAILURE_PAGE)
  if (isDevelopment || !existsSync(file)) return NO_CODE
  const html = readFileSync(file, 'utf8')
  return { scripts: hashInlineScripts(html), styles: hashInlineStyles(html) }
}
