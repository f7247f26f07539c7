import 'server-only'
import { markVisitorRequestUnavailable, requireOwnOrigin } from '@/lib/auth/visitor'
import { AppError, type ErrorCode, type FieldError, GENERAL_MESSAGE } from '@/lib/errors'
import { log } from '@/lib/server/log'
import { toAppError } from './problem'

export type ActionResult<Data> =
  | { ok: true; data: Data }
  | { ok: false; code: ErrorCode; message: string; errors: FieldError[] }

/** Turns errors into messages. Unexpected ones are logged and get a general message. */
export async function runAction<Data>(work: () => Promise<Data>): Promise<ActionResult<Data>> {
  try {
    await requireOwnOrigin()
    return { ok: true, data: await work() }
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal')
      return { ok: false, code: error.code, message: error.message, errors: error.fields }
    log.error({ err: error }, 'server action failed')
    const { code, message, retryAfter } = toAppError(error)
    if (code === 'unavailable') {
      await markVisitorRequestUnavailable(retryAfter ?? 1)
      return { ok: false, code, message, errors: [] }
    }
    return { ok: false, code: 'internal', message: GENERAL_MESSAGE, errors: [] }
  }
}
