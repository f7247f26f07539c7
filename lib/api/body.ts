import { AppError } from '@/lib/errors'
import { BODY_MAX } from './contract'

/**
 * The JSON of a request. Throws 415 for another content type, 413 past the limit (without reading on), 400 for what is not JSON.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('unsupportedMedia', 'Please send application/json.')
  const bytes = await readLimited(request)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('malformed', 'The body is not valid JSON.', { cause })
  }
}

async function readLimited(request: Request): Promise<Uint8Array> {
  const tooLarge = () => new AppError('payloadTooLarge', `A request may have at most ${BODY_MAX / 1024} KB.`)
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAX) throw tooLarge()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > BODY_MAX) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
