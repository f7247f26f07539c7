import { describe, expect, it } from 'vitest'
import { readEventBatches } from './event-stream-client'

async function batchesOf(...chunks: (string | Uint8Array)[]): Promise<string[][]> {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
      controller.close()
    },
  })
  const batches: string[][] = []
  for await (const batch of readEventBatches(body)) batches.push(batch)
  return batches
}

describe('readEventBatches', () => {
  it('batches the events of one network chunk', async () => {
    expect(await batchesOf('data: a\n\ndata: b\n\n', 'data: c\n\n')).toEqual([['a', 'b'], ['c']])
  })

  it('joins an event split across chunks', async () => {
    expect(await batchesOf('da', 'ta: {"a":', '1}\n', '\n')).toEqual([['{"a":1}']])
  })

  it('joins data lines with a line feed', async () => {
    expect(await batchesOf('data: a\ndata: b\n\n')).toEqual([['a\nb']])
  })

  it('accepts every line break of the standard, also split across chunks', async () => {
    expect(await batchesOf('data: a\r\n\r', '\ndata: b\r\rdata: c\n\n')).toEqual([['a', 'b', 'c']])
  })

  it('joins a character split across chunks', async () => {
    const bytes = new TextEncoder().encode('data: £60k\n\n')
    expect(await batchesOf(bytes.slice(0, 7), bytes.slice(7))).toEqual([['£60k']])
  })

  it('ignores comments and other event fields', async () => {
    expect(await batchesOf(': ping\n\nevent: x\nid: 1\ndata:a\n\n')).toEqual([['a']])
  })

  it('drops an incomplete last event', async () => {
    expect(await batchesOf('data: a\n\ndata: b')).toEqual([['a']])
  })
})
