import 'server-only'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { metrics, registerGauge } from '@/lib/server/metrics'
import { toSafeText } from '@/lib/server/safe-error'
import { isShuttingDown } from '@/lib/server/shutdown'
import { acceptsEncoding } from './accept-encoding'
import { answerCall, closeAfterWork } from './calls'
import { checkForwardedHeaders, clientAddress, isHttps, shortenAddress } from './client-address'
import { openRequestState, type RequestState } from './request-state'
import { readFailureCode, setSecurityHeaders } from './security-headers'
import { REVALIDATE, readStaticPages, type StaticPages, sendStaticPage } from './static-pages'
import { trimRenderedPage } from './trimmed-page'

interface Exchange {
  server: Server
  request: IncomingMessage
  response: ServerResponse
  state: RequestState
}

interface Settings {
  isDevelopment: boolean
  failureCode: ReturnType<typeof readFailureCode>
  brotliPaths: ReadonlySet<string>
  staticPages: StaticPages
}

/**
 * Does what neither next.config.ts nor middleware.ts can: all requests pass through `handleExchange` before Next sees them. It listens to
 * Node, and so works in each of Next's servers. Called once at start.
 */
export function startPipeline({ isDevelopment }: { isDevelopment: boolean }): void {
  const distDir = path.resolve(/* turbopackIgnore: true */ process.cwd(), '.next')
  const settings: Settings = {
    isDevelopment,
    failureCode: readFailureCode(isDevelopment),
    brotliPaths: findBrotliFiles(path.join(distDir, 'static')),
    staticPages: isDevelopment ? new Map() : readStaticPages(distDir),
  }
  registerGauge('open_responses', 'Responses in progress', () => openResponses.size)
  registerGauge('open_streams', 'Event streams in progress', () => [...openResponses].filter(isStream).length)
  subscribe('http.server.request.start', (message) =>
    handleExchange({ ...(message as Omit<Exchange, 'state'>), state: openRequestState() }, settings),
  )
  for (const exchange of takeEarlyRequests()) handleExchange(exchange, settings)
}

function handleExchange({ server, request, response, state }: Exchange, settings: Settings): void {
  setUpServer(server, settings)
  request.method = normalizeMethod(request.method ?? 'GET')
  request.url = normalizeTarget(request.url ?? '/', request.method)
  // We never upgrade, and Next's own call for an action on another page fails with this header.
  delete request.headers.upgrade
  checkForwardedHeaders(request)
  const headers = { get: (name: string) => request.headers[name]?.toString() ?? null }
  const secure = isHttps(headers)
  const nonce = setNonce(request)
  recordResponse(request, response, clientAddress(headers))
  const brotliType = selectBrotliFile(request, settings.brotliPaths)
  if (isShuttingDown()) response.shouldKeepAlive = false

  beforeHead(response, (status) => {
    // A body whose reading was given up blocks the next request on its connection.
    if (request.destroyed && !request.complete) response.shouldKeepAlive = false
    setSecurityHeaders(response, { ...settings, nonce, secure })
    if (SECRET_PATH.test(request.url ?? '')) response.setHeader('referrer-policy', 'no-referrer')
    if (brotliType) labelBrotliFile(response, brotliType)
    limitCaching(response)
    sendHeadWithBody(response)
    return finalStatusOf(state, request, response, status)
  })
  response.once('close', () => {
    if (isShuttingDown()) setImmediate(() => server.closeIdleConnections())
  })
}

/** `prepare` is given the status and returns the one to send. */
function beforeHead(response: ServerResponse, prepare: (status: number) => number): void {
  const { writeHead } = response
  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.writeHead = writeHead
    return Reflect.apply(writeHead, response, [prepare(status), ...rest])
  }
}

// ── Start ──

/** Of requests that arrived before the pipeline: collect-early-requests.mjs is the first import of a build's server.js. */
function takeEarlyRequests(): Exchange[] {
  const { __earlyRequests: take } = globalThis as { __earlyRequests?: () => Exchange[] }
  return take?.() ?? []
}

const knownServers = new WeakSet<Server>()

function setUpServer(server: Server, { isDevelopment, staticPages }: Settings): void {
  if (knownServers.has(server)) return
  knownServers.add(server)
  // A proxy that reuses a connection we are just closing has to answer 502. Node's default is 5 seconds.
  server.keepAliveTimeout = env.KEEP_ALIVE_TIMEOUT
  // Next's listener leaves WebSocket requests hanging; without one Node answers them like any other.
  if (!isDevelopment && server.listenerCount('upgrade') > 0) server.removeAllListeners('upgrade')
  if (staticPages.size > 0) answerBeforeNext(server, staticPages)
}

/** Static pages and most calls are answered from here, everything else by Next. A page in `staticPages` that Next renders for a cookie keeps its scripts. */
function answerBeforeNext(server: Server, staticPages: StaticPages): void {
  closeAfterWork(server)
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (sendStaticPage(staticPages, request, response) || answerCall(request, response)) return
    const [pathname = ''] = (request.url ?? '').split('?', 1)
    if (!staticPages.has(pathname)) trimRenderedPage(request, response)
    for (const listener of listeners) Reflect.apply(listener, server, [request, response])
  })
}

// ── Request target ──

/** Removes scheme and host, which a redirect would copy, and escapes percent signs that cannot be decoded: Next would answer with a 500. */
export function normalizeTarget(target: string, method = 'GET'): string {
  const local = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  const rooted = local.startsWith('/') ? local : `/${local}`
  const [pathname = '/'] = rooted.split(/[?#]/, 1)
  const name = method === 'POST' ? pathname.replace(/\.rsc$/, '') : pathname
  return (isDecodable(name) ? name : name.replaceAll('%', '%25')) + rooted.slice(pathname.length)
}

/** `new Request` throws for TRACE; Next refuses an unknown method. */
export const normalizeMethod = (method: string) => (method === 'TRACE' ? 'UNKNOWN' : method)

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

// ── Security headers ──

/** Next adds the nonce it finds in this header to the inline scripts of dynamic pages. */
function setNonce(request: IncomingMessage): string {
  const nonce = `nonce-${randomUUID()}`
  delete request.headers['content-security-policy-report-only']
  request.headers['content-security-policy'] = `script-src '${nonce}'`
  return nonce
}

// ── Metrics and access log ──

/** Node warns of a leak from 11 on, and Next adds more than that to a response. */
const LISTENERS_MAX = 40
const FILE_PATH = /^\/_next\/|^[^?]*\.[a-z0-9]+(\?|$)/

const openResponses = new Set<ServerResponse>()
const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')

/** Whoever has the token of a link can open it: it stays out of the log and of the addresses that other sites see. */
const SECRET_PATH = /^\/(shared|interviews)\/[^/?]+/

/** Metrics never hold the URL itself. The log has pages; calls are logged by lib/api/route.ts. */
export function requestKindOf(url: string) {
  if (url.startsWith('/api/') || url === '/metrics') return 'call'
  return FILE_PATH.test(url) ? 'file' : 'page'
}

function recordResponse(request: IncomingMessage, response: ServerResponse, address: string): void {
  const started = performance.now()
  const { method, url = '/' } = request
  const kind = requestKindOf(url)
  openResponses.add(response)
  response.setMaxListeners(LISTENERS_MAX)
  response.once('close', () => {
    openResponses.delete(response)
    // A client that disconnects early gets no response.
    const status = response.headersSent ? response.statusCode : 'none'
    const ms = performance.now() - started
    metrics.responses.inc({ kind, status })
    metrics.responseSeconds.observe({ kind }, ms / 1000)
    if (kind === 'file' || kind === 'call') return
    const [pathname = '/'] = url.split('?', 1)
    const path = toSafeText(pathname.replace(SECRET_PATH, '/$1/…'))
    log.info({ address: shortenAddress(address), method, path, status, ms: Math.round(ms) }, kind)
  })
}

// ── Compression ──

/** `npm run build` adds a Brotli copy of each script and style sheet, named `<name>.br`. Next compresses with gzip what is neither such a file nor a static page. */
const BROTLI_TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

function findBrotliFiles(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const encoded = files.filter((file) => file.endsWith('.br')).map((file) => file.slice(0, -'.br'.length))
  return new Set(encoded.map((file) => `/_next/static/${file.split(path.sep).join('/')}`))
}

/** Returns the file's type if its copy will be sent. */
function selectBrotliFile(request: IncomingMessage, brotliPaths: ReadonlySet<string>): string | undefined {
  const [pathname = ''] = (request.url ?? '').split('?', 1)
  if (!brotliPaths.has(pathname) || !acceptsEncoding(request.headers['accept-encoding'], 'br'))
    return undefined
  request.url = `${pathname}.br`
  return BROTLI_TYPES[path.extname(pathname)]
}

function labelBrotliFile(response: ServerResponse, type: string): void {
  response.setHeader('vary', 'Accept-Encoding')
  if (response.statusCode !== 200 && response.statusCode !== 206) return
  response.setHeader('content-encoding', 'br')
  response.setHeader('content-type', type)
}

// ── Caching ──

/** Next lets proxies keep a static page for a year, and so past an upgrade. Browsers and proxies ask each time, and mostly get a 304. */
function limitCaching(response: ServerResponse): void {
  if (String(response.getHeader('cache-control')).startsWith('s-maxage='))
    response.setHeader('cache-control', REVALIDATE)
}

/** Next flushes the head before the first part of the body: both go out in one write, and each write costs a system call. */
function sendHeadWithBody({ socket }: ServerResponse): void {
  if (!socket) return
  socket.cork()
  setImmediate(() => socket.uncork())
}

// ── Unavailable database, and pages that are gone ──

/** A page that rendered anyway is a success; an action that reports the failure is not. */
function finalStatusOf(
  { retryAfter, isGone }: RequestState,
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
): number {
  if (isGone && status === 404) return 410
  if (retryAfter === undefined || (status !== 500 && request.method !== 'POST')) return status
  response.setHeader('retry-after', retryAfter)
  response.setHeader('cache-control', 'no-store')
  return 503
}
