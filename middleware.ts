import { type NextRequest, NextResponse } from 'next/server'
import { getToken } from 'next-auth/jwt'
import { env } from '@/lib/env'
import * as paths from '@/lib/paths'

/**
 * Lets nobody into the admin centre without a signed session cookie. A first net alone: pages and calls behind it check the session
 * against the database themselves.
 */
export async function middleware(request: NextRequest) {
  const token = await getToken({ req: request, secret: env.APP_SECRET })
  if (token) return NextResponse.next()
  return NextResponse.redirect(new URL(paths.adminLogin, request.url))
}

export const config = { matcher: ['/admin', '/admin/((?!login$).*)'], runtime: 'nodejs' }
