// A reverse proxy that sends each request to the next server, so that no two calls of a visitor reach the same one.
import http from 'node:http'

/** Skips servers that refuse the connection. `served` counts requests by server. */
export async function startRoundRobin(origins) {
  const served = origins.map(() => 0)
  const agent = new http.Agent({ keepAlive: true })
  let next = 0
  const forward = (request, body, response, attempts) => {
    const index = next++ % origins.length
    const { hostname, port } = new URL(origins[index])
    const headers = {
      ...request.headers,
      'x-forwarded-for': request.socket.remoteAddress,
      'x-forwarded-host': request.headers.host,
      'x-forwarded-proto': 'http',
    }
    const options = { hostname, port, agent, method: request.method, path: request.url, headers }
    const forwarded = http.request(options, (answer) => {
      served[index] += 1
      response.writeHead(answer.statusCode, answer.headers)
      answer.on('error', () => response.destroy())
      answer.pipe(response)
    })
    forwarded.on('error', () => {
      if (response.headersSent) response.destroy()
      else if (attempts > 1) forward(request, body, response, attempts - 1)
      else response.writeHead(502).end()
    })
    response.on('close', () => forwarded.destroy())
    forwarded.end(body)
  }
  const server = http.createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    forward(request, Buffer.concat(chunks), response, origins.length)
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
