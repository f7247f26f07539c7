import { randomUUID } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { problemResponse } from '@/lib/api/problem'
import { decodeSession, sessionCookieName } from '@/lib/auth/session-token'
import { AppError } from '@/lib/errors'
import * as paths from '@/lib/paths'
import {
  ACTION_BODY_MAX_BYTES,
  checkActionBody,
  declaredLength,
  isFormPost,
  tooLarge,
} from '@/lib/server/http/action-body'
import { isHttps, isOwnOrigin } from '@/lib/server/http/client-address'

/**
 * Redirects visitors without a session cookie away from the admin centre; pages, actions and calls check the session against the database
 * themselves. Refuses server action requests from other origins, too long ones before they are read, and bodies that React cannot decode.
 */
export async function middleware(request: NextRequest) {
  if (request.method === 'POST' && !isOwnOrigin(request.headers))
    return refuse(new AppError('forbidden', 'This request came from another website.'))
  if (request.method === 'POST' && isFormPost(request.headers)) {
    if (declaredLength(request.headers) > ACTION_BODY_MAX_BYTES) return refuse(tooLarge())
    const problem = await checkActionBody(request)
    if (problem) return refuse(problem)
  }
  const { pathname } = request.nextUrl
  if (!/^\/admin(?:\/|$)/.test(pathname) || pathname === paths.adminLogin) return NextResponse.next()
  const cookie = request.cookies.get(sessionCookieName(isHttps(request.headers)))
  if (cookie && (await decodeSession(cookie.value))) return NextResponse.next()
  return NextResponse.redirect(new URL(paths.adminLogin, request.url))
}

const refuse = (error: AppError) => problemResponse(error, randomUUID())

// Routes under /api read their own bodies.
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
