import 'server-only'
import { AppError } from '@/lib/errors'
import { clientAddress, isOwnOrigin } from '@/lib/server/http/client-address'
import { requestHeaders } from './request'

export async function visitorAddress(): Promise<string> {
  return clientAddress(await requestHeaders())
}

/** Throws 403 for a page of another site. Next's own check accepts `Origin: null`. */
export async function requireOwnOrigin(): Promise<void> {
  if (!isOwnOrigin(await requestHeaders())) throw foreignOriginError()
}

export const foreignOriginError = () =>
  new AppError(
    'forbidden',
    'Your request came from another website, so we didn’t accept it. Open the page on this site and try again.',
  )
