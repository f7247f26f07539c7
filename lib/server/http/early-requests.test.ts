import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { replayEarlyRequests } from './early-requests'
import './collect-early-requests.mjs'

it('lets a request that came too early begin once more, and only once', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const seen: (string | undefined)[] = []
  const see = (message: unknown) => seen.push((message as { request: IncomingMessage }).request.url)

  await ask('/early')
  subscribe('http.server.request.start', see)
  replayEarlyRequests()
  await ask('/late')
  replayEarlyRequests()
  unsubscribe('http.server.request.start', see)
  server.close()
  expect(seen).toEqual(['/early', '/late'])
})
