import 'server-only'
import { headers } from 'next/headers'
import { AppError } from '@/lib/errors'
import { clientAddress, isOwnOrigin } from '@/lib/server/http/client-address'
import { markRequestUnavailable } from '@/lib/server/http/unavailable'

/** The address of whoever calls a server action, for counting. */
export async function visitorAddress(): Promise<string> {
  return clientAddress(await headers())
}

/** Refuses a server action that a page of somebody else calls. Next's own check takes `Origin: null` for no origin. */
export async function requireOwnOrigin(): Promise<void> {
  if (!isOwnOrigin(await headers())) throw foreignOriginError()
}

/** Has the request of a server action answered as one that cannot be served just now. */
export async function markVisitorRequestUnavailable(seconds: number): Promise<void> {
  markRequestUnavailable(await headers(), seconds)
}

/** What every call from another website is answered. */
export const foreignOriginError = () => new AppError('forbidden', 'This request came from another website.')
