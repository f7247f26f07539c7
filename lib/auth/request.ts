import 'server-only'
import { cookies, headers } from 'next/headers'
import { type HeadersOfCall, requestState } from '@/lib/server/http/request-state'

export interface CookieOptions {
  httpOnly: boolean
  sameSite: 'lax'
  secure: boolean
  path: string
  /** In seconds. */
  maxAge: number
}

/** Of a call that the pipeline answers, or else of the request that Next handles. */
export async function requestHeaders(): Promise<HeadersOfCall> {
  return requestState()?.call?.headers ?? (await headers())
}

export async function readCookie(name: string): Promise<string | undefined> {
  const call = requestState()?.call
  return call ? findCookie(call.headers.get('cookie') ?? '', name) : (await cookies()).get(name)?.value
}

/** Works only in route handlers and server actions. */
export async function setCookie(name: string, value: string, options: CookieOptions): Promise<void> {
  const call = requestState()?.call
  if (call) call.cookies.set(name, formatCookie(name, value, options))
  else (await cookies()).set(name, value, options)
}

/** As Next reads it: of two with one name, the last that can be decoded. */
export function findCookie(header: string, name: string): string | undefined {
  let value: string | undefined
  for (const pair of header.split(/; */)) {
    if (!pair.startsWith(`${name}=`)) continue
    try {
      value = decodeURIComponent(pair.slice(name.length + 1))
    } catch {
      // Next skips it too.
    }
  }
  return value
}

/** As Next writes it. */
export function formatCookie(
  name: string,
  value: string,
  { httpOnly, sameSite, secure, path, maxAge }: CookieOptions,
): string {
  const parts = [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    maxAge > 0 && `Expires=${new Date(Date.now() + maxAge * 1000).toUTCString()}`,
    `Max-Age=${maxAge}`,
    secure && 'Secure',
    httpOnly && 'HttpOnly',
    `SameSite=${sameSite}`,
  ]
  return parts.filter(Boolean).join('; ')
}
