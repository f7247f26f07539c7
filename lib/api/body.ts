import { AppError } from '@/lib/errors'
import { BODY_MAX_BYTES, type ContractEntry } from './contract'

/**
 * The JSON of a request. Throws 415 for another content type, 413 past the limit (without reading on), 400 for what is not JSON.
 */
export async function readJson(request: Request): Promise<unknown> {
  if (contentType(request) !== 'application/json')
    throw new AppError('unsupportedMedia', 'Please send application/json.')
  const bytes = await readLimited(request, BODY_MAX_BYTES)
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

/** A file of a form. What it is called, and what it says it is, are the sender's words. */
export interface FormFile {
  name: string
  bytes: Uint8Array
}

/**
 * The fields of a request: of a multipart form, its texts and files by their names, else of JSON. Throws as `readJson` does; the files of a
 * form may have `max` bytes together.
 */
export async function readFields(request: Request, { max }: { max: number }): Promise<unknown> {
  if (contentType(request) !== MULTIPART) return await readJson(request)
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readLimited(request, max + FORM_OVERHEAD_BYTES)
  const form = await new Response(bytes.slice(), { headers: { 'content-type': type } })
    .formData()
    .catch((cause) => {
      throw new AppError('malformed', 'The body is not a valid form.', { cause })
    })
  const fields = new Map<string, string | FormFile>()
  for (const [name, value] of form)
    fields.set(
      name,
      typeof value === 'string'
        ? value
        : { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) },
    )
  return Object.fromEntries(fields)
}

const MULTIPART = 'multipart/form-data'
/** Of the texts of a form, and of the lines between its parts. */
const FORM_OVERHEAD_BYTES = BODY_MAX_BYTES

const contentType = (request: Request) =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

async function readLimited(request: Request, max: number): Promise<Uint8Array> {
  const tooLarge = () => new AppError('payloadTooLarge', `A request may have at most ${max / 1024} KB.`)
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLarge()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size > max) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (cause) {
    // The caller went away, or told a length that never came.
    throw cause instanceof AppError
      ? cause
      : new AppError('malformed', 'The body ended too early.', { cause })
  }
  return Buffer.concat(chunks)
}
