// Loaded into a server that is watched (node --expose-gc --import): tells its heap after a full collection to who asks over loopback.
import { createServer } from 'node:http'

const server = createServer((_, response) => {
  for (let pass = 0; pass < 3; pass += 1) globalThis.gc()
  response.end(JSON.stringify(process.memoryUsage()))
})
server.listen(Number(process.env.HEAP_PORT), '127.0.0.1')
server.unref()
