import 'server-only'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { log } from '@/lib/server/log'
import type { Answer } from './call-answer'
import { type CallRequest, findCall } from './call-routes'
import { type CallState, type HeadersOfCall, requestState } from './request-state'

/** As Next sets it. */
const VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'
/** Next redirects a request for a page's data. */
const HEADER_FOR_NEXT = 'rsc'
/** Any other target may have to be decoded or redirected, which Next does. */
const PLAIN_TARGET = /^(\/api(?:\/[\w-]+)+)(?:\?[\w=&-]*)?$/
/** The longest JSON that a handler reads. */
const BODY_MAX_BYTES = 320 * 1024

/**
 * Answers a call without Next, which takes longer to find a handler than most handlers take. False where the handler has not been loaded
 * or there is anything unusual about the request: Next asks the same handler then.
 */
export function answerCall(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '', headers } = request
  const pathname = PLAIN_TARGET.exec(url)?.[1]
  const length = headers['content-length'] ?? '0'
  const isPlain =
    headers[HEADER_FOR_NEXT] === undefined &&
    headers['transfer-encoding'] === undefined &&
    /^\d{1,9}$/.test(length) &&
    Number(length) <= BODY_MAX_BYTES
  const call = pathname !== undefined && isPlain ? findCall(method, pathname) : null
  const state = requestState()
  if (!call || !state) return false
  const callState = { headers: toHeaders(request), cookies: new Map(), afterwards: [] } satisfies CallState
  state.call = callState
  void answer(
    call,
    toCallRequest(request, response, callState.headers, Number(length) > 0),
    response,
    callState,
  )
  return true
}

async function answer(
  { answer: handle, params }: NonNullable<ReturnType<typeof findCall>>,
  request: CallRequest,
  response: ServerResponse,
  state: CallState,
): Promise<void> {
  const startWork = () => {
    for (const work of state.afterwards.splice(0)) trackWork(work)
  }
  response.once('close', startWork)
  // The client has left: the socket is closed, and there is nothing else to do.
  response.on('error', () => undefined)
  try {
    await send(response, await handle(request, params), state.cookies)
  } catch (error) {
    log.error({ err: error }, 'an answer was not sent')
    response.destroy()
  }
  // The client may have left before the handler knew what to do afterwards.
  if (response.closed) startWork()
}

const toHeaders = ({ headers }: IncomingMessage): HeadersOfCall => ({
  get: (name) => headers[name.toLowerCase()]?.toString() ?? null,
  has: (name) => headers[name.toLowerCase()] !== undefined,
})

const toCallRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: HeadersOfCall,
  hasBody: boolean,
): CallRequest => {
  let controller: AbortController | undefined
  return {
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    headers,
    body: hasBody ? request : null,
    // Few handlers ask for one.
    get signal() {
      if (controller) return controller.signal
      const created = new AbortController()
      controller = created
      const abort = () => {
        if (!response.writableFinished) created.abort()
      }
      if (response.closed) abort()
      else response.once('close', abort)
      return created.signal
    },
  }
}

async function send(
  response: ServerResponse,
  answer: Answer,
  cookies: ReadonlyMap<string, string>,
): Promise<void> {
  if (response.destroyed) return await leaveUnread(answer)
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (name !== 'vary') response.setHeader(name, value)
  const vary = answer.headers.get('vary')
  response.setHeader('vary', vary === null || vary === undefined ? VARY : [VARY, vary])
  if (cookies.size > 0) response.setHeader('set-cookie', [...cookies.values()])
  if (answer instanceof Response) return await sendStream(response, answer.body)
  if (answer.body === null) response.end()
  else {
    response.setHeader('content-length', Buffer.byteLength(answer.body))
    response.end(answer.body)
  }
}

/** As the client's leaving does later. */
async function leaveUnread(answer: Answer): Promise<void> {
  if (answer instanceof Response) await answer.body?.cancel()
}

async function sendStream(response: ServerResponse, body: ReadableStream<Uint8Array> | null): Promise<void> {
  const reader = body?.getReader()
  // No effect on a stream that was read to its end.
  response.once('close', () => void reader?.cancel().catch(() => undefined))
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    if (!response.write(part.value) && !response.closed) await untilDrained(response)
  response.end()
}

const untilDrained = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      response.off('drain', finish).off('close', finish)
      resolve()
    }
    response.on('drain', finish).on('close', finish)
  })

// ── Work after the response ──

const openWork = new Set<Promise<unknown>>()

function trackWork(work: () => unknown): void {
  const running = Promise.resolve()
    .then(work)
    .catch((error) => log.error({ err: error }, 'work after a response failed'))
    .finally(() => openWork.delete(running))
  openWork.add(running)
}

/** Next ends the process when its server has closed. */
export function closeAfterWork(server: Server): void {
  const close = server.close.bind(server)
  server.close = (done) =>
    close(async (error) => {
      while (openWork.size > 0) await Promise.all(openWork)
      done?.(error)
    })
}
