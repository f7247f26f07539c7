import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

/** `npm run build` adds a Brotli copy of each script and style sheet, named `<name>.br`. */
const FOLDER = '.next/static'
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

/** Next compresses for other browsers. Called once at start; does nothing if the build has no such files. */
export function serveBrotliFiles(): void {
  const brotliPaths = findBrotliFiles(path.resolve(/* turbopackIgnore: true */ process.cwd(), FOLDER))
  if (brotliPaths.size === 0) return
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const [pathname = ''] = (request.url ?? '').split('?', 1)
    if (!brotliPaths.has(pathname) || !acceptsBrotli(request.headers['accept-encoding'])) return
    request.url = `${pathname}.br`
    const { writeHead } = response
    response.writeHead = (...args: unknown[]) => {
      response.writeHead = writeHead
      response.setHeader('vary', 'Accept-Encoding')
      if (response.statusCode === 200 || response.statusCode === 206) {
        response.setHeader('content-encoding', 'br')
        response.setHeader('content-type', TYPES[path.extname(pathname)] ?? 'text/plain; charset=UTF-8')
      }
      return writeHead.apply(response, args as Parameters<typeof writeHead>)
    }
  })
}

function findBrotliFiles(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const encoded = files.filter((file) => file.endsWith('.br')).map((file) => file.slice(0, -'.br'.length))
  return new Set(encoded.map((file) => `/_next/static/${file.split(path.sep).join('/')}`))
}

export function acceptsBrotli(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .some((entry) => /^br(?: *; *q=(?:1|0\.\d*[1-9])\S*)?$/.test(entry))
}
