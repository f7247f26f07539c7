import 'server-only'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { type Encoding, selectEncoding } from './accept-encoding'

interface StaticPage {
  policy: string
  etag: string
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
  /** A rewrite of next.config.ts may put another page in its place, depending on the query or a cookie. */
  isRewritten: boolean
}
export type StaticPages = ReadonlyMap<string, StaticPage>

/** As the pipeline sets it for the pages that Next serves. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'
/** Next answers these itself: a page's data, an action and a form. */
export const HEADERS_FOR_NEXT = ['rsc', 'next-action', 'content-type']

/** The pages that a build rendered, with the policies and copies of scripts/support/static-pages.mjs. None in a folder without a build. */
export function readStaticPages(distDir: string): StaticPages {
  const readManifest = (name: string) => JSON.parse(readFileSync(path.join(distDir, name), 'utf8'))
  if (!existsSync(path.join(distDir, 'prerender-manifest.json'))) return new Map()
  const { routes } = readManifest('prerender-manifest.json')
  const { beforeFiles } = readManifest('routes-manifest.json').rewrites
  const rewritten = new Set(beforeFiles.map(({ source }: { source: string }) => source))
  const pages = new Map<string, StaticPage>()
  for (const [pathname, { initialHeaders }] of Object.entries<{ initialHeaders?: Record<string, string> }>(
    routes,
  )) {
    const policy = initialHeaders?.['content-security-policy']
    const file = path.join(distDir, 'server/app', `${pathname === '/' ? '/index' : pathname}.html`)
    // Next serves the pages of errors, such as /_not-found, with a status of their own.
    if (policy === undefined || pathname.startsWith('/_') || !existsSync(file)) continue
    const identity = readFileSync(file)
    const readCopy = (suffix: string) => (existsSync(file + suffix) ? readFileSync(file + suffix) : undefined)
    const [br, gzip] = [readCopy('.br'), readCopy('.gz')]
    pages.set(pathname, {
      policy,
      etag: createHash('sha256').update(identity).digest('base64url').slice(0, 27),
      bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
      isRewritten: rewritten.has(pathname),
    })
  }
  return pages
}

/** Sends the page as the build rendered it, if the request asks for one: Next would hash, encode and compress it each time. */
export function sendStaticPage(
  pages: StaticPages,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '/', headers } = request
  const [pathname = '', query] = url.split('?', 2)
  const page = pages.get(pathname)
  if (!page || (method !== 'GET' && method !== 'HEAD')) return false
  if (HEADERS_FOR_NEXT.some((name) => headers[name] !== undefined)) return false
  if (page.isRewritten && (query !== undefined || headers.cookie !== undefined)) return false
  // Next redirects data that is asked for without its header.
  if (query !== undefined && /(?:^|&)_rsc=/.test(query)) return false
  const encoding = selectEncoding(headers['accept-encoding'], ['br', 'gzip'])
  const body = (encoding && page.bodies[encoding]) ?? page.bodies.identity
  const etag = `"${page.etag}${body === page.bodies.identity ? '' : `-${encoding}`}"`
  response.setHeader('content-security-policy', page.policy)
  response.setHeader('cache-control', REVALIDATE)
  response.setHeader('vary', page.isRewritten ? `${VARY}, Cookie` : VARY)
  response.setHeader('etag', etag)
  if (isFresh(headers, etag)) {
    response.statusCode = 304
    response.end()
    return true
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (body !== page.bodies.identity) response.setHeader('content-encoding', String(encoding))
  response.setHeader('content-length', body.length)
  response.end(method === 'HEAD' ? undefined : body)
  return true
}

/** A reload asks with `no-cache`. A proxy may have made the tag weak. */
function isFresh(headers: IncomingMessage['headers'], etag: string): boolean {
  if (/\bno-cache\b/.test(headers['cache-control'] ?? '')) return false
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
