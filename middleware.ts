import { type NextRequest, NextResponse } from 'next/server'
import { refusePost } from '@/lib/api/form-post'
import { decodeSession, sessionCookieName } from '@/lib/auth/session-token'
import * as paths from '@/lib/paths'
import { isHttps } from '@/lib/server/http/client-address'

/**
 * Redirects visitors without a session cookie away from the admin centre; pages and calls check the session against the database
 * themselves. Refuses forms that lib/api/form-post.ts refuses, and server actions called by script.
 */
export async function middleware(request: NextRequest) {
  const refusal = request.method === 'POST' ? await refusePost(request) : null
  if (refusal) return refusal
  const { pathname } = request.nextUrl
  if (!/^\/admin(?:\/|$)/.test(pathname) || pathname === paths.adminLogin) return NextResponse.next()
  const cookie = request.cookies.get(sessionCookieName(isHttps(request.headers)))
  if (cookie && (await decodeSession(cookie.value))) return NextResponse.next()
  return NextResponse.redirect(new URL(paths.adminLogin, request.url))
}

// Routes under /api read their own bodies; /email-stops reads none.
export const config = {
  matcher: [
    '/admin',
    '/admin/((?!login$).*)',
    { source: '/((?!api/).*)', has: [{ type: 'header', key: 'next-action' }] },
    {
      source: '/((?!api/|email-stops$).*)',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ],
  runtime: 'nodejs',
}
