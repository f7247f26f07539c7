import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'
import type { Resolve } from '@/lib/web/fetch'

/** The addresses of each name; a function gets the number of the query, from 1; null never answers. */
export type Zone = Record<string, readonly string[] | ((queryNumber: number) => readonly string[]) | null>

export interface LoopbackDns {
  /** Queries this server over UDP for both address families. */
  resolve: Resolve
  queryCount(name: string): number
  close(): void
}

const HEADER = 12
const TYPE_A = 1
const TYPE_AAAA = 28

export async function startDns(zone: Zone): Promise<LoopbackDns> {
  const queryCounts = new Map<string, number>()
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const { name, type, end } = parseQuestion(query)
    if (type === TYPE_A) queryCounts.set(name, (queryCounts.get(name) ?? 0) + 1)
    const entry = zone[name]
    if (entry === null) return
    const addresses = typeof entry === 'function' ? entry(queryCounts.get(name) ?? 1) : (entry ?? [])
    const records = addresses.filter((address) => isIPv6(address) === (type === TYPE_AAAA))
    socket.send(encodeAnswer(query.subarray(0, end), entry === undefined ? 3 : 0, records), from.port)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver({ timeout: 300, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return {
    resolve: async (hostname) => {
      const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
      const addresses = [
        ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
        ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
      ]
      if (addresses.length === 0 && four.status === 'rejected') throw four.reason
      return addresses
    },
    queryCount: (name) => queryCounts.get(name) ?? 0,
    close: () => {
      resolver.cancel()
      socket.close()
    },
  }
}

function parseQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = HEADER
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function encodeAnswer(question: Buffer, code: number, addresses: readonly string[]): Buffer {
  const head = Buffer.from(question)
  head.writeUInt16BE(0x8180 | code, 2)
  head.writeUInt16BE(addresses.length, 6)
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, ...addresses.map(encodeRecord)])
}

function encodeRecord(address: string): Buffer {
  const bytes = isIPv6(address) ? encodeIpv6(address) : Buffer.from(address.split('.').map(Number))
  const record = Buffer.alloc(HEADER)
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(isIPv6(address) ? TYPE_AAAA : TYPE_A, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt16BE(bytes.length, 10)
  return Buffer.concat([record, bytes])
}

function encodeIpv6(address: string): Buffer {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  const pair = (high = 0, low = 0) => (high * 256 + low).toString(16)
  const [a, b, c, d] = (dotted?.slice(1) ?? []).map(Number)
  const hex = dotted ? address.replace(dotted[0], `${pair(a, b)}:${pair(c, d)}`) : address
  const [front = '', back] = hex.split('::')
  const groups = (text = '') => (text === '' ? [] : text.split(':'))
  const missing = 8 - groups(front).length - groups(back).length
  const all = [
    ...groups(front),
    ...Array.from({ length: back === undefined ? 0 : missing }, () => '0'),
    ...groups(back),
  ]
  const bytes = Buffer.alloc(16)
  for (const [index, group] of all.entries()) bytes.writeUInt16BE(Number.parseInt(group, 16), index * 2)
  return bytes
}
