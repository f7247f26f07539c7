import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export interface HostileWeb {
  port: number
  hits: string[]
  close(): void
}

/** Starts a web server that misbehaves in a different way at each path; any other path returns a secret. */
export async function startHostileWeb(): Promise<HostileWeb> {
  const hits: string[] = []
  const server = createServer({ maxHeaderSize: 64 * 1024 }, (request, response) =>
    respond(request, response, hits),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    hits,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Compressed once: it takes longer than the tests' request timeout. */
const GZIPPED_PAGE = gzipSync(Buffer.alloc(10_000_000))

const sendSecret = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('secret')

function respond(request: IncomingMessage, response: ServerResponse, hits: string[]): void {
  const url = new URL(request.url ?? '/', 'http://site.test')
  hits.push(`${request.headers.host?.split(':')[0]}${url.pathname}`)
  const html = { 'content-type': 'text/html; charset=utf-8' }
  const send = (headers: Record<string, string>, body: string | Buffer = '<p>Hello</p>', status = 200) =>
    response.writeHead(status, headers).end(body)
  switch (url.pathname) {
    case '/to':
      return void send({ location: url.searchParams.get('at') ?? '' }, '', 302)
    case '/hop': {
      const hopsLeft = Number(url.searchParams.get('left'))
      return void send(
        hopsLeft === 0 ? html : { location: `/hop?left=${hopsLeft - 1}` },
        'end',
        hopsLeft === 0 ? 200 : 307,
      )
    }
    case '/loop':
      return void send({ location: '/loop' }, '', 301)
    case '/silent':
      return
    case '/slow-headers':
      return void setTimeout(() => response.destroyed || sendSecret(response), 5000).unref()
    case '/trickle':
    case '/endless': {
      response.writeHead(200, html)
      const piece = url.pathname === '/endless' ? Buffer.alloc(64 * 1024, '<p>more</p>') : 'x'
      const every = setInterval(() => response.write(piece), url.pathname === '/endless' ? 1 : 40)
      response.on('close', () => clearInterval(every))
      return
    }
    case '/lying-length':
      response.writeHead(200, { ...html, 'content-length': '1000000' })
      response.write('<p>short</p>')
      return
    case '/cut-off':
      response.writeHead(200, { ...html, 'content-length': '1000' })
      response.write('<p>short</p>')
      return void setTimeout(() => response.destroy(), 20)
    case '/headers':
      return void send({ ...html, 'x-long': 'a'.repeat(12_000), 'x-longer': 'b'.repeat(12_000) })
    case '/many-headers':
      return void send({
        ...html,
        ...Object.fromEntries(
          Array.from({ length: 900 }, (_, at) => [`x-${at}`, 'the value of this header']),
        ),
      })
    case '/no-http':
      response.socket?.end('garbage\r\n\r\n')
      return
    case '/gzip':
      return void send({ ...html, 'content-encoding': 'gzip' }, GZIPPED_PAGE)
    case '/type':
      return void send({ 'content-type': url.searchParams.get('is') ?? '' })
    case '/encoding':
      return void send({ ...html, 'content-encoding': url.searchParams.get('is') ?? '' })
    case '/status':
      return void send(html, 'trouble', Number(url.searchParams.get('is')))
    case '/echo':
      return void send(html, JSON.stringify(request.headers))
    default:
      return void sendSecret(response)
  }
}
