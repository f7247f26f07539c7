import 'server-only'
import { decode, encode } from 'next-auth/jwt'
import { env } from '@/lib/server/env'

/** How long an administrator stays signed in. */
export const SESSION_SECONDS = 8 * 3600

const COOKIE = 'next-auth.session-token'

/**
 * The name of next-auth's session cookie. Over https the plain one counts for nothing, and the prefix binds it to this host, which
 * next-auth's own `__Secure-` does not.
 */
export const sessionCookieName = (secure: boolean) => (secure ? `__Host-${COOKIE}` : COOKIE)

/** The token of a session: next-auth's encrypted JWT, which holds nothing but the session's id. */
export const encodeSession = (sessionId: string) =>
  encode({
    token: { sid: sessionId, role: 'administrator' },
    secret: env.APP_SECRET ?? '',
    maxAge: SESSION_SECONDS,
  })

/** Sessions by their token, once it was decrypted: that costs more than to look the session up, which is done on every call anyway. */
const decryptedSessions = new Map<string, { sessionId: string; expiresAt: number }>()
const DECRYPTED_SESSIONS_MAX = 500

/** The id of the session that a token names; null for one that is not ours, changed or past its time. */
export async function decodeSession(token: string): Promise<string | null> {
  const before = decryptedSessions.get(token)
  if (before && before.expiresAt > Date.now()) return before.sessionId
  try {
    const payload = await decode({ token, secret: env.APP_SECRET ?? '' })
    if (payload?.role !== 'administrator' || !isId(payload.sid)) return null
    // The oldest goes first.
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
