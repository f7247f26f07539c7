import 'server-only'

/** What a form's or an action's arguments may weigh: Next's own limit. What is larger is left to it. */
export const ACTION_BODY_MAX = 1024 * 1024
const DEPTH_MAX = 32
/** More than any list that an action of ours takes, and fewer than React answers with an error of its own. */
const LIST_MAX = 500

/** Texts by which React's encoding writes what JSON cannot, and a text that begins with a dollar itself. */
const PLAIN_CODES = /^\$(?:\$|undefined$|NaN$|-?Infinity$|-0$|D[\dT:.Z+-]+$|n-?\d{1,40}$)/
/** References to another field of the same form. */
const REFERENCE = /^\$[@K]?([\da-f]{1,4})$/
/** Fields that React's encoding writes, and not a person. */
const ENCODED = /^(?:\$ACTION_\d{1,4}:|[\da-f]{1,4}_)?[\da-f]{1,4}$/i

/** Whether this is the list of an action's arguments as a browser encodes it without a form, so that React can be given it. */
export function isActionText(text: string): boolean {
  const list = parsed(text)
  return Array.isArray(list) && isPlain(list, () => false)
}

/**
 * Whether every field that React's encoding wrote is readable: JSON, no deeper than anything of ours, pointing at fields that are there. A
 * form that calls an action by its header has the arguments in a field of their own.
 */
export function isActionForm(form: FormData, isCall: boolean): boolean {
  if (isCall && !form.has('0')) return false
  for (const [name, value] of form) {
    if (!ENCODED.test(name)) continue
    const prefix = name.slice(0, name.search(/[\da-f]{1,4}$/i))
    const isThere = (field: string) =>
      form.has(prefix + field) || [...form.keys()].some((key) => key.startsWith(`${prefix}${field}_`))
    if (typeof value !== 'string' || !isPlain(parsed(value), isThere)) return false
  }
  return true
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return UNREADABLE
  }
}
const UNREADABLE = Symbol('no JSON')

function isPlain(value: unknown, isThere: (field: string) => boolean, depth = 0): boolean {
  if (value === UNREADABLE || depth > DEPTH_MAX) return false
  if (typeof value === 'string') {
    if (!value.startsWith('$') || PLAIN_CODES.test(value)) return true
    const field = REFERENCE.exec(value)?.[1]
    return field !== undefined && isThere(field)
  }
  if (typeof value !== 'object' || value === null) return true
  // What claims a length is a list, and no object of ours.
  if (Array.isArray(value) ? value.length > LIST_MAX : 'length' in value) return false
  return Object.values(value).every((one) => isPlain(one, isThere, depth + 1))
}

/** Whether the body of a POST to a screen is one that React can read. What is longer than an action may be is left to Next, which refuses it. */
export async function isActionBody(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? ''
  const isForm = /^multipart\/form-data\b/i.test(type)
  const isCall = request.headers.has('next-action')
  if (!isForm && !isCall) return true
  try {
    const bytes = await request.clone().bytes()
    if (bytes.byteLength > ACTION_BODY_MAX) return true
    if (!isForm) return isActionText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
    return isActionForm(await new Response(bytes, { headers: { 'content-type': type } }).formData(), isCall)
  } catch {
    return false
  }
}
