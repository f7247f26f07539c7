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
  /** How the bytes are written; the header says nothing of it. */
  charset: z.enum(['utf-8', 'latin1']).default('utf-8'),
  redirects: z.record(z.string(), z.string()).default({}),
  /** In place of `marker`, `text` and then `after` over and over, to `bytes` each. */
  repeat: z
    .object({ file: z.string(), marker: z.string(), text: z.string(), bytes: z.number(), after: z.string() })
    .optional(),
  /** What is on the site, and the field (or one of the fields) in which it belongs. */
  expected: z.array(z.object({ id: z.string(), field: fieldSchema, any: z.array(z.string()) })),
  /** What may stand in no item. */
  forbidden: z.array(z.string()).default([]),
  /** Kinds of notices that must be given, and that must not. */
  notices: z.array(z.string()).default([]),
  noNotices: z.array(z.string()).default([]),
  /** The reason that the research ends with. */
  failure: z.string().optional(),
})
export type FixtureSite = z.infer<typeof siteSchema> & { id: string; folder: string }

/** The sites of a folder, by name. */
export function readFixtureSites(folder = SITES_FOLDER): FixtureSite[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFixtureSite(name, folder))
    .sort((one, other) => one.id.localeCompare(other.id))
}

export function readFixtureSite(id: string, folder = SITES_FOLDER): FixtureSite {
  const file = path.join(folder, id, 'site.json')
  return { ...siteSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), id, folder: path.join(folder, id) }
}

export interface FixtureWeb {
  port: number
  /** Address of a site by its id, at a host name of its own that resolves only with `resolve`. */
  url(id: string): string
  /** For RESEARCH_ALLOW_HOSTS and the guard. */
  allowHosts: string[]
  resolve: (hostname: string) => Promise<{ address: string; family: number }[]>
  /** `site /path` of every request. */
  requests: string[]
  close(): Promise<void>
}

/**
 * Serves sites on a loopback port, each at `<id>.test`; at any other host name the first of them. `/~hang` never
 * answers, and `/~waiting` tells how many wait there.
 */
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
    serve(site, request, response)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const listening = (server.address() as AddressInfo).port
  return {
    port: listening,
    url: (id) => `http://${id}.test:${listening}/`,
    allowHosts: sites.map(({ id }) => `${id}.test:${listening}`),
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

function serve(site: FixtureSite, request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://site.test')
  const target = site.redirects[pathname]
  if (target) return void response.writeHead(302, { location: target }).end()
  const file = findFile(site, pathname)
  if (!file) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Not found</p>')
  const isText = file.endsWith('.txt')
  const type = isText ? 'text/plain' : site.charset === 'utf-8' ? 'text/html; charset=utf-8' : 'text/html'
  response.writeHead(200, { 'content-type': type }).end(Buffer.from(readPage(site, file), site.charset))
}

/** The markup of a page as it is served. */
export function readPage(site: FixtureSite, file: string): string {
  const text = readFileSync(path.join(site.folder, file), 'utf8')
  const { repeat } = site
  if (!repeat || `/${file}` !== repeat.file) return text
  const many = (one: string) => one.repeat(Math.ceil(repeat.bytes / one.length))
  return text.replace(repeat.marker, () => many(repeat.text) + many(repeat.after))
}

function findFile(site: FixtureSite, pathname: string): string | null {
  const bare = decodeURIComponent(pathname).replace(/^\/+/, '')
  const names = [bare, `${bare}.html`, path.join(bare, 'index.html')]
  return (
    names.find((name) => /\.(?:html|txt)$/.test(name) && existsSync(path.join(site.folder, name))) ?? null
  )
}

/** The pages of a site as files. */
export function listPages(site: FixtureSite): string[] {
  return readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
}
