import 'server-only'
import { z } from 'zod'
import { type OwnerId, requireOwner } from '@/lib/auth/owner'
import { AppError, type FieldError } from '@/lib/errors'
import { log } from '@/lib/log'
import { consume } from '@/lib/rate-limit'
import { invalid } from './problem'

/** What a server action returns: its data, or a sentence for the screen with errors by field. */
export type ActionResult<Data> =
  | { ok: true; data: Data }
  | { ok: false; message: string; errors: FieldError[] }

const GENERAL = 'Something went wrong on our side. Nothing that was saved is lost. Please try again.'

/** Runs the work of a server action. Errors become sentences; what is not the caller's doing is logged and described in general. */
export async function runAction<Data>(work: () => Promise<Data>): Promise<ActionResult<Data>> {
  try {
    return { ok: true, data: await work() }
  } catch (error) {
    const known = error instanceof z.ZodError ? invalid(error) : error
    if (known instanceof AppError && known.code !== 'internal')
      return { ok: false, message: known.message, errors: known.fields }
    log.error({ err: error }, 'server action failed')
    return { ok: false, message: GENERAL, errors: [] }
  }
}

const RATE = { points: 120, seconds: 60, per: 'owner' } as const

/** The owner who calls the server action `name`. Throws 401 where there is none and 429 past 120 calls a minute. */
export async function requireCaller(name: string): Promise<OwnerId> {
  const owner = await requireOwner()
  await consume(name, RATE, owner)
  return owner
}
