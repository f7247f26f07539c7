import 'server-only'
import { requireOwnOrigin } from '@/lib/auth/visitor'
import { AppError, GENERAL_MESSAGE } from '@/lib/errors'
import { markRequestUnavailable } from '@/lib/server/http/request-state'
import { log } from '@/lib/server/log'
import { toAppError } from './problem'

type ActionResult<Data> = { ok: true; data: Data } | { ok: false; message: string }

/** Turns errors into messages. Unexpected ones are logged and get a general message. */
export async function runAction<Data>(work: () => Promise<Data>): Promise<ActionResult<Data>> {
  try {
    await requireOwnOrigin()
    return { ok: true, data: await work() }
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') return { ok: false, message: error.message }
    log.error({ err: error }, 'server action failed')
    const { code, message, retryAfter } = toAppError(error)
    if (code !== 'unavailable') return { ok: false, message: GENERAL_MESSAGE }
    markRequestUnavailable(retryAfter ?? 1)
    return { ok: false, message }
  }
}
