import 'server-only'
import { headers } from 'next/headers'
import { AppError } from '@/lib/errors'
import { clientAddress, isOwnOrigin } from '@/lib/server/http/client-address'
import { markRequestUnavailable } from '@/lib/server/http/unavailable'

export async function visitorAddress(): Promise<string> {
  return clientAddress(await headers())
}

/** Throws 403 for a page of another site. Next's own check accepts `Origin: null`. */
export async function requireOwnOrigin(): Promise<void> {
  if (!isOwnOrigin(await headers())) throw foreignOriginError()
}

/** Makes the response to a server action a 503 that can be retried after `seconds`. */
export async function markVisitorRequestUnavailable(seconds: number): Promise<void> {
  markRequestUnavailable(await headers(), seconds)
}

export const foreignOriginError = () => new AppError('forbidden', 'This request came from another website.')
