import 'server-only'
import { headers } from 'next/headers'
import { AppError } from '@/lib/errors'
import { clientAddress, isOwnOrigin } from '@/lib/server/http/client-address'

export async function visitorAddress(): Promise<string> {
  return clientAddress(await headers())
}

/** Throws 403 for a page of another site. Next's own check accepts `Origin: null`. */
export async function requireOwnOrigin(): Promise<void> {
  if (!isOwnOrigin(await headers())) throw foreignOriginError()
}

export const foreignOriginError = () =>
  new AppError(
    'forbidden',
    'Your request came from another website, so we didn’t accept it. Open the page on this site and try again.',
  )
