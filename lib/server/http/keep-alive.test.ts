import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { setKeepAliveTimeout } from './keep-alive'

test('a connection is kept for 65 seconds, longer than proxies keep one', async () => {
  setKeepAliveTimeout()
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).headers.get('keep-alive')
  // The head of the very first answer was prepared before anybody could be asked.
  await ask()
  expect(await ask()).toBe('timeout=65')
  server.closeAllConnections()
  server.close()
})
