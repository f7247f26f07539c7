import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '@/lib/errors'
import type { CallRequest } from '@/lib/server/http/call-routes'
import { BODY_MAX_BYTES, type ContractEntry } from './contract/entry'
import { toInvalidInput } from './problem'

type BodyRequest = Pick<CallRequest, 'headers' | 'body'>

/** What a call's handler is given. Throws 422 with an error for each wrong field, or as the readers below. */
export async function readBody(entry: ContractEntry, request: BodyRequest): Promise<unknown> {
  if (entry.upload) return await readUpload(request, entry.upload)
  if (!entry.body) return undefined
  const body = entry.form ? await readFields(request, entry.form) : await readJson(request)
  const result = entry.body.safeParse(body)
  if (!result.success) throw toInvalidInput(result.error)
  return result.data
}

/** Throws 415 for another content type, 413 above the limit (without reading on) and 400 for invalid JSON. */
export async function readJson(request: BodyRequest): Promise<unknown> {
  if (contentType(request) !== 'application/json')
    throw new AppError('unsupportedMedia', 'Unsupported content type. Send application/json.')
  const bytes = await readLimited(request, BODY_MAX_BYTES)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('malformed', 'The body is not valid JSON.', { cause })
  }
}

/** Throws 415 for a content type not in `types`, 413 above `max` bytes and 400 for an empty body. */
export async function readUpload(
  request: BodyRequest,
  { types, max }: NonNullable<ContractEntry['upload']>,
): Promise<Uint8Array> {
  if (!types.includes(contentType(request) ?? ''))
    throw new AppError('unsupportedMedia', `Unsupported content type. Send ${types.join(', ')}.`)
  const bytes = await readLimited(request, max)
  if (bytes.byteLength === 0) throw new AppError('malformed', 'The body is empty.')
  return bytes
}

/** Don't trust `name`: the sender chooses it. */
export interface FormFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A form by field name, or else JSON. Throws like `readJson`; `max` is the limit in bytes for all files of a form. */
export async function readFields(
  request: BodyRequest,
  { max, tooLarge, isUrlEncodedToo }: NonNullable<ContractEntry['form']>,
): Promise<unknown> {
  if (isUrlEncodedToo && contentType(request) === URL_ENCODED) {
    const text = new TextDecoder().decode(await readLimited(request, BODY_MAX_BYTES))
    return Object.fromEntries(new URLSearchParams(text))
  }
  if (contentType(request) !== MULTIPART) return await readJson(request)
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readLimited(request, max + FORM_OVERHEAD_BYTES, tooLarge)
  const ownTurn = lastForm.then(async () => {
    await nextTurn()
    return await parseForm(bytes, type)
  })
  lastForm = ownTurn.catch(() => undefined)
  return await ownTurn
}

/** Forms are parsed one by one, because each large one takes tens of milliseconds, and other calls are served in between. */
let lastForm: Promise<unknown> = Promise.resolve()

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<unknown> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch((cause) => {
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

const URL_ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'
/** For a form's texts and part headers. */
const FORM_OVERHEAD_BYTES = BODY_MAX_BYTES

const contentType = (request: BodyRequest) =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/** Throws 413 above `max` bytes, and 400 where the body is cut off. */
export async function readLimited(
  request: BodyRequest,
  max: number,
  message = `The request is too large. The limit is ${max / 1024} KB.`,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError('payloadTooLarge', message)
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
    // The client disconnected, or sent less than its Content-Length.
    throw cause instanceof AppError
      ? cause
      : new AppError('malformed', 'The request body was cut off.', { cause })
  }
  return Buffer.concat(chunks)
}
