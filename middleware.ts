import { randomUUID } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { problemResponse } from '@/lib/api/problem'
import { isHttps, isOwnOrigin } from '@/lib/server/http/client-address'
import { decodeSession, sessionCookieName } from '@/lib/auth/session-token'
import { AppError } from '@/lib/errors'
import { isActionBody } from '@/lib/server/http/action-body'
import * as paths from '@/lib/paths'

/**
 * Lets nobody into the admin centre without a session cookie of ours. A first net alone: pages, actions and calls behind it check the
 * session against the database themselves. And lets nothing reach React's reader of actions that a screen of ours would not have sent.
 */
export async function middleware(request: NextRequest) {
  if (request.method === 'POST' && !isOwnOrigin(request.headers))
    return refuse(new AppError('forbidden', 'This request came from another website.'))
  if (request.method === 'POST' && !(await isActionBody(request)))
    return refuse(new AppError('malformed', 'The body is not valid.'))
  const { pathname } = request.nextUrl
  if (!/^\/admin(?:\/|$)/.test(pathname) || pathname === paths.adminLogin) return NextResponse.next()
  const cookie = request.cookies.get(sessionCookieName(isHttps(request.headers)))
  if (cookie && (await decodeSession(cookie.value))) return NextResponse.next()
  return NextResponse.redirect(new URL(paths.adminLogin, request.url))
}

const refuse = (error: AppError) => problemResponse(error, randomUUID())

// What is under /api reads its own bodies.
export const config = {
  matcher: [
    '/admin',
    '/admin/((?!login$).*)',
    { source: '/((?!api/).*)', has: [{ type: 'header', key: 'next-action' }] },
    {
      source: '/((?!api/).*)',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ],
  runtime: 'nodejs',
}
