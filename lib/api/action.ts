import 'server-only'
import type { z } from 'zod'
import type { Actor } from '@/lib/audit/schema'
import { actorOf, currentAdministrator, requireAdministrator } from '@/lib/auth/administrator'
import { currentOwner, type OwnerId, requireOwner } from '@/lib/auth/owner'
import { consumeRateLimit } from '@/lib/auth/rate-limiter'
import { markVisitorRequestUnavailable, requireOwnOrigin, visitorAddress } from '@/lib/auth/visitor'
import { AppError, type ErrorCode, type FieldError, GENERAL_MESSAGE } from '@/lib/errors'
import { log } from '@/lib/server/log'
import { toAppError, toInvalidInput } from './problem'
import { ACTION_RATE, ADMIN_ACTION_RATE } from './rate-limits'

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

/** Throws 401 without an owner and 429 above 120 calls a minute. */
export async function requireCaller(name: string): Promise<OwnerId> {
  const owner = await currentOwner({ canSetCookie: true })
  await consumeRateLimit(name, ACTION_RATE, owner ?? (await visitorAddress()))
  return owner ?? (await requireOwner())
}

/** Throws 401 and 429 like `requireCaller`. */
export async function requireAdminCaller(name: string): Promise<Actor> {
  const administrator = await currentAdministrator()
  await consumeRateLimit(name, ADMIN_ACTION_RATE, administrator?.id ?? (await visitorAddress()))
  return await actorOf(administrator ?? (await requireAdministrator()))
}

/** Throws `invalid` with errors by field. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input)
  if (!result.success) throw toInvalidInput(result.error)
  return result.data
}
