// A reverse proxy that gives each request to the next server, so that no two calls of a visitor meet the same one.
import http from 'node:http'

/**
 * Starts the proxy on a free loopback port. A server that takes no connection is passed over.
 * @param {string[]} origins @returns {Promise<{url: string, served: number[], stop: () => void}>} served: requests by server
 */
export async function startRoundRobin(origins) {
  const served = origins.map(() => 0)
  const agent = new http.Agent({ keepAlive: true })
  let next = 0
  const pass = (request, body, response, tries) => {
    const index = next++ % origins.length
    const { hostname, port } = new URL(origins[index])
    const headers = {
      ...request.headers,
      'x-forwarded-for': request.socket.remoteAddress,
      'x-forwarded-host': request.headers.host,
      'x-forwarded-proto': 'http',
    }
    const options = { hostname, port, agent, method: request.method, path: request.url, headers }
    const outward = http.request(options, (answer) => {
      served[index] += 1
      response.writeHead(answer.statusCode, answer.headers)
      answer.on('error', () => response.destroy())
      answer.pipe(response)
    })
    outward.on('error', () => {
      if (response.headersSent) response.destroy()
      else if (tries > 1) pass(request, body, response, tries - 1)
      else response.writeHead(502).end()
    })
    response.on('close', () => outward.destroy())
    outward.end(body)
  }
  const server = http.createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    pass(request, Buffer.concat(chunks), response, origins.length)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    served,
    stop: () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
