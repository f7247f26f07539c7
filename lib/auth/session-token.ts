import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { env } from '@/lib/server/env'

export const SESSION_SECONDS = 8 * 3600

const COOKIE = 'next-auth.session-token'

/** Unlike next-auth's `__Secure-`, the prefix `__Host-` binds the cookie to this host. */
export const sessionCookieName = (secure: boolean) => (secure ? `__Host-${COOKIE}` : COOKIE)

/** The attributes of the session cookie. Ours and next-auth's code both write it. */
export const sessionCookieOptions = (secure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const

export const encodeSession = (sessionId: string) =>
  encode({
    token: { sid: sessionId, role: 'administrator' },
    secret: env.APP_SECRET ?? '',
    maxAge: SESSION_SECONDS,
  })

/** By token: decrypting costs more than looking up the session, which every request does anyway. */
const decryptedSessions = new Map<string, { sessionId: string; expiresAt: number }>()
const DECRYPTED_SESSIONS_MAX = 500

/** Null if the token is forged, changed or expired. */
export async function decodeSession(token: string): Promise<string | null> {
  const cached = decryptedSessions.get(token)
  if (cached && cached.expiresAt > Date.now()) return cached.sessionId
  try {
    const payload = await decode({ token, secret: env.APP_SECRET ?? '' })
    if (payload?.role !== 'administrator' || !isId(payload.sid)) return null
    for (const [oldest] of decryptedSessions)
      if (decryptedSessions.size >= DECRYPTED_SESSIONS_MAX) decryptedSessions.delete(oldest)
    decryptedSessions.set(token, { sessionId: payload.sid, expiresAt: Number(payload.exp) * 1000 })
    return payload.sid
  } catch {
    decryptedSessions.delete(token)
    return null
  }
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)
