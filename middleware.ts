import { type NextRequest, NextResponse } from 'next/server'
import { isHttps } from '@/lib/auth/address'
import { decodeSession, sessionCookieName } from '@/lib/auth/session-token'
import * as paths from '@/lib/paths'

/**
 * Lets nobody into the admin centre without a session cookie of ours. A first net alone: pages, actions and calls behind it check the
 * session against the database themselves.
 */
export async function middleware(request: NextRequest) {
  const cookie = request.cookies.get(sessionCookieName(isHttps(request.headers)))
  if (cookie && (await decodeSession(cookie.value))) return NextResponse.next()
  return NextResponse.redirect(new URL(paths.adminLogin, request.url))
}

export const config = { matcher: ['/admin', '/admin/((?!login$).*)'], runtime: 'nodejs' }
