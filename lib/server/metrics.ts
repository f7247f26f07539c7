import 'server-only'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

const RESPONSE_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const QUERY_BUCKETS_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

/** Every number that the process keeps of itself. Labels are closed lists: names of calls and engines, never what a person sent. */
function createMetrics() {
  const registry = new Registry()
  const counter = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name: `spanwright_${name}_total`, help, labelNames, registers: [registry] })
  const histogram = <L extends string>(name: string, help: string, buckets: number[], ...labelNames: L[]) =>
    new Histogram({ name: `spanwright_${name}_seconds`, help, buckets, labelNames, registers: [registry] })
  return {
    registry,
    calls: counter('api_requests', 'Calls of the API, by name of the contract', 'route', 'method', 'status'),
    callSeconds: histogram(
      'api_request',
      'Time until a call is answered or its stream begins',
      RESPONSE_BUCKETS_S,
      'route',
    ),
    responses: counter('http_responses', 'Answers of the process, of whatever part of it', 'kind', 'status'),
    responseSeconds: histogram('http_response', 'Time until an answer has ended', RESPONSE_BUCKETS_S, 'kind'),
    refusals: counter('rate_limit_refusals', 'Calls refused for coming too often', 'call'),
    turns: counter('turns', 'Turns of the consultation, by the engine that answered', 'engine', 'outcome'),
    turnSeconds: histogram('turn', 'Time of a whole turn', RESPONSE_BUCKETS_S, 'engine'),
    fallbacks: counter('turn_fallbacks', 'Turns in which the built-in consultant stood in', 'engine'),
    research: counter('research_runs', 'Websites and documents read', 'kind', 'outcome'),
    queries: counter('database_queries', 'Queries, by how they ended', 'outcome'),
    querySeconds: histogram('database_query', 'Time of a query', QUERY_BUCKETS_S),
    build: new Gauge({
      name: 'spanwright_build_info',
      help: 'What runs here',
      labelNames: ['version', 'node', 'database'],
      registers: [registry],
    }),
    failures: counter('unhandled_errors', 'Errors that nothing has handled, by where they arose', 'kind'),
  }
}

// One per process: shared by Next's separate module layers, each of which loads this module.
const shared = globalThis as { __metrics?: ReturnType<typeof createMetrics> }
shared.__metrics ??= createMetrics()

/** The process's own numbers. Counting costs a microsecond or less; `/metrics` gives them out. */
export const metrics = shared.__metrics

/** A number that is read when somebody asks for it. */
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
