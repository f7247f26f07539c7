import { once } from 'node:events'
import net from 'node:net'

/** A TCP proxy to a database server, which tests use to break the connection. */
export interface TcpProxy {
  proxiedUrl(url: string): string
  /** Closes every connection and accepts no new ones. */
  disconnect(): void
  /** Keeps connections open but forwards nothing. */
  stall(): void
  delay(ms: number): void
  reconnect(): void
  stop(): Promise<void>
}

export async function startTcpProxy(url: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<net.Socket>()
  let state: 'connected' | 'disconnected' | 'stalled' = 'connected'
  let delayMs = 0
  const destroySockets = () => {
    for (const socket of sockets) socket.destroy()
  }
  const track = (socket: net.Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = net.createServer((inner) => {
    track(inner)
    if (state === 'disconnected') inner.destroy()
    if (state !== 'connected') return
    const outer = net.connect(Number(port || 5432), hostname)
    track(outer)
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      from.on('data', (bytes) => {
        const forward = () => state === 'connected' && to.writable && to.write(bytes)
        if (delayMs) setTimeout(forward, delayMs)
        else forward()
      })
      from.on('close', () => to.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const ownPort = (server.address() as net.AddressInfo).port
  return {
    proxiedUrl: (database) => Object.assign(new URL(database), { host: `127.0.0.1:${ownPort}` }).toString(),
    disconnect: () => {
      state = 'disconnected'
      destroySockets()
    },
    stall: () => {
      state = 'stalled'
    },
    delay: (ms) => {
      delayMs = ms
    },
    reconnect: () => {
      destroySockets()
      delayMs = 0
      state = 'connected'
    },
    stop: async () => {
      destroySockets()
      server.close()
      await once(server, 'close')
    },
  }
}
