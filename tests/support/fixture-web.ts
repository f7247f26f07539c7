import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

const SITES_FOLDER = path.resolve('tests/evals/websites')

const fieldSchema = z.union([z.string(), z.array(z.string())])
const siteSchema = z.object({
  about: z.string(),
  company: z.string(),
  /** Encoding of the pages; for latin1 the header names no charset. */
  charset: z.enum(['utf-8', 'latin1']).default('utf-8'),
  redirects: z.record(z.string(), z.string()).default({}),
  /** Replaces `marker` with `text` and then `after`, each repeated up to `bytes`. */
  repeat: z
    .object({ file: z.string(), marker: z.string(), text: z.string(), bytes: z.number(), after: z.string() })
    .optional(),
  /** Items on the site, with the field or fields they can belong to. */
  expected: z.array(z.object({ id: z.string(), field: fieldSchema, any: z.array(z.string()) })),
  forbidden: z.array(z.string()).default([]),
  notices: z.array(z.string()).default([]),
  noNotices: z.array(z.string()).default([]),
  failure: z.string().optional(),
})
export type FixtureSite = z.infer<typeof siteSchema> & { id: string; folder: string }

export function readFixtureSites(folder = SITES_FOLDER): FixtureSite[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFixtureSite(name, folder))
    .sort((a, b) => a.id.localeCompare(b.id))
}

export function readFixtureSite(id: string, folder = SITES_FOLDER): FixtureSite {
  const file = path.join(folder, id, 'site.json')
  return { ...siteSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), id, folder: path.join(folder, id) }
}

export interface FixtureWeb {
  port: number
  /** Has its own host name, which only `resolve` can resolve. */
  url(id: string): string
  /** For RESEARCH_ALLOW_HOSTS and the guard. */
  allowHosts: string[]
  resolve: (hostname: string) => Promise<{ address: string; family: number }[]>
  /** `site /path` of every request. */
  requests: string[]
  close(): Promise<void>
}

/** `/~hang` never answers; `/~waiting` returns how many requests wait there. Unknown host names get the first site. */
export async function startFixtureWeb(sites: readonly FixtureSite[], port = 0): Promise<FixtureWeb> {
  const requests: string[] = []
  let waiting = 0
  const server = createServer((request, response) => {
    const site = sites.find(({ id }) => request.headers.host?.startsWith(`${id}.test`)) ?? sites[0]
    if (!site) return void response.writeHead(404).end()
    requests.push(`${site.id} ${request.url}`)
    if (request.url === '/~hang') {
      waiting += 1
      response.on('close', () => {
        waiting -= 1
      })
      return
    }
    if (request.url === '/~waiting') return void response.end(String(waiting))
    servePage(site, request, response)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const actualPort = (server.address() as AddressInfo).port
  return {
    port: actualPort,
    url: (id) => `http://${id}.test:${actualPort}/`,
    allowHosts: sites.map(({ id }) => `${id}.test:${actualPort}`),
    resolve: async (hostname) => {
      if (sites.some(({ id }) => hostname === `${id}.test`)) return [{ address: '127.0.0.1', family: 4 }]
      throw Object.assign(new Error('unknown name'), { code: 'ENOTFOUND' })
    },
    requests,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function servePage(site: FixtureSite, request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://site.test')
  const target = site.redirects[pathname]
  if (target) return void response.writeHead(302, { location: target }).end()
  const file = findFile(site, pathname)
  if (!file) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not found</p>')
  const isText = file.endsWith('.txt')
  const type = isText ? 'text/plain' : site.charset === 'utf-8' ? 'text/html; charset=utf-8' : 'text/html'
  response.writeHead(200, { 'content-type': type }).end(Buffer.from(readPage(site, file), site.charset))
}

export function readPage(site: FixtureSite, file: string): string {
  const text = readFileSync(path.join(site.folder, file), 'utf8')
  const { repeat } = site
  if (!repeat || `/${file}` !== repeat.file) return text
  const fill = (part: string) => part.repeat(Math.ceil(repeat.bytes / part.length))
  return text.replace(repeat.marker, () => fill(repeat.text) + fill(repeat.after))
}

function findFile(site: FixtureSite, pathname: string): string | null {
  const name = decodeURIComponent(pathname).replace(/^\/+/, '')
  const candidates = [name, `${name}.html`, path.join(name, 'index.html')]
  return (
    candidates.find((file) => /\.(?:html|txt)$/.test(file) && existsSync(path.join(site.folder, file))) ??
    null
  )
}

export function listPages(site: FixtureSite): string[] {
  return readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
}
