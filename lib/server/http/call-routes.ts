import 'server-only'
import type { Answer } from './call-answer'
import type { HeadersOfCall } from './request-state'

/** What a handler reads of a request, whether it comes from Node or from Next. */
export interface CallRequest {
  readonly method: string
  /** With or without an origin. */
  readonly url: string
  readonly headers: HeadersOfCall
  readonly body: AsyncIterable<Uint8Array> | null
  readonly signal: AbortSignal
}

export type AnswerCall = (request: CallRequest, params: Record<string, string>) => Promise<Answer>

interface Route {
  path: string
  /** A parameter is an object. */
  segments: (string | { name: string })[]
  answer: AnswerCall
}

// One per process: Next loads each route file apart from the pipeline.
const shared = globalThis as { __callRoutes?: Map<string, Route[]> }
shared.__callRoutes ??= new Map()
const routes = shared.__callRoutes

const keyOf = (method: string, segments: readonly unknown[]) => `${method} ${segments.length}`
const parametersIn = ({ segments }: Route) => segments.filter((segment) => typeof segment === 'object').length

/** `path` is one of the contract. From now on the pipeline gives its requests to `answer`, past Next. */
export function registerCall(method: string, path: string, answer: AnswerCall): void {
  const segments = path.split('/').map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    return name === undefined ? segment : { name }
  })
  const key = keyOf(method, segments)
  const others = (routes.get(key) ?? []).filter((route) => route.path !== path)
  const all = [...others, { path, segments, answer }]
  // As in Next, an address without a parameter comes before one that a parameter fits too.
  routes.set(
    key,
    all.sort((a, b) => parametersIn(a) - parametersIn(b)),
  )
}

/** Null for a path that no registered call has. */
export function findCall(
  method: string,
  pathname: string,
): { answer: AnswerCall; params: Record<string, string> } | null {
  const parts = pathname.split('/')
  for (const { segments, answer } of routes.get(keyOf(method, parts)) ?? []) {
    if (!segments.every((segment, index) => typeof segment === 'object' || segment === parts[index])) continue
    const params: Record<string, string> = {}
    for (const [index, segment] of segments.entries())
      if (typeof segment === 'object') params[segment.name] = parts[index] ?? ''
    return { answer, params }
  }
  return null
}
