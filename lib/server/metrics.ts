import 'server-only'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { version } from '@/package.json'
import { env } from './env'

const RESPONSE_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const MODEL_BUCKETS_S = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300]
const QUERY_BUCKETS_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

/** Labels take values from closed lists (call names, engines), never user input. */
function createMetrics() {
  const registry = new Registry()
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name: `spanwright_${name}_total`, help, labelNames, registers: [registry] })
  const histogram = <L extends string>(name: string, help: string, buckets: number[], ...labelNames: L[]) =>
    new Histogram({ name: `spanwright_${name}_seconds`, help, buckets, labelNames, registers: [registry] })
  return {
    registry,
    calls: counter('api_requests', 'API requests, by path', 'route', 'method', 'status'),
    callSeconds: histogram(
      'api_request',
      'Time to the response or to the start of a stream',
      RESPONSE_BUCKETS_S,
      'route',
      'method',
    ),
    responses: counter('http_responses', 'HTTP responses of any kind', 'kind', 'status'),
    responseSeconds: histogram('http_response', 'Time to the end of a response', RESPONSE_BUCKETS_S, 'kind'),
    refusals: counter('rate_limit_refusals', 'Requests refused by rate limits', 'call'),
    formRefusals: counter('form_refusals', 'Forms refused before their action, by reason', 'reason'),
    quotaRefusals: counter(
      'quota_refusals',
      'Requests refused because a visitor has stored too much',
      'quota',
    ),
    lawHeld: counter('law_held', 'Sentences and lines kept out as unlawful', 'place', 'ground'),
    turns: counter('turns', 'Consultation turns, by the engine that answered', 'engine', 'outcome'),
    turnSeconds: histogram('turn', 'Time of a full turn', RESPONSE_BUCKETS_S, 'engine'),
    fallbacks: counter(
      'turn_fallbacks',
      'Turns answered by the built-in consultant after a failure',
      'engine',
    ),
    modelCalls: counter('model_calls', 'Requests to the model, by purpose', 'call', 'outcome', 'usage'),
    modelTokens: counter(
      'model_tokens',
      'Tokens the model’s provider reported; cached ones are part of the input',
      'call',
      'type',
    ),
    modelFirstContent: histogram(
      'model_first_content',
      'Time to the first usable part of an answer',
      MODEL_BUCKETS_S,
      'call',
    ),
    modelSeconds: histogram('model_call', 'Time to the end of an answer', MODEL_BUCKETS_S, 'call'),
    guardRefusals: counter('guard_refusals', 'What the guard refused, by gate and reason', 'gate', 'reason'),
    research: counter('research_runs', 'Websites and documents read', 'kind', 'outcome'),
    mailAttempts: counter('mail_attempts', 'Attempts to send an email', 'kind', 'outcome'),
    queries: counter('database_queries', 'Queries, by outcome', 'outcome'),
    querySeconds: histogram('database_query', 'Query time', QUERY_BUCKETS_S),
    build: new Gauge({
      name: 'spanwright_build_info',
      help: 'Running version',
      labelNames: ['version', 'node', 'database'],
      registers: [registry],
    }),
    failures: counter('unhandled_errors', 'Unhandled errors, by route type', 'kind'),
  }
}

// One per process: each of Next's module layers loads this module.
const shared = globalThis as { __metrics?: ReturnType<typeof createMetrics> }
shared.__metrics ??= createMetrics()

export const metrics = shared.__metrics

/** `read` supplies the value on each scrape. */
export function registerGauge(name: string, help: string, read: () => number): void {
  if (metrics.registry.getSingleMetric(`spanwright_${name}`)) return
  new Gauge({
    name: `spanwright_${name}`,
    help,
    registers: [metrics.registry],
    collect() {
      this.set(read())
    },
  })
}

/** Event loop, memory, garbage collection and the build. Only if METRICS_TOKEN is set, because these run timers. Called once at start. */
export function recordProcessMetrics(): void {
  if (!env.METRICS_TOKEN) return
  collectDefaultMetrics({ register: metrics.registry })
  metrics.build.set(
    { version, node: process.versions.node, database: env.DATABASE_URL ? 'server' : 'embedded' },
    1,
  )
}
