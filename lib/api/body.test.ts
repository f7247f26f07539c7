import { describe, expect, it } from 'vitest'
import { MESSAGE_MAX } from '@/lib/consultation/messages/options'
import { readJson, readUpload } from './body'
import { BODY_MAX_BYTES } from './contract'

const CONTENT_TYPE = { 'content-type': 'application/json' }

function request(body: BodyInit | null, headers: Record<string, string> = CONTENT_TYPE): Request {
  return new Request('http://127.0.0.1/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

/** A body of unknown length that tells how many pieces of 64 KB were asked for. */
function endless() {
  const piece = new Uint8Array(64 * 1024).fill(0x20)
  const read = { pieces: 0 }
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      read.pieces += 1
      controller.enqueue(piece)
    },
  })
  return { stream, read }
}

describe('a body', () => {
  it.each(['application/json', 'Application/JSON', 'application/json; charset=utf-8', 'application/json ;x'])(
    'is read as JSON when it comes as %j',
    async (type) => {
      await expect(readJson(request('{"a":1}', { 'content-type': type }))).resolves.toEqual({ a: 1 })
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'text/json', ''])(
    'is refused as %j',
    async (type) => {
      await expect(readJson(request('{}', { 'content-type': type }))).rejects.toMatchObject({
        code: 'unsupportedMedia',
      })
    },
  )

  it.each(['', '{', '{"a":}', "{'a':1}", 'undefined', '{"a":1}x', '['.repeat(100_000)])(
    'that is no JSON is refused: %.20j',
    async (body) => {
      await expect(readJson(request(body))).rejects.toMatchObject({ code: 'malformed' })
    },
  )

  it('that is not UTF-8 is refused, never mended', async () => {
    const bytes = Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])
    await expect(readJson(request(bytes))).rejects.toMatchObject({ code: 'malformed' })
  })

  it('that breaks off is refused, and is no failure of ours', async () => {
    const stream = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
    await expect(readJson(request(stream))).rejects.toMatchObject({ code: 'malformed' })
  })

  it('keeps a key named __proto__ away from every prototype', async () => {
    const json = await readJson(request('{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}'))
    expect(Object.getPrototypeOf(json)).toBe(Object.prototype)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('may be as large as the longest message, however it is escaped', async () => {
    const longest = '\\ud83d\\ude00'.repeat(MESSAGE_MAX)
    const json = await readJson(request(`{"companyId":"${crypto.randomUUID()}","message":"${longest}"}`))
    expect((json as { message: string }).message).toBe('😀'.repeat(MESSAGE_MAX))
  })

  it('is refused one byte above the limit', async () => {
    const fitting = `"${'a'.repeat(BODY_MAX_BYTES - 2)}"`
    await expect(readJson(request(fitting))).resolves.toHaveLength(BODY_MAX_BYTES - 2)
    await expect(readJson(request(`${fitting} `))).rejects.toMatchObject({ code: 'payloadTooLarge' })
  })

  it('of unknown length is read no further than the limit', async () => {
    const { stream, read } = endless()
    await expect(readJson(request(stream))).rejects.toMatchObject({ code: 'payloadTooLarge' })
    expect(read.pieces).toBeLessThan(BODY_MAX_BYTES / (64 * 1024) + 4)
  })

  it('that claims to be short is measured all the same', async () => {
    const { stream } = endless()
    const lying = request(stream, { ...CONTENT_TYPE, 'content-length': '2' })
    await expect(readJson(lying)).rejects.toMatchObject({ code: 'payloadTooLarge' })
  })
})

describe('a file', () => {
  const AUDIO = { types: ['audio/webm'], max: 8 }
  const upload = (bytes: number, type: string) =>
    readUpload(request(new Uint8Array(bytes), { 'content-type': type }), AUDIO)

  it.each(['audio/webm', 'audio/webm;codecs=opus', 'AUDIO/WEBM'])('is read as %j', async (type) => {
    await expect(upload(8, type)).resolves.toHaveLength(8)
  })

  it.each(['audio/wav', 'application/json', 'audio/webmx', ''])('is refused as %j', async (type) => {
    await expect(upload(8, type)).rejects.toMatchObject({ code: 'unsupportedMedia' })
  })

  it('is refused one byte above its own limit, and without a byte', async () => {
    await expect(upload(9, 'audio/webm')).rejects.toMatchObject({ code: 'payloadTooLarge' })
    await expect(upload(0, 'audio/webm')).rejects.toMatchObject({ code: 'malformed' })
  })
})
