import { describe, expect, it } from 'vitest'
import { MESSAGE_MAX } from '@/lib/consultation/messages/options'
import { readJson, readUpload } from './body'
import { BODY_MAX_BYTES } from './contract/entry'

const CONTENT_TYPE = { 'content-type': 'application/json' }

function request(body: BodyInit | null, headers: Record<string, string> = CONTENT_TYPE): Request {
  return new Request('http://127.0.0.1/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

/** `reads` counts chunks of 64 KB. */
function endless() {
  const chunk = new Uint8Array(64 * 1024).fill(0x20)
  const read = { chunks: 0 }
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      read.chunks += 1
      controller.enqueue(chunk)
    },
  })
  return { stream, read }
}

describe('readJson', () => {
  it.each(['application/json', 'Application/JSON', 'application/json; charset=utf-8', 'application/json ;x'])(
    'reads JSON with the content type %j',
    async (type) => {
      await expect(readJson(request('{"a":1}', { 'content-type': type }))).resolves.toEqual({ a: 1 })
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'text/json', ''])(
    'rejects JSON with the content type %j',
    async (type) => {
      await expect(readJson(request('{}', { 'content-type': type }))).rejects.toMatchObject({
        code: 'unsupportedMedia',
      })
    },
  )

  it.each(['', '{', '{"a":}', "{'a':1}", 'undefined', '{"a":1}x', '['.repeat(100_000)])(
    'rejects invalid JSON: %.20j',
    async (body) => {
      await expect(readJson(request(body))).rejects.toMatchObject({ code: 'malformed' })
    },
  )

  it('rejects a body that is not UTF-8', async () => {
    const bytes = Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])
    await expect(readJson(request(bytes))).rejects.toMatchObject({ code: 'malformed' })
  })

  it('rejects an interrupted body as malformed', async () => {
    const stream = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
    await expect(readJson(request(stream))).rejects.toMatchObject({ code: 'malformed' })
  })

  it('does not pollute prototypes with a key named __proto__', async () => {
    const json = await readJson(request('{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}}}'))
    expect(Object.getPrototypeOf(json)).toBe(Object.prototype)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('accepts the longest message, however it is escaped', async () => {
    const longest = '\\ud83d\\ude00'.repeat(MESSAGE_MAX)
    const json = await readJson(request(`{"companyId":"${crypto.randomUUID()}","message":"${longest}"}`))
    expect((json as { message: string }).message).toBe('😀'.repeat(MESSAGE_MAX))
  })

  it('rejects a body one byte above the limit', async () => {
    const fitting = `"${'a'.repeat(BODY_MAX_BYTES - 2)}"`
    await expect(readJson(request(fitting))).resolves.toHaveLength(BODY_MAX_BYTES - 2)
    await expect(readJson(request(`${fitting} `))).rejects.toMatchObject({ code: 'payloadTooLarge' })
  })

  it('reads a body of unknown length only up to the limit', async () => {
    const { stream, read } = endless()
    await expect(readJson(request(stream))).rejects.toMatchObject({ code: 'payloadTooLarge' })
    expect(read.chunks).toBeLessThan(BODY_MAX_BYTES / (64 * 1024) + 4)
  })

  it('measures a body that claims to be short', async () => {
    const { stream } = endless()
    const misdeclared = request(stream, { ...CONTENT_TYPE, 'content-length': '2' })
    await expect(readJson(misdeclared)).rejects.toMatchObject({ code: 'payloadTooLarge' })
  })
})

describe('readUpload', () => {
  const AUDIO = { types: ['audio/webm'], max: 8 }
  const upload = (bytes: number, type: string) =>
    readUpload(request(new Uint8Array(bytes), { 'content-type': type }), AUDIO)

  it.each(['audio/webm', 'audio/webm;codecs=opus', 'AUDIO/WEBM'])(
    'reads a file with the content type %j',
    async (type) => {
      await expect(upload(8, type)).resolves.toHaveLength(8)
    },
  )

  it.each(['audio/wav', 'application/json', 'audio/webmx', ''])(
    'rejects a file with the content type %j',
    async (type) => {
      await expect(upload(8, type)).rejects.toMatchObject({ code: 'unsupportedMedia' })
    },
  )

  it('rejects a file above its limit and an empty one', async () => {
    await expect(upload(9, 'audio/webm')).rejects.toMatchObject({ code: 'payloadTooLarge' })
    await expect(upload(0, 'audio/webm')).rejects.toMatchObject({ code: 'malformed' })
  })
})
