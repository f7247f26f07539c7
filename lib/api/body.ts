import { AppError } from '@/lib/errors'
import { BODY_MAX, type ContractEntry } from './contract'

/**
 * The JSON of a request. Throws 415 for another content type, 413 past the limit (without reading on), 400 for what is not JSON.
 */
export async function readJson(request: Request): Promise<unknown> {
  if (contentType(request) !== 'application/json')
    throw new AppError('unsupportedMedia', 'Please send application/json.')
  const bytes = await readLimited(request, BODY_MAX)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('malformed', 'The body is not valid JSON.', { cause })
  }
}

/** The bytes of a file. Throws 415 for a content type that the entry does not name, 413 past its limit, 400 where there are none. */
export async function readUpload(
  request: Request,
  { types, max }: NonNullable<ContractEntry['upload']>,
): Promise<Uint8Array> {
  if (!types.includes(contentType(request) ?? ''))
    throw new AppError('unsupportedMedia', `Please send ${types.join(', ')}.`)
  const bytes = await readLimited(request, max)
  if (bytes.byteLength === 0) throw new AppError('malformed', 'The body is empty.')
  return bytes
}

const contentType = (request: Request) =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

async function readLimited(request: Request, max: number): Promise<Uint8Array> {
  const tooLarge = () => new AppError('payloadTooLarge', `A request may have at most ${max / 1024} KB.`)
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > max) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
