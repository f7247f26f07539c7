import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import { env } from '@/lib/server/env'
import { metrics, registerGauge } from '@/lib/server/metrics'
import { version } from '@/package.json'

/** Of one response; Node warns of a leak from eleven on. */
const LISTENERS_MAX = 40

type RequestKind = 'call' | 'action' | 'page' | 'file'

const FILE = /^\/_next\/|^[^?]*\.[a-z0-9]+(\?|$)/

/** Which part of the process a request is for. The address itself is never kept. */
export function requestKindOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): RequestKind {
  if (url.startsWith('/api/') || url === '/metrics') return 'call'
  if (headers['next-action']) return 'action'
  return FILE.test(url) ? 'file' : 'page'
}

/** Keeps count of what this process answers, and of the process itself. Called once at start. */
export function recordProcessMetrics(): void {
  const open = new Set<ServerResponse>()
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const started = performance.now()
    const kind = requestKindOf(request)
    open.add(response)
    // Next listens for the end of a response at every step of its way; eleven steps are no leak.
    response.setMaxListeners(LISTENERS_MAX)
    response.once('close', () => {
      open.delete(response)
      // Who leaves before anything was sent has had no answer.
      const status = response.headersSent ? response.statusCode : 'none'
      metrics.responses.inc({ kind, status })
      metrics.responseSeconds.observe({ kind }, (performance.now() - started) / 1000)
    })
  })
  registerGauge('open_responses', 'Answers that have not ended', () => open.size)
  registerGauge(
    'open_streams',
    'Answers of events that have not ended',
    () => [...open].filter(isStream).length,
  )
  // Event loop, memory, garbage collection: timers that are worth running only where somebody reads them.
  if (!env.METRICS_TOKEN) return
  collectDefaultMetrics({ register: metrics.registry })
  metrics.build.set(
    { version, node: process.versions.node, database: env.DATABASE_URL ? 'server' : 'embedded' },
    1,
  )
}

const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream')
