import 'server-only'
import { randomUUID } from 'node:crypto'
import { checkRateLimit, consumeRateLimit } from '@/lib/auth/rate-limiter'
import { foreignOriginError } from '@/lib/auth/visitor'
import type { AppError } from '@/lib/errors'
import {
  ACTION_BODY_MAX_BYTES,
  checkActionBody,
  declaredLength,
  isFormPost,
  tooLarge,
} from '@/lib/server/http/action-body'
import { clientAddress, isOwnOrigin } from '@/lib/server/http/client-address'
import { metrics } from '@/lib/server/metrics'
import { problemResponse, toAppError } from './problem'
import { REFUSED_FORM_RATE } from './rate-limits'

/** The refusal of a POST to a page, or null. A form that declares too much is refused before it is read. Refusals are counted. */
export async function refusePost(request: Request): Promise<Response | null> {
  try {
    if (!isOwnOrigin(request.headers)) throw foreignOriginError()
    if (isFormPost(request.headers)) await checkForm(request)
    return null
  } catch (error) {
    metrics.formRefusals.inc({ reason: toAppError(error).code })
    return problemResponse(error, randomUUID())
  }
}

/** Throws 400 and 413, and 429 for an address that has sent too many such forms. */
async function checkForm(request: Request): Promise<void> {
  const address = clientAddress(request.headers)
  await checkRateLimit('refusedForm', REFUSED_FORM_RATE, address)
  const isTooLong = declaredLength(request.headers) > ACTION_BODY_MAX_BYTES
  const problem: AppError | null = isTooLong ? tooLarge() : await checkActionBody(request)
  if (!problem) return
  await consumeRateLimit('refusedForm', REFUSED_FORM_RATE, address)
  throw problem
}
