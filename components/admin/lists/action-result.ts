import type { ErrorCode } from '@/lib/errors'

export type ActionResult<Data> = { ok: true; data: Data } | { ok: false; code: ErrorCode; message: string }

/** The message can be shown to the administrator. */
export class ActionError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = 'ActionError'
    this.code = code
  }
}

/** Returns the data of a server action. Throws an ActionError if it failed or the server could not be reached. */
export async function unwrapActionResult<Data>(action: Promise<ActionResult<Data>>): Promise<Data> {
  const result = await action.catch(() => {
    throw new ActionError('unavailable', 'No connection. Nothing was changed. Please try again.')
  })
  if (!result.ok) throw new ActionError(result.code, result.message)
  return result.data
}
