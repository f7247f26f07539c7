import 'server-only'
import { randomUUID } from 'node:crypto'
import { checkRateLimit, consumeRateLimit } from '@/lib/auth/rate-limiter'
import { foreignOriginError } from '@/lib/auth/visitor'
import { AppError } from '@/lib/errors'
import { clientAddress, isOwnOrigin } from '@/lib/server/http/client-address'
import { logUnknownAction } from '@/lib/server/log'
import { metrics } from '@/lib/server/metrics'
import { problemResponse, toAppError } from './problem'
import { REFUSED_FORM_RATE } from './rate-limits'

/** The same as Next's limit for a server action's body. */
export const FORM_MAX_BYTES = 1024 * 1024
const ACTION_FIELD = /^\$ACTION_ID_[\da-f]+$/

/** The refusal of a POST to a page, or null. A form that declares too much is refused before it is read. Refusals are counted. */
export async function refusePost(request: Request): Promise<Response | null> {
  try {
    if (!isOwnOrigin(request.headers)) throw foreignOriginError()
    if (request.headers.has('next-action')) return refuseActionCall()
    if (isMultipart(request.headers)) await checkForm(request)
    return null
  } catch (error) {
    metrics.formRefusals.inc({ reason: toAppError(error).code })
    return problemResponse(error, randomUUID())
  }
}

const isMultipart = (headers: Headers) => /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '')

/** Our scripts call no server action. The header makes Next's client throw the error that an older page turns into the update notice. */
function refuseActionCall(): Response {
  logUnknownAction()
  metrics.formRefusals.inc({ reason: 'conflict' })
  const error = new AppError('conflict', 'This page has been updated. Reload it to continue.')
  const response = problemResponse(error, randomUUID())
  response.headers.set('x-nextjs-action-not-found', '1')
  return response
}

/** Throws 400 and 413, and 429 for an address that has sent too many such forms. */
async function checkForm(request: Request): Promise<void> {
  const address = clientAddress(request.headers)
  await checkRateLimit('refusedForm', REFUSED_FORM_RATE, address)
  const problem = await findProblem(request)
  if (!problem) return
  await consumeRateLimit('refusedForm', REFUSED_FORM_RATE, address)
  throw problem
}

const tooLarge = () =>
  new AppError(
    'payloadTooLarge',
    'That’s too large to send, so nothing was saved. Shorten your message and try again.',
  )

/** Next cuts bodies off a little above FORM_MAX_BYTES (`proxyClientMaxBodySize`). */
async function findProblem(request: Request): Promise<AppError | null> {
  if (Number(request.headers.get('content-length') ?? 0) > FORM_MAX_BYTES) return tooLarge()
  // Empty if the client disconnects.
  const bytes = await request
    .clone()
    .bytes()
    .catch(() => new Uint8Array())
  if (bytes.byteLength > FORM_MAX_BYTES) return tooLarge()
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const form = await new Response(bytes, { headers }).formData().catch(() => new FormData())
  // React would decode what the values of its other fields encode.
  const [action, ...others] = [...form].filter(([name]) => name.startsWith('$ACTION'))
  if (action && ACTION_FIELD.test(action[0]) && action[1] === '' && others.length === 0) return null
  return new AppError(
    'malformed',
    'We couldn’t read this form, so nothing was saved. Please reload the page and try again.',
  )
}
