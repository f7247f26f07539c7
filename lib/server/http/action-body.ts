import 'server-only'
import { AppError } from '@/lib/errors'

/** The same as Next's limit for a server action's body. */
export const ACTION_BODY_MAX_BYTES = 1024 * 1024
const DEPTH_MAX = 32
/** More entries than any of our actions accepts, and fewer than React rejects with an error of its own. */
const LIST_MAX = 500

/** Strings that React's encoding uses for values outside JSON, and for text that starts with a dollar sign. */
const PLAIN_CODES = /^\$(?:\$|undefined$|NaN$|-?Infinity$|-0$|D[\dT:.Z+-]+$|n-?\d{1,40}$)/
/** References to another field of the same form. */
const REFERENCE = /^\$[@K]?([\da-f]{1,4})$/
/** Names of the fields that React's encoding writes, as opposed to the user's. */
const ENCODED_FIELD = /^(?:\$ACTION_\d{1,4}:|[\da-f]{1,4}_)?[\da-f]{1,4}$/i

function isActionText(text: string): boolean {
  const list = parseJson(text)
  return Array.isArray(list) && isPlainValue(list, () => false)
}

/** `isCall`: the request names its action in a header, and the arguments are in field 0. */
function isActionForm(form: FormData, isCall: boolean): boolean {
  if (isCall && !form.has('0')) return false
  for (const [name, value] of form) {
    if (!ENCODED_FIELD.test(name)) continue
    const prefix = name.slice(0, name.search(/[\da-f]{1,4}$/i))
    const hasField = (field: string) =>
      form.has(prefix + field) || [...form.keys()].some((key) => key.startsWith(`${prefix}${field}_`))
    if (typeof value !== 'string' || !isPlainValue(parseJson(value), hasField)) return false
  }
  return true
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return INVALID_JSON
  }
}
const INVALID_JSON = Symbol('invalid JSON')

function isPlainValue(value: unknown, hasField: (field: string) => boolean, depth = 0): boolean {
  if (value === INVALID_JSON || depth > DEPTH_MAX) return false
  if (typeof value === 'string') {
    if (!value.startsWith('$') || PLAIN_CODES.test(value)) return true
    const field = REFERENCE.exec(value)?.[1]
    return field !== undefined && hasField(field)
  }
  if (typeof value !== 'object' || value === null) return true
  // None of our objects has a `length`; React would treat one that does as a list.
  if (Array.isArray(value) ? value.length > LIST_MAX : 'length' in value) return false
  return Object.values(value).every((entry) => isPlainValue(entry, hasField, depth + 1))
}

const isMultipart = (headers: Headers) => /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '')
const isActionCall = (headers: Headers) => headers.has('next-action')

export const isFormPost = (headers: Headers): boolean => isMultipart(headers) || isActionCall(headers)

/** 0 where none is declared. */
export const declaredLength = (headers: Headers): number => Number(headers.get('content-length') ?? 0)

export const tooLarge = () =>
  new AppError(
    'payloadTooLarge',
    'That’s too large to send, so nothing was saved. Shorten your message and try again.',
  )

/** Null where React can decode the body. Next cuts bodies off a little above ACTION_BODY_MAX_BYTES (`proxyClientMaxBodySize`). */
export async function checkActionBody(request: Request): Promise<AppError | null> {
  const { headers } = request
  const isDecodable = async (bytes: Uint8Array<ArrayBuffer>) => {
    if (!isMultipart(headers))
      return isActionText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
    const type = headers.get('content-type') ?? ''
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return isActionForm(form, isActionCall(headers))
  }
  try {
    const bytes = await request.clone().bytes()
    if (bytes.byteLength > ACTION_BODY_MAX_BYTES) return tooLarge()
    if (await isDecodable(bytes)) return null
  } catch {
    // Not decodable either.
  }
  return new AppError(
    'malformed',
    'We couldn’t read this form, so nothing was saved. Please reload the page and try again.',
  )
}
