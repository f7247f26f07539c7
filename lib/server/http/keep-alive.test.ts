import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { setKeepAliveTimeout } from './keep-alive'

test('keeps idle connections open for 65 seconds', async () => {
  setKeepAliveTimeout()
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const readTimeout = async () => (await fetch(`http://127.0.0.1:${port}/`)).headers.get('keep-alive')
  // The first response on a server still carries Node's default.
  await readTimeout()
  expect(await readTimeout()).toBe('timeout=65')
  server.closeAllConnections()
  server.close()
})
