import 'server-only'
import { headers } from 'next/headers'
import { AppError } from '@/lib/errors'
import { clientAddress, isOwnOrigin } from '@/lib/server/http/client-address'
import { markRequestUnavailable } from '@/lib/server/http/unavailable'

/** For server actions. */
export async function visitorAddress(): Promise<string> {
  return clientAddress(await headers())
}

/** Throws 403 if a page of another site called the server action. Next's own check accepts `Origin: null`. */
export async function requireOwnOrigin(): Promise<void> {
  if (!isOwnOrigin(await headers())) throw foreignOriginError()
}

/** Makes the response to a server action a 503 that can be retried after `seconds`. */
export async function markVisitorRequestUnavailable(seconds: number): Promise<void> {
  markRequestUnavailable(await headers(), seconds)
}

export const foreignOriginError = () => new AppError('forbidden', 'This request came from another website.')
