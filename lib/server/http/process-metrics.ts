import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import { env } from '@/lib/server/env'
import { metrics, registerGauge } from '@/lib/server/metrics'
import { version } from '@/package.json'

/** Node warns of a leak from 11 on, and Next adds more than that to a response. */
const LISTENERS_MAX = 40

type RequestKind = 'call' | 'action' | 'page' | 'file'

const FILE_PATH = /^\/_next\/|^[^?]*\.[a-z0-9]+(\?|$)/

/** Metrics never hold the URL itself. */
export function requestKindOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): RequestKind {
  if (url.startsWith('/api/') || url === '/metrics') return 'call'
  if (headers['next-action']) return 'action'
  return FILE_PATH.test(url) ? 'file' : 'page'
}

/** Measures the process too if METRICS_TOKEN is set. Called once at start. */
export function recordProcessMetrics(): void {
  const open = new Set<ServerResponse>()
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const started = performance.now()
    const kind = requestKindOf(request)
    open.add(response)
    response.setMaxListeners(LISTENERS_MAX)
    response.once('close', () => {
      open.delete(response)
      // A client that disconnects early gets no response.
      const status = response.headersSent ? response.statusCode : 'none'
      metrics.responses.inc({ kind, status })
      metrics.responseSeconds.observe({ kind }, (performance.now() - started) / 1000)
    })
  })
  registerGauge('open_responses', 'Responses in progress', () => open.size)
  registerGauge('open_streams', 'Event streams in progress', () => [...open].filter(isStream).length)
  // Event loop, memory and garbage collection metrics run timers.
  if (!env.METRICS_TOKEN) return
  collectDefaultMetrics({ register: metrics.registry })
  metrics.build.set(
    { version, node: process.versions.node, database: env.DATABASE_URL ? 'server' : 'embedded' },
    1,
  )
}

const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')
