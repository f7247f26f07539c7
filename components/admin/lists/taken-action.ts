import type { ErrorCode } from '@/lib/errors'

/** What a server action answers, as its screen sees it. */
export type ActionAnswer<Data> = { ok: true; data: Data } | { ok: false; code: ErrorCode; message: string }

/** Why a server action was not done, in words for the screen. */
export class ActionRefused extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = 'ActionRefused'
    this.code = code
  }
}

/** The data of a server action; throws ActionRefused where it was refused or never answered. */
export async function taken<Data>(action: Promise<ActionAnswer<Data>>): Promise<Data> {
  const result = await action.catch(() => {
    throw new ActionRefused('unavailable', 'No connection. Nothing was changed: please try again.')
  })
  if (!result.ok) throw new ActionRefused(result.code, result.message)
  return result.data
}
