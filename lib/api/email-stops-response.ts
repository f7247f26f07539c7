import 'server-only'
import { randomUUID } from 'node:crypto'
import { consumeRateLimit } from '@/lib/auth/rate-limiter'
import { foreignOriginError } from '@/lib/auth/visitor'
import { notFound } from '@/lib/errors'
import { readStopAddress } from '@/lib/mail/stops/queries'
import { allowMail, stopMail } from '@/lib/mail/stops/service'
import * as paths from '@/lib/paths'
import { clientAddress, isOwnOrigin } from '@/lib/server/http/client-address'
import { problemResponse } from './problem'
import { EMAIL_STOP_RATE } from './rate-limits'

const redirectTo = (path: string) =>
  new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } })

/** Mail scanners open links: only a POST changes anything. */
export function showEmailPreferences(request: Request): Response {
  return redirectTo(paths.emailPreferences(new URL(request.url).searchParams.get('token') ?? ''))
}

/** From our page, or from a mail program's one click (RFC 8058), which has neither cookies nor an origin. */
export async function changeEmailPreferences(request: Request): Promise<Response> {
  try {
    if (!isOwnOrigin(request.headers)) throw foreignOriginError()
    await consumeRateLimit('emailStops', EMAIL_STOP_RATE, clientAddress(request.headers))
    const { searchParams } = new URL(request.url)
    const token = searchParams.get('token') ?? ''
    const address = readStopAddress(token)
    if (address === null) throw notFound()
    await (searchParams.get('choice') === 'allow' ? allowMail(address) : stopMail(address))
    const isPage = request.headers.get('accept')?.includes('text/html')
    return isPage
      ? redirectTo(paths.emailPreferences(token))
      : new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    return problemResponse(error, randomUUID())
  }
}
