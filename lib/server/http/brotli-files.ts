import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

/** Where a build keeps scripts and style sheets; `npm run build` leaves each beside itself in Brotli, as `<name>.br`. */
const FOLDER = '.next/static'
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

/**
 * Serves scripts and style sheets as the build compressed them, at its leisure and by a sixth smaller than gzip, to a browser that
 * takes it. Everybody else gets what Next compresses by itself. Called once at start; does nothing where a build left no such files.
 */
export function serveBrotliFiles(): void {
  const known = findBrotliFiles(path.resolve(/* turbopackIgnore: true */ process.cwd(), FOLDER))
  if (known.size === 0) return
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const [asked = ''] = (request.url ?? '').split('?', 1)
    if (!known.has(asked) || !acceptsBrotli(request.headers['accept-encoding'])) return
    request.url = `${asked}.br`
    const { writeHead } = response
    response.writeHead = (...args: unknown[]) => {
      response.writeHead = writeHead
      response.setHeader('vary', 'Accept-Encoding')
      if (response.statusCode === 200 || response.statusCode === 206) {
        response.setHeader('content-encoding', 'br')
        response.setHeader('content-type', TYPES[path.extname(asked)] ?? 'text/plain; charset=UTF-8')
      }
      return writeHead.apply(response, args as Parameters<typeof writeHead>)
    }
  })
}

/** The addresses of the files in `folder` that lie there in Brotli too. */
function findBrotliFiles(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const encoded = files.filter((file) => file.endsWith('.br')).map((file) => file.slice(0, -'.br'.length))
  return new Set(encoded.map((file) => `/_next/static/${file.split(path.sep).join('/')}`))
}

/** Whether an Accept-Encoding header takes Brotli. */
export function acceptsBrotli(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .some((entry) => /^br(?: *; *q=(?:1|0\.\d*[1-9])\S*)?$/.test(entry))
}
