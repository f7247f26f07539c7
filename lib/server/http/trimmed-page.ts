import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, selectEncoding } from './accept-encoding'
import { type ScriptMode, scriptModeOf, trimClientScripts } from './client-scripts.mjs'
import { HEADERS_FOR_NEXT } from './static-pages'

/** Node's default takes ten times as long to save a tenth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const compressors: Record<Encoding, (page: Buffer) => Promise<Buffer>> = {
  br: (page) => promisify(brotliCompress)(page, BROTLI),
  gzip: promisify(gzip),
}

/** Trims what Next renders for this request, if its page is one of client-scripts.mjs. The build has trimmed the static ones. */
export function trimRenderedPage(request: IncomingMessage, response: ServerResponse): void {
  const [pathname = ''] = (request.url ?? '').split('?', 1)
  const mode = scriptModeOf(pathname)
  if (!mode || request.method !== 'GET') return
  if (HEADERS_FOR_NEXT.some((name) => request.headers[name] !== undefined)) return
  const encoding = selectEncoding(request.headers['accept-encoding'], ['br', 'gzip'])
  // Or Next would compress it.
  request.headers['accept-encoding'] = 'identity'
  holdBody(response, (body) => sendTrimmed(response, body, mode, encoding))
}

async function sendTrimmed(
  response: ServerResponse,
  body: Buffer,
  mode: ScriptMode,
  encoding: Encoding | undefined,
): Promise<Buffer> {
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  // An error is rendered by the browser.
  const page =
    isPage && response.statusCode < 500 ? Buffer.from(trimClientScripts(body.toString(), mode)) : body
  if (page.length === 0 || !encoding) return page
  response.setHeader('content-encoding', encoding)
  return compressors[encoding](page)
}

/** Collects head and body until the response ends, and sends them with what `replace` makes of the body. */
function holdBody(response: ServerResponse, replace: (body: Buffer) => Promise<Buffer>): void {
  const { writeHead, flushHeaders, write, end } = response
  const chunks: Buffer[] = []
  let head: unknown[] = []
  const add = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  response.flushHeaders = () => undefined
  response.writeHead = (...args: unknown[]) => {
    head = args
    return response
  }
  response.write = (chunk: unknown, ...rest: unknown[]) => {
    add(chunk, rest[0])
    const done = rest.at(-1)
    if (typeof done === 'function') process.nextTick(done)
    return true
  }
  response.end = (chunk?: unknown, ...rest: unknown[]) => {
    add(chunk, rest[0])
    const done = [chunk, ...rest].find((value) => typeof value === 'function')
    Object.assign(response, { writeHead, flushHeaders, write, end })
    void replace(Buffer.concat(chunks)).then(
      (body) => {
        if (body.length > 0) response.setHeader('content-length', body.length)
        if (head.length > 0) Reflect.apply(writeHead, response, head)
        Reflect.apply(end, response, [body, ...(done ? [done] : [])])
      },
      (error) => response.destroy(error),
    )
    return response
  }
}
