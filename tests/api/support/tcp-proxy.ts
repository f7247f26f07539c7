import { once } from 'node:events'
import net from 'node:net'

/** The cable to a database server, which a test can cut and mend. */
export interface TcpProxy {
  /** The database's address through the cable. */
  proxiedUrl(url: string): string
  /** Breaks every connection and takes no new one. */
  disconnect(): void
  /** Keeps every connection, and lets nothing through any more. */
  stall(): void
  /** Delays everything that comes through by so many milliseconds. */
  delay(ms: number): void
  reconnect(): void
  stop(): Promise<void>
}

/** Lays a cable to the server of `url` from a free loopback port. */
export async function startTcpProxy(url: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(url)
  const open = new Set<net.Socket>()
  let state: 'whole' | 'cut' | 'held' = 'whole'
  let delay = 0
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  const keep = (socket: net.Socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
  }
  const server = net.createServer((inner) => {
    keep(inner)
    if (state === 'cut') inner.destroy()
    if (state !== 'whole') return
    const outer = net.connect(Number(port || 5432), hostname)
    keep(outer)
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      from.on('data', (bytes) => {
        const pass = () => state === 'whole' && to.writable && to.write(bytes)
        if (delay) setTimeout(pass, delay)
        else pass()
      })
      from.on('close', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = (server.address() as net.AddressInfo).port
  return {
    proxiedUrl: (database) => Object.assign(new URL(database), { host: `127.0.0.1:${own}` }).toString(),
    disconnect: () => {
      state = 'cut'
      breakAll()
    },
    stall: () => {
      state = 'held'
    },
    delay: (ms) => {
      delay = ms
    },
    reconnect: () => {
      breakAll()
      delay = 0
      state = 'whole'
    },
    stop: async () => {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
