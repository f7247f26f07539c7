import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { replayEarlyRequests } from './early-requests'
import './collect-early-requests.mjs'

it('replays a request that arrived before startup exactly once', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const seen: (string | undefined)[] = []
  const collect = (message: unknown) => seen.push((message as { request: IncomingMessage }).request.url)

  await get('/early')
  subscribe('http.server.request.start', collect)
  replayEarlyRequests()
  await get('/late')
  replayEarlyRequests()
  unsubscribe('http.server.request.start', collect)
  server.close()
  expect(seen).toEqual(['/early', '/late'])
})
